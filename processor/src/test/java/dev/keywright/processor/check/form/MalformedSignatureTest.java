package dev.keywright.processor.check.form;

import static dev.keywright.processor.check.Judgement.by;
import static dev.keywright.processor.check.LayoutBuilder.partition;
import static dev.keywright.processor.check.PartBuilder.anInt;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import org.junit.jupiter.api.Test;

class MalformedSignatureTest {
  private static final String SIX = "TEXT separator=',' | partitionKey: id int pad=6";

  @Test
  void aSignatureThatCannotBeReadIsReported() {
    assertThat(by(new MalformedSignature(), partition(anInt("id")).frozen(3, "pad=6")))
        .singleElement(STRING)
        .startsWith("KW015 @FrozenLayout.signature\nversion 3 has a malformed signature: ")
        .endsWith(
            "\ncopy the LAYOUT constant of the generated key as it was when rows were written");
    assertThat(by(new MalformedSignature(), partition(anInt("id")).frozen(3, SIX))).isEmpty();
  }

  @Test
  void onlyTheNewestVersionMayBeWithoutOne() {
    assertThat(by(new MalformedSignature(), partition(anInt("id").pad(6)).frozen(1).frozen(2, SIX)))
        .containsExactly(
            """
            KW015 @FrozenLayout
            version 1 has no signature, and version 2 is newer
            write the signature that the key had before version 2\
            """);
    assertThat(by(new MalformedSignature(), partition(anInt("id").pad(6)).frozen(2).frozen(1, SIX)))
        .isEmpty();
  }
}
