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
                        new PartType.Foreign(
                            PartType.Reason.UNSUPPORTED,
                            "java.util.List",
                            "it holds many values",
                            "declare it as something else")))))
        .containsExactly(
            """
            KW001 tags
            tags is java.util.List, which cannot be a part: it holds many values
            declare it as something else\
            """);
  }

  @Test
  void aStringIsFine() {
    assertThat(by(new UnsupportedType(), partition(text("tag")))).isEmpty();
  }
}
