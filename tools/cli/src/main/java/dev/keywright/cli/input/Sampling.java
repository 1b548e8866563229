package dev.keywright.cli.input;

import dev.keywright.cli.Interruption;
import java.util.List;
import java.util.SplittableRandom;

/** Chooses keys by chance, counts what it sees, and stops when the user asks for it. */
final class Sampling {
  private final double share;
  private final SplittableRandom random;
  private final Interruption interruption;
  private final KeyConsumer consumer;
  private final BrokenLines.Builder broken = new BrokenLines.Builder();
  private long keys;
  private long used;

  Sampling(double share, long seed, Interruption interruption, KeyConsumer consumer) {
    this.share = share;
    this.random = new SplittableRandom(seed);
    this.interruption = interruption;
    this.consumer = consumer;
  }

  KeySink of(String file, Progress progress) {
    return new KeySink() {
      @Override
      public boolean key(long number, Object... columns) {
        keys++;
        if (share == 1 || random.nextDouble() < share) {
          used++;
          consumer.add(number, columns);
        }
        progress.keys(keys);
        return !interruption.isAsked();
      }

      @Override
      public boolean broken(long number, String reason) {
        broken.add(file, number, reason);
        return !interruption.isAsked();
      }
    };
  }

  InputSummary summary(List<String> files, boolean isTable, List<String> columns) {
    return new InputSummary(
        files, isTable, columns, keys, used, broken.build(), interruption.isAsked());
  }
}
