package dev.keywright.processor.laws;

import org.junit.jupiter.api.Test;

class BufferLawTest {

  @Test
  void buffersGetAndGiveWhatArraysDoAtTheirPosition() {
    CompiledDesigns.judge(new Tally("buffers"), BufferLaw::new);
  }
}
