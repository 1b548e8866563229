package dev.keywright.processor.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.keywright.processor.Compiled;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartType;
import java.util.List;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What Java types are read as, and which types hold one single value. */
class PartTypesTest {
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
        "byte | Whole[javaName=byte, min=-128, max=127] | byte | false",
        "Byte | Whole[javaName=byte, min=-128, max=127] | byte | true",
        "short | Whole[javaName=short, min=-32768, max=32767] | short | false",
        "Short | Whole[javaName=short, min=-32768, max=32767] | short | true",
        "int | Whole[javaName=int, min=-2147483648, max=2147483647] | int | false",
        "Integer | Whole[javaName=int, min=-2147483648, max=2147483647] | int | true",
        "long | Whole[javaName=long, min=-9223372036854775808, max=9223372036854775807] | long | false",
        "Long | Whole[javaName=long, min=-9223372036854775808, max=9223372036854775807] | long | true",
        "boolean | Flag[] | boolean | false",
        "Boolean | Flag[] | boolean | true",
        "char | Char[] | char | false",
        "Character | Char[] | char | true",
        "float | Floating[javaName=float] | float | false",
        "Float | Floating[javaName=float] | float | true",
        "double | Floating[javaName=double] | double | false",
        "Double | Floating[javaName=double] | double | true",
        "java.math.BigDecimal | Floating[javaName=java.math.BigDecimal] | BigDecimal | true",
        "String | Text[] | String | true",
        "byte[] | Bytes[] | byte[] | true",
        "java.util.UUID | Uuid[] | UUID | true",
        "Instant | Time[type=INSTANT] | Instant | true",
        "LocalDateTime | Time[type=DATE_TIME] | LocalDateTime | true",
        "LocalDate | Time[type=DATE] | LocalDate | true",
        "Year | ForeignTime[javaName=java.time.Year] | java.time.Year | true",
        "java.util.Date | ForeignTime[javaName=java.util.Date] | java.util.Date | true",
        "java.util.Optional<String> | Absent[javaName=java.util.Optional] | java.util.Optional | true",
        "java.util.OptionalInt | Absent[javaName=java.util.OptionalInt] | java.util.OptionalInt | true",
      })
  void eachTypeIsReadAsWhatItHolds(String type, String read, String javaName, boolean boxed) {
    Part part = part(type);

    assertThat(part.type()).hasToString(read);
    assertThat(part.javaType().name()).isEqualTo(javaName);
    assertThat(part.boxed()).isEqualTo(boxed);
    assertThat(part.wrappings()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "int[] | an array of int | of arrays, only byte[] can be a part",
        "Byte[] | an array of java.lang.Byte | of arrays, only byte[] can be a part",
        "byte[][] | an array of array | of arrays, only byte[] can be a part",
        "java.util.List<String> | java.util.List | it is neither a part type nor a type of one"
            + " single value: a record with one component, or a class with one constructor of one"
            + " parameter and one accessor of its type",
      })
  void whatHasNoFormIsNamedWithTheReason(String type, String name, String reason) {
    PartType read = part(type).type();

    assertThat(read).isInstanceOf(PartType.Unsupported.class);
    assertThat(((PartType.Unsupported) read).javaName()).isEqualTo(name);
    assertThat(((PartType.Unsupported) read).reason()).isEqualTo(reason);
  }

  @Test
  void aTypeVariableIsNoType() {
    PartType read =
        ReadEntity.of("record Entity<T>(@PartitionKey(order = 0) T value) {}").part().type();

    assertThat(((PartType.Unsupported) read).javaName()).isEqualTo("the type variable T");
    assertThat(((PartType.Unsupported) read).reason())
        .isEqualTo("a part needs one type for all keys");
  }

  @Test
  void anEnumIsReadByItsCodes() {
    Part part = part("Kind", "enum Kind { @KeyCode(\"a\") A, B; static final int NONE = 0; }");
    PartType.Codes codes = (PartType.Codes) part.type();

    assertThat(codes.type().name()).isEqualTo("Kind");
    assertThat(codes.constants())
        .extracting(PartType.Constant::name, PartType.Constant::code, PartType.Constant::isDeclared)
        .containsExactly(tuple("A", "a", true), tuple("B", "B", false));
    assertThat(part.boxed()).isTrue();
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

    assertThat(part.type())
        .hasToString("Whole[javaName=long, min=-9223372036854775808, max=9223372036854775807]");
    assertThat(part.wrappings()).hasSize(1);
    assertThat(part.wrappings().get(0).type().name()).isEqualTo("Id");
    assertThat(part.wrappings().get(0).access()).isEqualTo("value()");
    assertThat(part.wrappings().get(0).inner().name()).isEqualTo("long");
    assertThat(part.boxed()).isTrue();
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
    assertThat(part("Id", declaration).type()).isInstanceOf(PartType.Unsupported.class);
  }

  @Test
  void aSingleValueTypeWithAnArgumentIsNot() {
    assertThat(part("Id<String>", "record Id<T>(long value) {}").type())
        .isInstanceOf(PartType.Unsupported.class);
  }

  @Test
  void anInnerClassNeedsAnOuterObject() {
    assertThat(
            part(
                    "Outer.Id",
                    "class Outer { class Id { Id(long v) {} long value() { return 0; } } }")
                .type())
        .isInstanceOf(PartType.Unsupported.class);
    assertThat(
            part(
                    "Outer.Id",
                    "class Outer { static class Id { Id(long v) {} long value() { return 0; } } }")
                .wrappings())
        .hasSize(1);
  }

  @Test
  void typesAroundEachOtherAreUnwrappedFromTheOutside() {
    Part part = part("Id", "record Id(Inner inner) {}", "record Inner(String text) {}");

    assertThat(part.type()).isEqualTo(new PartType.Text());
    assertThat(part.wrappings()).extracting(it -> it.type().name()).containsExactly("Id", "Inner");
    assertThat(part.wrappings()).extracting(it -> it.access()).containsExactly("inner()", "text()");
    assertThat(part.wrappings())
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
    assertThat(elsewhere(ids, "Open").type()).isInstanceOf(PartType.Whole.class);
    assertThat(elsewhere(ids, "Kind").type()).isInstanceOf(PartType.Codes.class);
    assertThat(elsewhere(ids, "Closed").type()).isInstanceOf(PartType.Unsupported.class);
    assertThat(elsewhere(ids, "Mute").type()).isInstanceOf(PartType.Unsupported.class);
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
    PartType.Unsupported hidden = (PartType.Unsupported) part.type();
    assertThat(hidden.javaName()).isEqualTo("demo.Outer.Hidden");
    assertThat(hidden.reason())
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
}
