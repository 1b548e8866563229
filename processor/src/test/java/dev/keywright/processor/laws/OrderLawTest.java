package dev.keywright.processor.laws;

import org.junit.jupiter.api.Test;

class OrderLawTest {

  @Test
  void bytesSortAsValuesDoPartByPart() {
    CompiledDesigns.judge(new Tally("order"), OrderLaw::new);
  }
}
