package dev.keywright.processor.laws;

import org.junit.jupiter.api.Test;

class InverseLawTest {

  @Test
  void decodeGivesBackWhatWasEncoded() {
    CompiledDesigns.judge(new Tally("the inverse"), InverseLaw::new);
  }

  @Test
  void theEncodersWriteWhatTheFormatSays() {
    CompiledDesigns.judge(new Tally("the format"), FormatLaw::new);
  }

  @Test
  void differentValuesAreDifferentKeys() {
    CompiledDesigns.judge(new Tally("identity"), IdentityLaw::new);
  }
}
