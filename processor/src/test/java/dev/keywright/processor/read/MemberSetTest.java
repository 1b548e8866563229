package dev.keywright.processor.read;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.Compiled;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.model.Entity;
import dev.keywright.processor.model.Part;
import java.util.List;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Which members can be parts, what is said of others, and what is around them. */
class MemberSetTest {
  private static final JavaFileObject LOMBOK =
      Compiled.source(
          "lombok.Getter",
          """
          package lombok;
          public @interface Getter {}
          """);

  // The body of a class, and how its only part is read.
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "@PartitionKey(order = 0) int id; | id id",
        "@PartitionKey(order = 0) protected int id; int id() { return id; } | id id()",
        "@PartitionKey(order = 0) private int id; public int getId() { return id; } | id getId()",
        "@PartitionKey(order = 0) private boolean on; boolean isOn() { return on; } | on isOn()",
        "@PartitionKey(order = 0) int id; private int getId() { return id; } | id id",
        "@PartitionKey(order = 0) int id; long getId() { return id; } | id id",
        "@PartitionKey(order = 0) int getId() { return 0; } | id getId()",
        "@PartitionKey(order = 0) int issue() { return 0; } | issue issue()",
        "@PartitionKey(order = 0) int getURL() { return 0; } | URL getURL()",
        "private int uRL; @PartitionKey(order = 0) int getURL() { return 0; } | uRL getURL()",
      })
  void aMemberIsReadAsItsPropertyIs(String body, String read) {
    Part part = ReadEntity.of("class Entity { " + body + " }").part();

    assertThat(part.name() + " " + part.property().access()).isEqualTo(read);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "@PartitionKey(order = 0) private int id; | id is private, and Entity has no getter that returns its type, so the generated key cannot read it",
        "@PartitionKey(order = 0) private int id; long getId() { return id; } | id is private, and Entity has no getter that returns its type, so the generated key cannot read it",
        "@PartitionKey(order = 0) static int id; | id is static, so all rows would have the same value",
        "@PartitionKey(order = 0) void id() {} | id() cannot be read as a part: the generated key calls a getter without arguments, from the same package",
        "@PartitionKey(order = 0) static int id() { return 0; } | id() cannot be read as a part: the generated key calls a getter without arguments, from the same package",
        "@PartitionKey(order = 0) private int id() { return 0; } | id() cannot be read as a part: the generated key calls a getter without arguments, from the same package",
        "@PartitionKey(order = 0) int id(int at) { return 0; } | id() cannot be read as a part: the generated key calls a getter without arguments, from the same package",
        "@PartitionKey(order = 0) int id() throws Exception { return 0; } | id() cannot be read as a part: the generated key calls a getter without arguments, from the same package",
        "@PartitionKey(order = 0) <T> int id() { return 0; } | id() cannot be read as a part: the generated key calls a getter without arguments, from the same package",
        "int id; @Domain(max = 3) int other; | @Domain on other has no effect, because it is not a part of a key",
      })
  void whatCannotBeReadIsReported(String body, String problem) {
    ReadEntity read = ReadEntity.of("class Entity { " + body + " }");

    assertThat(read.findings()).containsExactly(problem);
    assertThat(read.layouts()).isEmpty();
  }

  @Test
  void factsOfAPropertyMayStandOnAnyOfItsMembers() {
    assertThat(
            ReadEntity.of(
                    "class Entity {",
                    "  @Domain(max = 3) private int id;",
                    "  @PartitionKey(order = 0) int getId() { return id; }",
                    "}")
                .findings())
        .isEmpty();
    assertThat(
            ReadEntity.of(
                    "record Entity(@PartitionKey(order = 0) int id, @Domain(max = 3) int other) {}")
                .findings())
        .containsExactly("@Domain on other has no effect, because it is not a part of a key");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "@Id @PartitionKey(order = 0) long id; String other; | true",
        "@Id @PartitionKey(order = 0) long id; @Id String other; | false",
        "@Id @PartitionKey(order = 0) long getId() { return 0; } int other() { return 0; } | true",
        "@Id @PartitionKey(order = 0) long getId() { return 0; } @Id int other() { return 0; } | false",
        "@PartitionKey(order = 0) long id; @Id String other; | false",
      })
  void theOnlyIdOfAnEntityIsUnique(String body, boolean unique) {
    assertThat(
            ReadEntity.of("import jakarta.persistence.Id;", "class Entity { " + body + " }")
                .part()
                .facts()
                .unique())
        .isEqualTo(unique);
  }

  @Test
  void factsOfAMethodWithParametersAreNotOfTheProperty() {
    ReadEntity read =
        ReadEntity.of(
            "class Entity {",
            "  @PartitionKey(order = 0) private int id;",
            "  int getId() { return id; }",
            "  @Domain(max = 3) int getId(int other) { return other; }",
            "}");
    assertThat(read.findings())
        .containsExactly("@Domain on getId has no effect, because it is not a part of a key");
    assertThat(read.part().limits().max()).isEmpty();
    assertThat(
            ReadEntity.of(
                    "record Entity(@PartitionKey(order = 0) int id) {",
                    "  @Domain(max = 3) int id(int other) { return other; }",
                    "}")
                .part()
                .limits()
                .max())
        .isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "@Nullable @PartitionKey(order = 0) String id | true",
        "@PartitionKey(order = 0) @CheckForNull String id | true",
        "@PartitionKey(order = 0) @NonNull String id | false",
        "@PartitionKey(order = 0) String id | false",
      })
  void anyAnnotationOfTheNameSaysThatAValueMayBeNull(String member, boolean nullable) {
    String annotations = "@interface Nullable {} @interface CheckForNull {} @interface NonNull {}";
    for (String entity :
        List.of(
            "record Entity(" + member + ") {}",
            "class Entity { " + member + "; }",
            "class Entity { " + member.replace(" id", " getId()") + " { return null; } }")) {
      assertThat(ReadEntity.of(annotations, entity).part().property().nullable())
          .as(entity)
          .isEqualTo(nullable);
    }
  }

  @Test
  void anAnnotationOfATypeUseSaysSoToo() {
    String annotation =
        "@java.lang.annotation.Target(java.lang.annotation.ElementType.TYPE_USE)"
            + " @interface Nullable {}";
    for (String entity :
        List.of(
            "record Entity(@PartitionKey(order = 0) @Nullable String id) {}",
            "class Entity { @PartitionKey(order = 0) @Nullable String id; }",
            "class Entity { @PartitionKey(order = 0) @Nullable String getId() { return null; } }")) {
      assertThat(ReadEntity.of(annotation, entity).part().property().nullable())
          .as(entity)
          .isTrue();
    }
  }

  @Test
  void aTypeThatIsMissingIsWaitedFor() {
    for (String entity :
        List.of(
            "record Entity(@PartitionKey(order = 0) Missing id) {}",
            "class Entity { @PartitionKey(order = 0) Missing id; }",
            "class Entity { @PartitionKey(order = 0) Missing getId() { return null; } }",
            "record Id(Missing value) {} record Entity(@PartitionKey(order = 0) Id id) {}",
            "class Id { Id(Missing v) {} } record Entity(@PartitionKey(order = 0) Id id) {}")) {
      assertThat(ReadEntity.of(entity).missing())
          .as(entity)
          .hasValueSatisfying(
              it -> {
                assertThat(it.check()).isEqualTo(CheckId.KW013);
                assertThat(it.problem())
                    .isEqualTo(
                        "there is no key yet, because the type of id, Missing, does not exist");
              });
    }
    for (String type : List.of("Missing[]", "java.util.List<Missing>")) {
      assertThat(
              ReadEntity.of("record Entity(@PartitionKey(order = 0) " + type + " id) {}").missing())
          .as(type)
          .isPresent();
    }
    assertThat(
            ReadEntity.of("record Entity(@PartitionKey(order = 0) int id, Missing other) {}")
                .missing())
        .isEmpty();
  }

  @Test
  void aGetterThatLombokMayAddIsWaitedFor() {
    String problem =
        "id is private, and Lombok has added no getter, so the generated key cannot read it";
    for (String entity :
        List.of(
            "@lombok.Getter class Entity { @PartitionKey(order = 0) private int id; }",
            "class Entity { @lombok.Getter @PartitionKey(order = 0) private int id; }")) {
      assertThat(ReadEntity.beside(List.of(LOMBOK), entity).missing())
          .as(entity)
          .hasValueSatisfying(it -> assertThat(it.problem()).isEqualTo(problem));
    }
    String open = "@lombok.Getter class Entity { @PartitionKey(order = 0) int id; }";
    assertThat(ReadEntity.beside(List.of(LOMBOK), open).part().property().access()).isEqualTo("id");
    assertThat(
            ReadEntity.atFirstSight(open.replace("lombok.Getter", "Getter"), "@interface Getter {}")
                .part()
                .property()
                .access())
        .isEqualTo("id");
  }

  @Test
  void whatIsPublicThroughoutIsPublic() {
    assertThat(
            ReadEntity.of(
                    "public class Source {",
                    "  public static class Entity { @PartitionKey(order = 0) int id; }",
                    "}")
                .layout()
                .entity()
                .isPublic())
        .isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "class Entity { @PartitionKey(order = 0) int id; }",
        "class Outer { public static class Entity { @PartitionKey(order = 0) int id; } }",
        "class Outer { static class Entity { @PartitionKey(order = 0) int id; } }",
      })
  void oneTypeAroundThatIsNotPublicHidesIt(String source) {
    assertThat(ReadEntity.of(source).layout().entity().isPublic()).isFalse();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "class Outer { private static class Entity { @PartitionKey(order = 0) int id; } }"
            + " | Entity is private, or nested in a private class, so the generated key cannot refer to it",
        "class Outer { private static class In { static class Entity { @PartitionKey(order = 0) int id; } } }"
            + " | Entity is private, or nested in a private class, so the generated key cannot refer to it",
        "class Outer<T> { class Entity { @PartitionKey(order = 0) int id; } }"
            + " | Entity is a non-static member of a generic class, so the generated key cannot refer to it",
        "class Outer<T> { class In { class Entity { @PartitionKey(order = 0) int id; } } }"
            + " | Entity is a non-static member of a generic class, so the generated key cannot refer to it",
        "class Outer<T> { static class Entity { @PartitionKey(order = 0) int id; } } | ``",
        "class Outer<T> { static class In { class Entity { @PartitionKey(order = 0) int id; } } } | ``",
        "class Outer { class Entity<T> { @PartitionKey(order = 0) int id; } } | ``",
        "class Outer { private static class Entity { int id; } } | ``",
      })
  void anEntityThatItsKeyCannotNameIsReported(String source, String problem) {
    assertThat(ReadEntity.of(source).findings())
        .containsExactlyElementsOf(problem.isEmpty() ? List.of() : List.of(problem));
  }

  @Test
  void aNestedEntityIsNamedWithTheTypesAroundIt() {
    Entity entity =
        ReadEntity.of(
                "class Outer { static class Entity<A, B> { @PartitionKey(order = 0) int id; } }")
            .layout()
            .entity();

    assertThat(entity.type().qualifiedName()).isEqualTo("demo.Outer.Entity");
    assertThat(entity.typeParameters()).isEqualTo(2);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "class Entity { @PartitionKey(order = 0) int id; } | ``",
        "@Deprecated class Entity { @PartitionKey(order = 0) int id; } | deprecation",
        "@Deprecated(forRemoval = true) class Entity { @PartitionKey(order = 0) int id; } | removal",
        "@Deprecated class Outer { static class Entity { @PartitionKey(order = 0) int id; } } | deprecation",
        "class Entity { @Deprecated @PartitionKey(order = 0) int id; } | deprecation",
        "class Entity { @PartitionKey(order = 0) int id; @Deprecated int other; } | ``",
        "@Deprecated record Id(int value) {} record Entity(@PartitionKey(order = 0) Id id) {} | deprecation",
        "enum Kind { A; @Deprecated static final int NONE = 0; } record Entity(@PartitionKey(order = 0) Kind id) {} | ``",
        "enum Kind { @Deprecated A, B } record Entity(@PartitionKey(order = 0) Kind id) {} | deprecation",
        "record Id(int value) { @Deprecated Id {} } record Entity(@PartitionKey(order = 0) Id id) {} | deprecation",
      })
  void whatIsDeprecatedIsSuppressed(String source, String suppressions) {
    assertThat(String.join(",", ReadEntity.of(source).layouts().get(0).entity().suppressions()))
        .isEqualTo(suppressions);
  }
}
