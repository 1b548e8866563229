package dev.keywright.processor.check.form;

import static dev.keywright.processor.check.Judgement.by;
import static dev.keywright.processor.check.LayoutBuilder.partition;
import static dev.keywright.processor.check.PartBuilder.part;
import static dev.keywright.processor.check.PartBuilder.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.model.PartType;
import org.junit.jupiter.api.Test;

class UnsupportedTypeTest {

  @Test
  void aListIsReportedWithTheReasonOfTheReader() {
    assertThat(
            by(
                new UnsupportedType(),
                partition(
                    part(
                        "tags",
                        new PartType.Unsupported("java.util.List", "it holds many values")))))
        .containsExactly(
            """
            KW001 tags
            tags is java.util.List, which cannot be a part: it holds many values
            declare it as byte, short, int, long, boolean, char, String, an enum, UUID, Instant, LocalDate, LocalDateTime, byte[], or a record with one component of such a type\
            """);
  }

  @Test
  void aStringIsFine() {
    assertThat(by(new UnsupportedType(), partition(text("tag")))).isEmpty();
  }
}
