package dev.keywright.processor.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.keywright.layout.signature.SimpleType;
import dev.keywright.processor.Compiled;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartType;
import java.util.List;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What Java types are read as, and which types hold one single value. */
class JavaTypesTest {
  private static Part part(String type, String... others) {
    return ReadEntity.of(
            "record Entity(@PartitionKey(order = 0) " + type + " value) {}",
            String.join("\n", others))
        .part();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "byte | Plain[type=byte] | byte | false",
        "Byte | Plain[type=byte] | byte | true",
        "short | Plain[type=short] | short | false",
        "Short | Plain[type=short] | short | true",
        "int | Plain[type=int] | int | false",
        "Integer | Plain[type=int] | int | true",
        "long | Plain[type=long] | long | false",
        "Long | Plain[type=long] | long | true",
        "boolean | Plain[type=boolean] | boolean | false",
        "Boolean | Plain[type=boolean] | boolean | true",
        "char | Plain[type=char] | char | false",
        "Character | Plain[type=char] | char | true",
        "float | Plain[type=float] | float | false",
        "Float | Plain[type=float] | float | true",
        "double | Plain[type=double] | double | false",
        "Double | Plain[type=double] | double | true",
        "java.math.BigDecimal | Foreign[reason=FRACTION, javaName=java.math.BigDecimal, problem=, fix=] | java.math.BigDecimal | true",
        "String | Plain[type=String] | String | true",
        "byte[] | Plain[type=byte[]] | byte[] | true",
        "java.util.UUID | Plain[type=UUID] | UUID | true",
        "Instant | Plain[type=Instant] | Instant | true",
        "LocalDateTime | Plain[type=LocalDateTime] | LocalDateTime | true",
        "LocalDate | Plain[type=LocalDate] | LocalDate | true",
        "YearMonth | Plain[type=YearMonth] | YearMonth | true",
        "Year | Plain[type=Year] | Year | true",
        "LocalTime | Foreign[reason=TIME, javaName=java.time.LocalTime, problem=, fix=] | java.time.LocalTime | true",
        "java.util.Date | Foreign[reason=TIME, javaName=java.util.Date, problem=, fix=] | java.util.Date | true",
        "java.util.Optional<String> | Foreign[reason=ABSENT, javaName=java.util.Optional, problem=, fix=] | java.util.Optional | true",
        "java.util.OptionalInt | Foreign[reason=ABSENT, javaName=java.util.OptionalInt, problem=, fix=] | java.util.OptionalInt | true",
      })
  void eachTypeIsReadAsWhatItHolds(String type, String read, String javaName, boolean boxed) {
    Part part = part(type);

    assertThat(part.type()).hasToString(read);
    assertThat(part.property().type().name()).isEqualTo(javaName);
    assertThat(part.property().boxed()).isEqualTo(boxed);
    assertThat(part.property().wrappings()).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void noTypeOfASignatureIsForgotten(SimpleType type) {
    assertThat(part(type.valueClass().getCanonicalName()).type())
        .isEqualTo(new PartType.Plain(type));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "int[] | an array of int | of arrays, only byte[] can be a part",
        "Byte[] | an array of java.lang.Byte | of arrays, only byte[] can be a part",
        "byte[][] | an array of array | of arrays, only byte[] can be a part",
        "java.util.Set<String> | java.util.Set | of collections, only List and SortedMap can be"
            + " parts, and not inside another type",
        "java.util.Locale | java.util.Locale | it is not a supported type, nor a record"
            + " with one component of a supported type",
      })
  void whatHasNoFormIsNamedWithTheReason(String type, String name, String reason) {
    PartType read = part(type).type();

    assertThat(read).isInstanceOf(PartType.Foreign.class);
    assertThat(((PartType.Foreign) read).javaName()).isEqualTo(name);
    assertThat(((PartType.Foreign) read).problem()).isEqualTo(reason);
  }

  @Test
  void aTypeVariableIsNoType() {
    PartType read =
        ReadEntity.of("record Entity<T>(@PartitionKey(order = 0) T value) {}").part().type();

    assertThat(((PartType.Foreign) read).javaName()).isEqualTo("the type variable T");
    assertThat(((PartType.Foreign) read).problem()).isEqualTo("a part needs one type for all keys");
  }

  @Test
  void anEnumIsReadByItsCodes() {
    Part part = part("Kind", "enum Kind { @KeyCode(\"a\") A, B; static final int NONE = 0; }");
    PartType.Codes codes = (PartType.Codes) part.type();

    assertThat(codes.type().name()).isEqualTo("Kind");
    assertThat(codes.constants())
        .extracting(PartType.Constant::name, PartType.Constant::code, PartType.Constant::isDeclared)
        .containsExactly(tuple("A", "a", true), tuple("B", "B", false));
    assertThat(part.property().boxed()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "record Id(long value) {}",
        "final class Id { Id(long v) {} long value() { return 0; } }",
        "class Id { Id(long v) {} long value() { return 0; } static long value2() { return 0; } }",
        "class Id { Id(long v) {} private Id(int v) {} long value() { return 0; } }",
        "class Id { Id(long v) {} Id(long v, int w) {} long value() { return 0; } }",
        "class Id { Id(long v) {} Id(int v) throws Exception {} long value() { return 0; } }",
        "class Id { Id(long v) {} long value() { return 0; } int other() { return 0; } }",
        "class Id { Id(long v) {} long value() { return 0; } long plus(long v) { return v; } }",
        "class Id { Id(long v) {} long value() { return 0; } private long own() { return 0; } }",
        "class Id { Id(long v) {} long value() { return 0; } long io() throws Exception { return 0; } }",
        "class Id { Id(long v) {} long value() { return 0; } <T> long of() { return 0; } }",
      })
  void aTypeOfOneSingleValueIsUnwrapped(String declaration) {
    Part part = part("Id", declaration);

    assertThat(part.type()).hasToString("Plain[type=long]");
    assertThat(part.property().wrappings()).hasSize(1);
    assertThat(part.property().wrappings().get(0).type().name()).isEqualTo("Id");
    assertThat(part.property().wrappings().get(0).access()).isEqualTo("value()");
    assertThat(part.property().wrappings().get(0).inner().name()).isEqualTo("long");
    assertThat(part.property().boxed()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "record Id(long value, int other) {}",
        "record Id() {}",
        "interface Id { long value(); }",
        "abstract class Id { Id(long v) {} long value() { return 0; } }",
        "class Id<T> { Id(long v) {} long value() { return 0; } }",
        "class Id { long value() { return 0; } }",
        "class Id { Id(long v) {} Id(int v) {} long value() { return 0; } }",
        "class Id { Id(long v) throws Exception {} long value() { return 0; } }",
        "class Id { private Id(long v) {} long value() { return 0; } }",
        "class Id { Id(long v) {} }",
        "class Id { Id(long v) {} long value() { return 0; } long other() { return 0; } }",
        "class Id { Id(long v) {} static long value() { return 0; } }",
        "class Id { Id(long v) {} int value() { return 0; } }",
        "class Id { Id(int v) {} public int hashCode() { return 0; } }",
        "class Id { Id(String v) {} public String toString() { return null; } }",
      })
  void aTypeOfMoreOrLessIsNot(String declaration) {
    assertThat(part("Id", declaration).type()).isInstanceOf(PartType.Foreign.class);
  }

  @Test
  void aSingleValueTypeWithAnArgumentIsNot() {
    assertThat(part("Id<String>", "record Id<T>(long value) {}").type())
        .isInstanceOf(PartType.Foreign.class);
  }

  @Test
  void anInnerClassNeedsAnOuterObject() {
    assertThat(
            part(
                    "Outer.Id",
                    "class Outer { class Id { Id(long v) {} long value() { return 0; } } }")
                .type())
        .isInstanceOf(PartType.Foreign.class);
    assertThat(
            part(
                    "Outer.Id",
                    "class Outer { static class Id { Id(long v) {} long value() { return 0; } } }")
                .property()
                .wrappings())
        .hasSize(1);
  }

  @Test
  void typesAroundEachOtherAreUnwrappedFromTheOutside() {
    Part part = part("Id", "record Id(Inner inner) {}", "record Inner(String text) {}");

    assertThat(part.type()).isEqualTo(new PartType.Plain(SimpleType.STRING));
    assertThat(part.property().wrappings())
        .extracting(it -> it.type().name())
        .containsExactly("Id", "Inner");
    assertThat(part.property().wrappings())
        .extracting(it -> it.access())
        .containsExactly("inner()", "text()");
    assertThat(part.property().wrappings())
        .extracting(it -> it.inner().name())
        .containsExactly("Inner", "String");
  }

  @Test
  void whatAnotherPackageHidesCannotBeNamed() {
    JavaFileObject ids =
        Compiled.source(
            "other.Ids",
            """
            package other;
            public class Ids {
              public record Open(long value) {}
              public enum Kind { A }
              public static class Closed {
                Closed(long v) {}
                public long value() { return 0; }
              }
              public static class Mute {
                public Mute(long v) {}
                long value() { return 0; }
              }
            }
            """);
    assertThat(elsewhere(ids, "Open").type()).isEqualTo(new PartType.Plain(SimpleType.LONG));
    assertThat(elsewhere(ids, "Kind").type()).isInstanceOf(PartType.Codes.class);
    assertThat(elsewhere(ids, "Closed").type()).isInstanceOf(PartType.Foreign.class);
    assertThat(elsewhere(ids, "Mute").type()).isInstanceOf(PartType.Foreign.class);
  }

  @Test
  void whatIsPrivateCannotBeNamed() {
    Part part =
        ReadEntity.of(
                "class Outer {",
                "  private record Hidden(long value) {}",
                "  record Entity(@PartitionKey(order = 0) Hidden value) {}",
                "}")
            .part();
    PartType.Foreign hidden = (PartType.Foreign) part.type();
    assertThat(hidden.javaName()).isEqualTo("demo.Outer.Hidden");
    assertThat(hidden.problem())
        .isEqualTo(
            "the generated key cannot reach it, because it is private or not public in another"
                + " package");
    assertThat(hidden.fix())
        .isEqualTo("make Hidden package-private in the package of the entity, or public");
  }

  private static Part elsewhere(JavaFileObject ids, String type) {
    return ReadEntity.beside(
            List.of(ids), "record Entity(@PartitionKey(order = 0) other.Ids." + type + " value) {}")
        .part();
  }

  @Test
  void noTypeIsAPartAndHasAReasonAgainstIt() {
    assertThat(JavaTypes.FOREIGN)
        .doesNotContainKeys(JavaTypes.TYPES.keySet().toArray(String[]::new));
  }
}
