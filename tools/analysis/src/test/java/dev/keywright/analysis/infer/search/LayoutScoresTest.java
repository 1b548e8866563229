package dev.keywright.analysis.infer.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.keywright.analysis.infer.Candidate;
import dev.keywright.analysis.infer.Inference;
import dev.keywright.analysis.infer.InferenceOptions;
import dev.keywright.analysis.infer.InferenceReport;
import dev.keywright.layout.signature.LayoutSignature;
import java.nio.ByteBuffer;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Layouts of one's own take the bits that they take as an answer. */
class LayoutScoresTest {
  private static final int KEYS = 400;

  @Test
  void kindsOfOtherLengthsTakeWhatTheyTakeAsAnAnswer() {
    SplittableRandom random = new SplittableRandom(1);
    Inference inference = Inference.of(InferenceOptions.USUAL);
    for (int i = 0; i < KEYS; i++) {
      boolean isLong = random.nextBoolean();
      ByteBuffer key = ByteBuffer.allocate(isLong ? 20 : 12).putInt(isLong ? 261 : 260);
      while (key.hasRemaining()) {
        key.putLong(random.nextInt(1, 70_000));
      }
      inference.add(key.array());
    }
    Candidate found = inference.report().candidates().get(0);
    assertThat(found.signatures()).hasSize(2);
    InferenceReport report =
        inference.report(found.signatures().stream().map(LayoutSignature::parse).toList());
    assertThat(report.own().orElseThrow().candidate().bits()).isCloseTo(found.bits(), within(0.01));
  }
}
