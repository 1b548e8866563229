package dev.keywright.processor.laws;

import org.junit.jupiter.api.Test;

class SuffixLawTest {

  @Test
  void equalEntitiesGetDifferentKeysThatTheirPrefixFinds() {
    Tally tally = new Tally("unique suffixes");
    CompiledDesigns.judge(tally, SuffixLaw::new);
    tally.requireAtLeast(18, "layouts with a suffix");
  }
}
