package dev.keywright.cli.input;

import dev.keywright.cli.Interruption;
import java.io.InterruptedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** Chooses keys by chance, counts what it sees, and stops when the user asks for it. */
final class Sampling {
  private static final int MOST_SHOWN = 5;

  private final double share;
  private final SplittableRandom random;
  private final Interruption interruption;
  private final ChosenKeys consumer;
  private final List<String> firstBroken = new ArrayList<>();
  private long brokenLines;
  private long keys;
  private long used;

  Sampling(double share, long seed, Interruption interruption, ChosenKeys consumer) {
    this.share = share;
    this.random = new SplittableRandom(seed);
    this.interruption = interruption;
    this.consumer = consumer;
  }

  void begin(String file) {
    consumer.begin(file);
  }

  KeySink of(String file, Progress progress) {
    return (number, contents) -> {
      try {
        Object[] key = contents.columns();
        keys++;
        if (share == 1 || random.nextDouble() < share) {
          used++;
          consumer.add(number, key);
        }
        progress.keys(keys);
      } catch (BrokenKeyException broken) {
        add(file + ", line " + number + ": " + broken.getMessage());
      }
      if (interruption.isAsked()) {
        throw new InterruptedIOException("interrupted after a key");
      }
    };
  }

  private void add(String broken) {
    brokenLines++;
    if (firstBroken.size() < MOST_SHOWN) {
      firstBroken.add(broken);
    }
  }

  InputSummary summary(List<String> files, boolean isTable, List<String> columns) {
    return new InputSummary(
        files,
        isTable,
        columns,
        keys,
        used,
        new BrokenLines(brokenLines, firstBroken),
        interruption.isAsked());
  }
}
