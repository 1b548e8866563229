package dev.keywright.benchmarks.wide;

import dev.keywright.Domain;
import dev.keywright.EncodedText;
import dev.keywright.Format;
import dev.keywright.KeyFormat;
import dev.keywright.PartitionKey;
import dev.keywright.TextEncoding;
import java.util.List;
import java.util.Random;

/** A text in 24 bytes, filled with zeros, and a number. */
final class ForeignFixed extends Kind<ForeignFixed.Agent, byte[]> {
  private static final int WIDTH = 24;

  @KeyFormat(Format.BINARY)
  record Agent(
      @PartitionKey(order = 0)
          @EncodedText(as = TextEncoding.FIXED, width = WIDTH, fill = 0)
          @Domain(alphabet = "0-9A-Za-z", maxLength = WIDTH)
          String name,
      @PartitionKey(order = 1) long start) {}

  @Override
  Agent row(Random random) {
    return new Agent(Samples.letters(random, WIDTH), random.nextLong());
  }

  @Override
  List<Agent> refused() {
    return List.of(new Agent("a b", 1), new Agent("a\0", 1), new Agent("a".repeat(25), 1));
  }

  @Override
  byte[] encode(Agent row) {
    return ForeignFixed_AgentKey.encodePartitionKey(row.name(), row.start());
  }

  @Override
  Object decode(byte[] column) {
    return ForeignFixed_AgentKey.decode(column);
  }

  @Override
  byte[] encodeByHand(Agent row) {
    byte[] out = new byte[WIDTH + Long.BYTES];
    Hand.writeLetters(row.name(), WIDTH, out, 0);
    HandBytes.writeLong(row.start(), out, WIDTH);
    return out;
  }

  @Override
  Agent decodeByHand(byte[] column) {
    Hand.require(column.length == WIDTH + Long.BYTES);
    int end = WIDTH;
    while (end > 0 && column[end - 1] == 0) {
      end--;
    }
    for (int i = 0; i < end; i++) {
      Hand.require(Hand.isLetter(column[i]));
    }
    return new Agent(Hand.ascii(column, 0, end), HandBytes.number(column, WIDTH));
  }
}
