package dev.keywright.benchmarks;

import java.util.List;
import java.util.stream.Stream;

/** All bars of keys, in the order in which they are printed. */
final class AllBars {
  private AllBars() {}

  static List<Bar> list() {
    return Stream.of(
            textEncode(),
            textEncodeToBytes(),
            binaryEncode(),
            openBinaryEncode(),
            textDecode(),
            binaryDecode(),
            openBinaryDecode(),
            families(),
            hashed(),
            ranges(),
            sorting(),
            millions())
        .flatMap(List::stream)
        .toList();
  }

  private static List<Bar> textEncode() {
    String operation = "TEXT encode to String";
    String ours = "TextEncode.keywright";
    return List.of(
        Bar.time(operation, ours, 0.9, Cost.time("good", "TextEncode.good")),
        Bar.time(operation, ours, 1.1, Cost.time("limit", "TextEncode.limit")),
        Bar.time(operation, ours, 1.0 / 20, Cost.time("String.format", "TextEncode.format")),
        Bar.none(operation, ours, Cost.time("StringBuilder", "TextEncode.stringBuilder")),
        Bar.memory(operation, ours, Cost.memory("the String alone", "TextEncode.stringAlone")));
  }

  private static List<Bar> textEncodeToBytes() {
    String operation = "TEXT encode to bytes";
    String ours = "TextEncode.keywrightBytes";
    return List.of(
        Bar.time(operation, ours, 0.9, Cost.time("good", "TextEncode.goodBytes")),
        Bar.time(operation, ours, 1.1, Cost.time("limit", "TextEncode.limitBytes")),
        Bar.memory(operation, ours, Cost.memory("the array alone", "TextEncode.bytesAlone")));
  }

  private static List<Bar> binaryEncode() {
    String operation = "BINARY encode";
    String ours = "BinaryEncode.keywright";
    return List.of(
        orderedBytes(operation, ours),
        pack(operation, ours),
        Bar.none(operation, ours, Cost.time("Accumulo lexicoders", "BinaryEncode.accumulo")),
        Bar.none(operation, ours, Cost.time("good", "BinaryEncode.good")),
        Bar.none(operation, ours, Cost.time("limit", "BinaryEncode.limit")),
        Bar.memory(operation, ours, Cost.memory("the array alone", "BinaryEncode.bytesAlone")));
  }

  private static List<Bar> openBinaryEncode() {
    String operation = "BINARY encode, any text";
    String ours = "BinaryEncode.keywrightOpen";
    return List.of(
        orderedBytes(operation, ours),
        pack(operation, ours),
        Bar.time(operation, ours, 1.1, Cost.time("good", "BinaryEncode.good")),
        Bar.memory(operation, ours, Cost.memory("the array alone", "BinaryEncode.bytesAlone")));
  }

  private static Bar orderedBytes(String operation, String ours) {
    return Bar.time(operation, ours, 0.7, Cost.time("HBase OrderedBytes", "BinaryEncode.hbase"));
  }

  private static Bar pack(String operation, String ours) {
    Cost pack = Cost.time("FoundationDB pack", "BinaryEncode.foundationDb");
    return Bar.time(operation, ours, 1.0 / 8, pack);
  }

  private static List<Bar> textDecode() {
    String operation = "TEXT decode";
    String ours = "TextDecode.keywright";
    return List.of(
        Bar.time(operation, ours, 1, Cost.time("good", "TextDecode.good")),
        Bar.time(operation, ours, 0.45, Cost.time("split and parse", "TextDecode.splitAndParse")),
        Bar.none(operation, ours, Cost.time("limit", "TextDecode.limit")),
        Bar.memory(operation, ours, Cost.memory("the values alone", "TextDecode.valuesAlone")));
  }

  private static List<Bar> binaryDecode() {
    String operation = "BINARY decode";
    String ours = "BinaryDecode.keywright";
    return List.of(
        unpack(operation, ours),
        Bar.none(operation, ours, Cost.time("HBase OrderedBytes", "BinaryDecode.hbase")),
        Bar.none(operation, ours, Cost.time("Accumulo lexicoders", "BinaryDecode.accumulo")),
        Bar.none(operation, ours, Cost.time("good", "BinaryDecode.good")),
        Bar.none(operation, ours, Cost.time("limit", "BinaryDecode.limit")));
  }

  private static List<Bar> openBinaryDecode() {
    String operation = "BINARY decode, any text";
    String ours = "BinaryDecode.keywrightOpen";
    return List.of(
        unpack(operation, ours),
        Bar.memory(operation, ours, Cost.memory("the values alone", "TextDecode.valuesAlone")));
  }

  private static Bar unpack(String operation, String ours) {
    Cost unpack = Cost.time("FoundationDB unpack", "BinaryDecode.foundationDb");
    return Bar.time(operation, ours, 1.0 / 5, unpack);
  }

  private static List<Bar> families() {
    double limit = 1.15;
    return List.of(
        Bar.time(
            "family decode, first of 8 members",
            "FamilyDecode.first",
            limit,
            Cost.time("decode of the member", "FamilyDecode.firstItself")),
        Bar.time(
            "family decode, last of 8 members",
            "FamilyDecode.last",
            limit,
            Cost.time("decode of the member", "FamilyDecode.lastItself")));
  }

  private static List<Bar> hashed() {
    Cost digest = Cost.time("reused MD5 digest alone", "HashedEncode.digestAlone");
    return List.of(
        Bar.time("key with MD5 prefix", "HashedEncode.md5", 1.25, digest),
        Bar.time(
            "key with MD5 prefix",
            "HashedEncode.md5",
            0.95,
            Cost.time("strict by hand, reused digest", "HashedEncode.md5ByHand")),
        Bar.time("key with MURMUR3_32 prefix", "HashedEncode.murmur3", 1.0 / 4, digest),
        Bar.time("key with CRC32C prefix", "HashedEncode.crc32c", 1.0 / 4, digest));
  }

  private static List<Bar> ranges() {
    String operation = "a scan's range, ready to send";
    String ours = "RangeBounds.keywright";
    return List.of(
        Bar.time(operation, ours, 3, Cost.time("an encode of ours", "TextEncode.keywright")),
        Bar.time(
            operation,
            ours,
            1.2,
            Cost.time("two strict encodes by hand", "RangeBounds.strictTwice")),
        new Bar(
            operation + ", memory",
            ours,
            Cost.memory("ours", ours),
            Cost.bytes("300 bytes", 300, ours),
            1));
  }

  private static List<Bar> sorting() {
    return List.of(
        Bar.time(
            "sort 1,024 keys by ORDER",
            "SortByOrder.keywright",
            1,
            Cost.time("a comparator by hand", "SortByOrder.byHand")));
  }

  private static List<Bar> millions() {
    Cost decodes =
        Cost.time("decode", "TextDecode.keywright").times(PurchaseStore.COUNT, "decodes");
    return List.of(
        Bar.time(
            "16 buckets merged, 1,000,000 rows",
            "MillionMerged.mergedRows",
            1.3,
            Cost.time("read one after the other", "MillionMerged.sequentialRows")),
        Bar.none(
            "the same of keys decoded before",
            "MillionMerged.mergedKeys",
            Cost.time("read one after the other", "MillionMerged.sequentialKeys")),
        Bar.time(
            "full scan of 1,000,000 rows, decoded",
            "MillionRead.decoded",
            1.05,
            Cost.time("scan alone", "MillionRead.plain").plus(decodes)),
        Bar.time(
            "full scan of 1,000,000 rows, decoded",
            "MillionRead.decoded",
            1.05,
            Cost.time("scan alone", "MillionRead.plain")
                .plus(Cost.time("decodes of its keys", "MillionDecoded.decode"))),
        Bar.none(
            "the same with all pages in memory",
            "MillionCached.decoded",
            Cost.time("scan alone", "MillionCached.plain").plus(decodes)));
  }
}
