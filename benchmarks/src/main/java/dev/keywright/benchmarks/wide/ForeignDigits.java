package dev.keywright.benchmarks.wide;

import dev.keywright.EncodedNumber;
import dev.keywright.NumberEncoding;
import dev.keywright.PartitionKey;
import dev.keywright.Separator;
import java.time.Instant;
import java.util.List;
import java.util.Random;

/** Eight hexadecimal digits, and a time counted down from Long.MAX_VALUE in 19 digits. */
final class ForeignDigits extends Kind<ForeignDigits.Beat, String> {
  @Separator('|')
  record Beat(
      @PartitionKey(order = 0) @EncodedNumber(as = NumberEncoding.HEX, width = 8) int host,
      @PartitionKey(order = 1)
          @EncodedNumber(as = NumberEncoding.DECIMAL, width = 19, countDownFrom = Long.MAX_VALUE)
          Instant at) {}

  @Override
  Beat row(Random random) {
    return new Beat(random.nextInt() >>> 1, Samples.instant(random));
  }

  @Override
  List<Beat> refused() {
    return List.of(
        new Beat(-1, Instant.EPOCH),
        new Beat(1, Instant.ofEpochSecond(0, 1)),
        new Beat(1, Instant.MAX));
  }

  @Override
  String encode(Beat row) {
    return ForeignDigits_BeatKey.encodePartitionKey(row.host(), row.at());
  }

  @Override
  Object decode(String column) {
    return ForeignDigits_BeatKey.decode(column);
  }

  @Override
  String encodeByHand(Beat row) {
    long millis = Hand.millis(row.at());
    Hand.require(millis >= 0 && row.host() >= 0);
    byte[] out = Hand.scratch();
    for (int i = 7, rest = row.host(); i >= 0; i--, rest >>>= 4) {
      out[i] = (byte) Character.forDigit(rest & 15, 16);
    }
    out[8] = '|';
    return Hand.ascii(out, 0, Hand.writeDigits(Long.MAX_VALUE - millis, 19, out, 9));
  }

  @Override
  Beat decodeByHand(String column) {
    Hand.require(column.length() == 28 && column.charAt(8) == '|');
    int host = (int) Hand.hex(column, 0, 8);
    long millis = Long.MAX_VALUE - Hand.digits(column, 9, 19);
    Hand.require(millis >= 0 && host >= 0);
    return new Beat(host, Instant.ofEpochMilli(millis));
  }
}
