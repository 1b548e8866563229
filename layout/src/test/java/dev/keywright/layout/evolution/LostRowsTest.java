package dev.keywright.layout.evolution;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.layout.signature.PartSignature;
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

  /** Nobody could read the rows if the comparison said so of a day that becomes a month. */
  @Test
  void bytesStayOnlyIfTheirNumbersAndTimesDo() {
    RandomSignatures signatures = new RandomSignatures(1);
    Random random = new Random(1);
    PartChanges changes = new PartChanges(random);
    List<String> wrong = new ArrayList<>();
    int kept = 0;
    for (int judged = 0; judged < PAIRS; ) {
      LayoutSignature old = signatures.next();
      Optional<LayoutSignature> now = ofOtherNumber(changes, old, random);
      if (now.isEmpty()) {
        continue;
      }
      judged++;
      LayoutChange change = new LayoutChange(old, now.get());
      if (change.keepsBytes()) {
        Optional<String> misread = new RowJudge(old, now.get(), random).misread();
        kept++;
        misread.ifPresent(it -> wrong.add(change + "misread: " + it));
      }
    }
    System.out.printf("evolution: %,d pairs of types, %,d keep their bytes%n", PAIRS, kept);
    assertThat(wrong).isEmpty();
    assertThat(kept).isGreaterThan(PAIRS / 50);
  }

  /** One number or time has another type, if that is legal. */
  private static Optional<LayoutSignature> ofOtherNumber(
      PartChanges changes, LayoutSignature old, Random random) {
    List<PartSignature> parts = old.parts().filter(it -> it.kind().hasNumber()).toList();
    if (parts.isEmpty()) {
      return Optional.empty();
    }
    PartSignature before = parts.get(random.nextInt(parts.size()));
    PartSignature after = changes.ofOtherNumber(before);
    try {
      String changed = old.toString().replace(before.toString(), after.toString());
      return Optional.of(LayoutSignature.parse(changed)).filter(it -> !it.equals(old));
    } catch (IllegalArgumentException notALayout) {
      return Optional.empty();
    }
  }

  private static LayoutSignature changed(LayoutChanges changes, LayoutSignature from, int times) {
    LayoutSignature now = from;
    for (int i = 0; i < times; i++) {
      now = changes.next(now).orElse(now);
    }
    return now;
  }
}
