package dev.keywright.benchmarks;

import java.util.ArrayList;
import java.util.List;

/** All bars, in the order in which they are printed. */
final class AllBars {
  private AllBars() {}

  static List<Bar> list() {
    List<Bar> bars = new ArrayList<>();
    textEncode(bars);
    binaryEncode(bars);
    textDecode(bars);
    binaryDecode(bars);
    hashed(bars);
    ranges(bars);
    merged(bars);
    stored(bars);
    return List.copyOf(bars);
  }

  private static void textEncode(List<Bar> bars) {
    String operation = "TEXT encode to String";
    Cost string = Cost.time("ours", "TextEncode.keywright");
    bars.add(new Bar(operation, string, Cost.time("good", "TextEncode.good"), 0.9));
    bars.add(new Bar(operation, string, Cost.time("limit", "TextEncode.limit"), 1.1));
    bars.add(new Bar(operation, string, Cost.time("String.format", "TextEncode.format"), 0.05));
    bars.add(
        new Bar(
            operation,
            Cost.memory("ours", "TextEncode.keywright"),
            Cost.memory("the String alone", "TextEncode.stringAlone"),
            1));

    operation = "TEXT encode to bytes";
    Cost bytes = Cost.time("ours", "TextEncode.keywrightBytes");
    bars.add(new Bar(operation, bytes, Cost.time("good", "TextEncode.goodBytes"), 0.9));
    bars.add(new Bar(operation, bytes, Cost.time("limit", "TextEncode.limitBytes"), 1.1));
    bars.add(
        new Bar(
            operation,
            Cost.memory("ours", "TextEncode.keywrightBytes"),
            Cost.memory("the array alone", "TextEncode.bytesAlone"),
            1));
  }

  private static void binaryEncode(List<Bar> bars) {
    String operation = "BINARY encode";
    Cost ours = Cost.time("ours", "BinaryEncode.keywright");
    bars.add(new Bar(operation, ours, Cost.time("HBase OrderedBytes", "BinaryEncode.hbase"), 0.7));
    bars.add(
        new Bar(
            operation, ours, Cost.time("FoundationDB pack", "BinaryEncode.foundationDb"), 1.0 / 8));
    bars.add(
        new Bar(
            operation,
            Cost.memory("ours", "BinaryEncode.keywright"),
            Cost.memory("the array alone", "BinaryEncode.bytesAlone"),
            1));
  }

  private static void textDecode(List<Bar> bars) {
    String operation = "TEXT decode";
    Cost ours = Cost.time("ours", "TextDecode.keywright");
    bars.add(new Bar(operation, ours, Cost.time("good", "TextDecode.good"), 1));
    bars.add(
        new Bar(operation, ours, Cost.time("split and parse", "TextDecode.splitAndParse"), 0.45));
    bars.add(
        new Bar(
            operation,
            Cost.memory("ours", "TextDecode.keywright"),
            Cost.memory("the values alone", "TextDecode.valuesAlone"),
            1));
  }

  private static void binaryDecode(List<Bar> bars) {
    bars.add(
        new Bar(
            "BINARY decode",
            Cost.time("ours", "BinaryDecode.keywright"),
            Cost.time("FoundationDB unpack", "BinaryDecode.foundationDb"),
            1.0 / 5));
  }

  private static void hashed(List<Bar> bars) {
    Cost digest = Cost.time("reused MD5 digest alone", "HashedEncode.digestAlone");
    bars.add(new Bar("key with MD5 prefix", Cost.time("ours", "HashedEncode.md5"), digest, 1.25));
    bars.add(
        new Bar(
            "key with MURMUR3_32 prefix",
            Cost.time("ours", "HashedEncode.murmur3"),
            digest,
            1.0 / 4));
    bars.add(
        new Bar(
            "key with CRC32C prefix", Cost.time("ours", "HashedEncode.crc32c"), digest, 1.0 / 4));
  }

  private static void ranges(List<Bar> bars) {
    bars.add(
        new Bar(
            "a scan's range, ready to send",
            Cost.time("ours", "RangeBounds.keywright"),
            Cost.time("an encode of ours", "TextEncode.keywright"),
            3));
  }

  private static void merged(List<Bar> bars) {
    bars.add(
        new Bar(
            "16 buckets merged, 1,000,000 rows",
            Cost.time("ours", "MillionMerged.mergedRows"),
            Cost.time("read in sequence", "MillionMerged.sequentialRows"),
            1.3));
  }

  private static void stored(List<Bar> bars) {
    bars.add(
        new Bar(
            "full scan of 1,000,000 rows",
            Cost.time("ours", "MillionStored.decoded"),
            Cost.time("scan", "MillionStored.plain")
                .plus(
                    Cost.time("decode", "TextDecode.keywright")
                        .times(MillionStored.COUNT, "1,000,000 decodes")),
            1.1));
  }
}
