package dev.keywright.processor.read;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.model.Part;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MutabilityTest {

  private static List<Part> entity(String head, String... members) {
    String body = String.join("\n  ", members);
    return ReadParts.of(
        "import jakarta.persistence.*;",
        "import lombok.AccessLevel;",
        "import lombok.Data;",
        "import lombok.Setter;",
        "import org.springframework.data.annotation.CreatedDate;",
        "import org.springframework.data.annotation.LastModifiedBy;",
        "import org.springframework.data.annotation.LastModifiedDate;",
        head + " {",
        "  " + body,
        "  long getValue() { return value; }",
        "}");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "private long value | `` | ``",
        "private long value | void setValue(long value) {} | setValue",
        "private long value | protected Entity value(long value) { return this; } | value",
        "private long value | private void setValue(long value) {} | ``",
        "private long value | static void setValue(long value) {} | ``",
        "private long value | void setValue(String value) {} | ``",
        "private long value | Entity withValue(long value) { return this; } | ``",
        "long value | `` | the field value",
        "final long value = 1 | void setValue(long value) {} | ``",
        "@Version private long value | `` | @Version",
        "@LastModifiedDate private long value | `` | @LastModifiedDate",
        "@LastModifiedBy private long value | void setValue(long value) {} | @LastModifiedBy",
        "@org.springframework.data.annotation.Version private long value | `` | @Version",
        "@Column(updatable = false) private long value | void setValue(long value) {} | ``",
        "@Column(name = \"v\") private long value | void setValue(long value) {} | setValue",
        "@Id @GeneratedValue private long value | void setValue(long value) {} | ``",
        "@CreatedDate private long value | void setValue(long value) {} | ``",
        "@Setter private long value | `` | @Setter",
        "@Setter(AccessLevel.NONE) private long value | `` | ``",
        "@Setter(AccessLevel.PACKAGE) private long value | `` | @Setter",
      })
  void whatMayChangeAValueIsNamed(String field, String method, String changedBy) {
    List<Part> parts = entity("class Entity", "@PartitionKey(order = 0) " + field + ";", method);

    assertThat(parts.get(0).property().changedBy().orElse("")).isEqualTo(changedBy);
  }

  @Test
  void aSetterOfTheClassIsOfAllFieldsThatAreNotFinal() {
    String part = "@PartitionKey(order = 0) private long value;";

    assertThat(entity("@Data class Entity", part).get(0).property().changedBy()).hasValue("@Data");
    assertThat(entity("@Setter class Entity", part).get(0).property().changedBy())
        .hasValue("@Setter");
    assertThat(
            entity("@Data class Entity", "@Setter(AccessLevel.NONE) " + part)
                .get(0)
                .property()
                .changedBy())
        .isEmpty();
    assertThat(
            entity("@Data class Entity", "@PartitionKey(order = 0) private final long value = 1;")
                .get(0)
                .property()
                .changedBy())
        .isEmpty();
  }

  @Test
  void aRecordStaysAsItIs() {
    List<Part> parts =
        ReadParts.of(
            "record Entity(@PartitionKey(order = 0) long value) {",
            "  void setValue(long value) {}",
            "}");

    assertThat(parts.get(0).property().changedBy()).isEmpty();
  }
}
