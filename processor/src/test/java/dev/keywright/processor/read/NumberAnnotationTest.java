package dev.keywright.processor.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.keywright.layout.signature.FormWords;
import dev.keywright.processor.model.Layout;
import dev.keywright.runtime.number.NumberEncoding;
import dev.keywright.runtime.number.NumberForm;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NumberAnnotationTest {

  @Test
  void eachKeyHasTheFormThatIsForIt() {
    ReadEntity read =
        ReadEntity.of(
            "record Entity(",
            "    @PartitionKey(order = 0) @PartitionKey(order = 0, key = \"down\")",
            "    @EncodedNumber(as = NumberEncoding.HEX, width = 8, upperCase = true)",
            "    @EncodedNumber(key = \"down\", as = NumberEncoding.DECIMAL, width = 19,",
            "        countDownFrom = Long.MAX_VALUE)",
            "    long id) {}");

    assertThat(read.findings()).isEmpty();
    assertThat(read.layouts())
        .extracting(
            Layout::keyName,
            it ->
                FormWords.of(
                    it.parts().findFirst().orElseThrow().encoding().number().orElseThrow()))
        .containsExactly(
            tuple("", "as=HEX width=8 upperCase"),
            tuple("down", "as=DECIMAL width=19 countDownFrom=9223372036854775807"));
  }

  @Test
  void aConstantThatIsNotWrittenIsNone() {
    assertThat(
            ReadEntity.of(
                    "class Entity {",
                    "  @EncodedNumber(as = NumberEncoding.HEX, width = 3) private int id;",
                    "  @PartitionKey(order = 0) int getId() { return id; }",
                    "}")
                .part()
                .encoding()
                .number())
        .contains(NumberForm.of(NumberEncoding.HEX, 3));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "@PartitionKey(order = 0) int id; @EncodedNumber(as = NumberEncoding.HEX, width = 3) int other;"
            + " | @EncodedNumber on other has no effect, because it is not a part of a key",
        "@PartitionKey(order = 0)"
            + " @EncodedNumber(key = \"byTime\", as = NumberEncoding.HEX, width = 3) int id;"
            + " | @EncodedNumber is for key byTime, and id is not a part of that",
        "@PartitionKey(order = 0, key = \"byTime\")"
            + " @EncodedNumber(as = NumberEncoding.HEX, width = 3) int id;"
            + " | @EncodedNumber is for the default key, and id is not a part of that",
        "@PartitionKey(order = 0) @EncodedNumber(as = NumberEncoding.HEX, width = 3)"
            + " @EncodedNumber(as = NumberEncoding.HEX, width = 4) int id;"
            + " | two @EncodedNumber of id are for the default key",
      })
  void whatSaysNothingIsReported(String body, String problem) {
    assertThat(ReadEntity.of("class Entity { " + body + " }").findings()).containsExactly(problem);
  }
}
