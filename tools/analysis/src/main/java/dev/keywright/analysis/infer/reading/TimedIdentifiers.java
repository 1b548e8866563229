package dev.keywright.analysis.infer.reading;

import dev.keywright.analysis.infer.cost.NumberCost;
import dev.keywright.analysis.infer.cost.TextCost;
import dev.keywright.runtime.time.TimeFormat;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;

/** How many bits identifiers take that begin with a time and are random behind it. */
final class TimedIdentifiers {
  /** An identifier of MongoDB: the seconds in four of twelve bytes. */
  private static final int OF_MONGODB = 12;

  /** A ULID: the milliseconds in six of sixteen bytes. */
  private static final int ULID = 16;

  private TimedIdentifiers() {}

  /** The bits of all of them; infinite if they are of no such form. */
  static double bits(List<byte[]> contents) {
    return Math.min(
        bits(contents, OF_MONGODB, Integer.BYTES, TimeFormat.EPOCH_SECONDS),
        bits(contents, ULID, 6, TimeFormat.EPOCH_MILLIS));
  }

  private static double bits(List<byte[]> contents, int width, int front, TimeFormat format) {
    if (contents.stream().anyMatch(it -> it.length != width)) {
      return Double.POSITIVE_INFINITY;
    }
    long[] times = contents.stream().mapToLong(it -> number(it, front)).toArray();
    if (CountedUnit.ALL.stream().noneMatch(it -> it.format() == format && it.areUsual(times))) {
      return Double.POSITIVE_INFINITY;
    }
    List<byte[]> rest = contents.stream().map(it -> Arrays.copyOfRange(it, front, width)).toList();
    return new NumberCost(times, (double) Byte.SIZE * front).bits() + new TextCost(rest).bits();
  }

  private static long number(byte[] content, int bytes) {
    return ByteBuffer.wrap(content).getLong() >>> (Long.SIZE - Byte.SIZE * bytes);
  }
}
