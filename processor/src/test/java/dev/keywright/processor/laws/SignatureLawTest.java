package dev.keywright.processor.laws;

import org.junit.jupiter.api.Test;

class SignatureLawTest {

  @Test
  void theSignatureAloneReadsAndWritesWhatTheGeneratedKeyDoes() {
    CompiledDesigns.judge(new Tally("the signature"), SignatureLaw::new);
  }
}
