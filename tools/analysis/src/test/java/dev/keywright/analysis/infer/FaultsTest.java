package dev.keywright.analysis.infer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.analysis.KeyText;
import dev.keywright.analysis.PartOrder;
import dev.keywright.analysis.infer.fault.Fault;
import dev.keywright.analysis.infer.sample.SampledKey;
import dev.keywright.analysis.infer.search.DecodedLayout;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.layout.signature.PartSignature;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Every fault is shown by two keys of the input, and sound layouts have none. */
class FaultsTest {
  private static final int KEYS = 800;
  private static final int FEW_KEYS = 400;
  private static final int MANY = Integer.getInteger("layouts", 1500);

  @Test
  void faultsAreThereAndSoundLayoutsHaveNone() {
    judge(9, FEW_KEYS);
  }

  @Test
  @Tag("evidence")
  void faultsOfManyLayoutsAreThere() {
    judge(MANY, KEYS);
  }

  private static void judge(int layouts, int count) {
    int faulty = 0;
    int shown = 0;
    for (int seed = 0; seed < layouts; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      RandomLayout layout = seed % 3 < 2 ? RandomTexts.next(random) : RandomBinaries.next(random);
      List<byte[][]> keys = layout.keys(count, random);
      List<Fault> faults = faults(keys);
      if (isSound(layout.signature())) {
        assertThat(faults).as("seed %s: %s", seed, layout.signature()).isEmpty();
      } else {
        faulty++;
        int seeded = seed;
        faults.forEach(fault -> assertShown(seeded, fault, layout.signature(), keys));
        shown += faults.isEmpty() ? 0 : 1;
      }
    }
    System.out.println(
        layouts + " layouts, " + faulty + " may be faulty, " + shown + " with faults");
    assertThat(shown).isPositive();
  }

  private static List<Fault> faults(List<byte[][]> keys) {
    Inference inference = Inference.of(InferenceOptions.USUAL);
    keys.forEach(inference::add);
    return inference.report().candidates().get(0).faults();
  }

  private static boolean isSound(LayoutSignature layout) {
    return layout.parts().allMatch(PartSignature::keepsOrder);
  }

  /** Both keys are in the input, and the values that were written are in the other order. */
  private static void assertShown(
      int seed, Fault fault, LayoutSignature truth, List<byte[][]> keys) {
    byte[][] first = key(fault.first(), keys);
    byte[][] second = key(fault.second(), keys);
    DecodedLayout reader = new DecodedLayout(truth);
    Map<String, Object> a = reader.read(new SampledKey(first, 0)).orElseThrow();
    Map<String, Object> b = reader.read(new SampledKey(second, 0)).orElseThrow();
    for (PartSignature part : truth.parts().toList()) {
      int order = PartOrder.of(part).compare(a.get(part.name()), b.get(part.name()));
      if (order != 0) {
        boolean isLost = part.encoding().isLargestFirst() ? order < 0 : order > 0;
        assertThat(isLost).as("seed %s: %s of %s", seed, fault, truth).isTrue();
        return;
      }
    }
    throw new AssertionError("the keys are equal: " + fault);
  }

  private static byte[][] key(List<String> shown, List<byte[][]> keys) {
    Map<List<String>, byte[][]> byText = new HashMap<>();
    for (byte[][] key : keys) {
      List<String> columns = new ArrayList<>();
      Arrays.stream(key).forEach(column -> columns.add(KeyText.shown(column)));
      byText.put(columns, key);
    }
    byte[][] key = byText.get(shown);
    assertThat(key).as("%s in the input", shown).isNotNull();
    return key == null ? new byte[0][] : key;
  }

  /** The best answer takes the bytes for a number, lowest byte first; the next, highest first. */
  @Test
  void whatIsInOrderByAnAnswerAsGoodIsNoFault() {
    Inference inference = Inference.of(InferenceOptions.USUAL);
    new RandomLayout(
            LayoutSignature.parse("BINARY | partitionKey: \"t\" p0 long as=LITTLE_ENDIAN width=8"),
            Map.of("p0", random -> random.nextLong(1L << 56)))
        .keys(20, new SplittableRandom(842))
        .forEach(inference::add);
    List<Candidate> candidates = inference.report().candidates();
    assertThat(candidates.get(0).signatures().get(0)).contains("LITTLE_ENDIAN");
    assertThat(candidates.get(1).signatures().get(0)).endsWith(" long");
    assertThat(candidates.get(0).faults()).isEmpty();
  }

  @Test
  void aNumberInTwoFormsIsAFaultOfIdentity() {
    Inference inference = Inference.of(InferenceOptions.USUAL);
    for (int i = 0; i < 500; i++) {
      inference.add((i * 7919 % 1000 + ",x" + i % 7).getBytes(StandardCharsets.UTF_8));
      inference.add(("00" + i * 7919 % 1000 + ",x" + i % 7).getBytes(StandardCharsets.UTF_8));
    }
    List<Fault> faults = inference.report().candidates().get(0).faults();
    assertThat(faults)
        .anySatisfy(
            fault -> {
              assertThat(fault.kind()).isEqualTo(Fault.Kind.IDENTITY);
              assertThat(fault.first()).isNotEqualTo(fault.second());
              assertThat(Integer.parseInt(fault.firstValue()))
                  .isEqualTo(Integer.parseInt(fault.secondValue()));
            });
  }
}
