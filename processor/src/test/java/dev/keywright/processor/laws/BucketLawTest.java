package dev.keywright.processor.laws;

import org.junit.jupiter.api.Test;

class BucketLawTest {

  @Test
  void everyKeyIsInTheBucketOfItsValuesAndAMergeHandsBackTheWholeAnswerInOrder() {
    CompiledDesigns.judge(new Tally("buckets"), BucketLaw::new);
  }
}
