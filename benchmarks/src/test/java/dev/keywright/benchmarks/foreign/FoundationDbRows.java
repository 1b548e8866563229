package dev.keywright.benchmarks.foreign;

import static dev.keywright.Format.BINARY;
import static dev.keywright.Format.FDB_TUPLE;
import static dev.keywright.NumberEncoding.UNSIGNED;
import static dev.keywright.NumberEncoding.VARINT_FOUNDATIONDB;

import com.apple.foundationdb.tuple.Tuple;
import dev.keywright.EncodedNumber;
import dev.keywright.KeyFormat;
import dev.keywright.PartitionKey;
import dev.keywright.PartitionTemplate;
import dev.keywright.benchmarks.foreign.ForeignRow.Case;
import java.util.List;
import java.util.UUID;

/** What FoundationDB's library makes of tuples. */
final class FoundationDbRows {
  @SuppressWarnings("ArrayRecordComponent") // read once
  @KeyFormat(FDB_TUPLE)
  @PartitionTemplate("visits{user}{number}{session}{isFirst}{digest}{share}")
  record Visit(
      @PartitionKey String user,
      @PartitionKey long number,
      @PartitionKey UUID session,
      @PartitionKey boolean isFirst,
      @PartitionKey byte[] digest,
      @PartitionKey double share) {}

  @KeyFormat(BINARY)
  record Inside(
      @PartitionKey(order = 0) @EncodedNumber(as = UNSIGNED, width = 1) int kind,
      @PartitionKey(order = 1) @EncodedNumber(as = VARINT_FOUNDATIONDB) long number,
      @PartitionKey(order = 2) String name) {}

  static final List<ForeignRow> ALL =
      List.of(
          ForeignRow.of(
              "FoundationDB, `Tuple.pack`",
              FoundationDbRows.class,
              new Case<Visit>(
                  "Visit",
                  Values.LONGS.stream()
                      .map(it -> new Visit("", it, new UUID(0, -1), true, new byte[] {0, -1}, -0.0))
                      .toList(),
                  random ->
                      new Visit(
                          Values.text(random),
                          Values.number(random),
                          new UUID(random.nextLong(), random.nextLong()),
                          random.nextBoolean(),
                          Values.bytes(random, random.nextInt(5)),
                          random.nextGaussian()),
                  it ->
                      FoundationDbRows_VisitKey.encodePartitionKey(
                          it.user, it.number, it.session, it.isFirst, it.digest, it.share),
                  it ->
                      Tuple.from(
                              "visits",
                              it.user,
                              it.number,
                              it.session,
                              it.isFirst,
                              it.digest,
                              it.share)
                          .pack())),
          ForeignRow.of(
              "FoundationDB, an integer of a tuple inside other bytes",
              FoundationDbRows.class,
              new Case<Inside>(
                  "Inside",
                  Values.LONGS.stream().map(it -> new Inside(255, it, "n")).toList(),
                  random ->
                      new Inside(random.nextInt(256), Values.number(random), Values.text(random)),
                  it -> FoundationDbRows_InsideKey.encodePartitionKey(it.kind, it.number, it.name),
                  it ->
                      Values.joined(
                          new byte[] {(byte) it.kind},
                          Tuple.from(it.number).pack(),
                          Values.utf8(it.name)))));

  private FoundationDbRows() {}
}
