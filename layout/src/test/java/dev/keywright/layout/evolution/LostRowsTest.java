package dev.keywright.layout.evolution;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.layout.signature.RandomSignatures;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A comparison says that rows are lost exactly when a key of the older layout is lost. */
class LostRowsTest {
  private static final int PAIRS = 500;
  private static final int MANY = 20_000;

  @Test
  void rowsAreLostExactlyWhenAKeyIs() {
    judge(1, PAIRS);
  }

  /** As many as {@code evolution.pairs} says, from {@code evolution.seed} on. */
  @Test
  @Tag("evidence")
  void soTheyAreInManyMoreChanges() {
    judge(Long.getLong("evolution.seed", 2), Integer.getInteger("evolution.pairs", MANY));
  }

  private static void judge(long seed, int pairs) {
    RandomSignatures signatures = new RandomSignatures(seed);
    Random random = new Random(seed);
    LayoutChanges changes = new LayoutChanges(random);
    List<String> wrong = new ArrayList<>();
    int kept = 0;
    long keys = 0;
    for (int judged = 0; judged < pairs; ) {
      LayoutSignature old = changed(changes, signatures.next(), random.nextInt(6));
      LayoutSignature now = changed(changes, old, 1 + random.nextInt(2));
      if (now.equals(old)) {
        continue;
      }
      RowJudge judge = new RowJudge(old, now, random);
      Optional<String> lost = judge.lost();
      if (lost.isEmpty() && judge.keys() == 0) {
        // No key has this layout: a part is at least 99 and at most 28.
        continue;
      }
      judged++;
      keys += judge.keys();
      kept += lost.isEmpty() ? 1 : 0;
      LayoutChange change = new LayoutChange(old, now);
      if (change.isCompatible() != lost.isEmpty()) {
        wrong.add(
            change
                + lost.map(it -> "lost: " + it).orElse("kept, but the comparison says otherwise")
                + "\n"
                + change.differences());
      }
    }
    System.out.printf(
        "evolution: seed %d, %,d pairs, %,d keys, %,d pairs keep all rows, %,d wrong%n",
        seed, pairs, keys, kept, wrong.size());
    assertThat(wrong).as("seed %d", seed).isEmpty();
  }

  private static LayoutSignature changed(LayoutChanges changes, LayoutSignature from, int times) {
    LayoutSignature now = from;
    for (int i = 0; i < times; i++) {
      now = changes.next(now).orElse(now);
    }
    return now;
  }
}
