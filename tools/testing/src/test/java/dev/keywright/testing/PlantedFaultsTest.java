package dev.keywright.testing;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Faults in methods that few keys have: named queries, split points, older versions, buffers. */
final class PlantedFaultsTest {
  @TempDir private static Path root;
  private static UserModule module;

  /** What is planted into the source of a key, and the law that has to find it. */
  private record Fault(String key, String from, String to, Law law) {}

  private static final List<Fault> FAULTS =
      List.of(
          new Fault(
              "Sale", "return scan().tenant(tenant).all();", "return scan().all();", Law.QUERY),
          new Fault("Sale", ".between(from, to);", ".atLeast(from);", Law.QUERY),
          new Fault("Sale", ".startsWith(beginning);", ".atLeast(beginning);", Law.QUERY),
          new Fault("Spread", "splitPoints(regions)", "splitPoints(regions + 1)", Law.SPLIT),
          new Fault("Spread", "return BUCKET.splitPoints(regions)", reversed(), Law.SPLIT),
          new Fault(
              "Hashed",
              "splitPoints(regions)",
              "splitPoints(4096).subList(0, regions - 1)",
              Law.SPLIT),
          new Fault("Bill", "return new V1(number", "return new V1(number + 1", Law.OLDER),
          new Fault(
              "Bill", "return new BillKey(number)", "return new BillKey(number + 1)", Law.OLDER),
          new Fault(
              "Bill",
              "DecimalPart.padded(\"number\", 6)",
              "DecimalPart.padded(\"number\", 5)",
              Law.OLDER),
          new Fault("Blob", "room.fill();", "", Law.BUFFER),
          new Fault(
              "Blob",
              "static BlobKey decode(ByteBuffer partitionKey) {",
              "static BlobKey decode(ByteBuffer partitionKey) { partitionKey.get();",
              Law.BUFFER),
          new Fault(
              "Blob",
              "static Optional<BlobKey> tryDecode(ByteBuffer partitionKey) {",
              "static Optional<BlobKey> tryDecode(ByteBuffer partitionKey) { if"
                  + " (partitionKey.isDirect()) { return Optional.empty(); }",
              Law.BUFFER));

  private static String reversed() {
    return "List<String> all = new java.util.ArrayList<>(BUCKET.splitPoints(regions));"
        + " java.util.Collections.reverse(all); return all";
  }

  @BeforeAll
  static void compile() throws IOException {
    module =
        new UserModule(root)
            .add(
                "@AccessPattern(name = \"ofTenant\", equal = \"tenant\") @AccessPattern(name ="
                    + " \"since\", equal = \"tenant\", range = \"number\") @AccessPattern(name ="
                    + " \"named\", prefix = \"tenant\") record Sale(@PartitionKey(order = 0)"
                    + " @Domain(alphabet = \"a-z\", maxLength = 8) String tenant,"
                    + " @PartitionKey(order = 1, pad = 6) @Domain(min = 0) int number) {}")
            .add(
                "@Bucket(count = 16, of = \"number\") record Spread(@PartitionKey(pad = 9)"
                    + " @Domain(min = 0) int number) {}")
            .add(
                "record Hashed(@PartitionKey(hashPrefix = 4, pad = 9) @Domain(min = 0) int number)"
                    + " {}")
            .add(
                "@FrozenLayout(version = 1, signature = \"TEXT separator=',' | partitionKey: number"
                    + " int pad=6\") @FrozenLayout(version = 2, signature = \"TEXT separator=',' |"
                    + " partitionKey: number int pad=9\") record Bill(@PartitionKey(pad = 9) int"
                    + " number) {}")
            .add(
                "@KeyFormat(Format.BINARY) record Blob(@PartitionKey(order = 0) int device,"
                    + " @PartitionKey(order = 1) @Domain(maxLength = 12) String name) {}")
            .add(
                "public record SeatId(int value) { public SeatId { value = value == 1777 ? 1778 :"
                    + " value; } }")
            .add(
                "record Seat(@PartitionKey(order = 0) @Domain(alphabet = \"a-z\", maxLength = 4)"
                    + " String hall, @PartitionKey(order = 1, pad = 4) @Domain(min = 1, max ="
                    + " 3000) SeatId seat) {}")
            .add(
                "public record RowOf(char value) { public RowOf { value = value == 'w' ? 'v' :"
                    + " value; } }")
            .add(
                "record Desk(@PartitionKey(order = 0) @Domain(alphabet = \"a-z\", maxLength = 4)"
                    + " String hall, @PartitionKey(order = 1) @Domain(alphabet = \"!-+.-~\") RowOf"
                    + " row) {}")
            .compile();
  }

  private static ContractReport report(String key, Path... first) throws Exception {
    try (URLClassLoader loader = module.loader(first)) {
      return KeyContract.of(loader.loadClass("shop." + key + "Key")).report();
    }
  }

  @Test
  void healthyKeysAreSilent() throws Exception {
    for (String key : List.of("Sale", "Spread", "Hashed", "Bill", "Blob")) {
      assertThat(report(key).violations()).as(key).isEmpty();
    }
  }

  /** One seat of 3,000 is taken for another one. */
  @Test
  void aPartWithFewValuesIsTriedWithAllOfThem() throws Exception {
    assertThat(report("Seat").violations())
        .allSatisfy(it -> assertThat(it.text()).startsWith("hall=\"a\", seat=1777"))
        .extracting(ContractReport.Violation::law)
        .containsExactly(Law.ORDER, Law.IDENTITY, Law.INVERSE);
  }

  /** One character of 93 is taken for another one. */
  @Test
  void aCharacterOutOfFewIsTriedWithAllOfThem() throws Exception {
    assertThat(report("Desk").violations())
        .allSatisfy(it -> assertThat(it.text()).contains("hall=\"a\", row=w"))
        .extracting(ContractReport.Violation::law)
        .containsExactly(Law.ORDER, Law.IDENTITY, Law.INVERSE);
  }

  @Test
  void eachFaultIsFoundByItsLaw() throws Exception {
    List<String> missed = new ArrayList<>();
    for (int i = 0; i < FAULTS.size(); i++) {
      Fault fault = FAULTS.get(i);
      Path source = module.generatedSource(fault.key() + "Key");
      String text = Files.readString(source, UTF_8);
      assertThat(text).contains(fault.from());
      Path folder = Files.createDirectories(root.resolve("fault" + i));
      Path changed = folder.resolve(source.getFileName());
      Files.writeString(changed, text.replace(fault.from(), fault.to()), UTF_8);
      UserModule.compile(
          UserModule.CLASS_PATH + System.getProperty("path.separator") + module.classes,
          folder,
          List.of("-proc:none"),
          List.of(changed));
      if (report(fault.key(), folder).violations().stream()
          .noneMatch(it -> it.law() == fault.law())) {
        missed.add(fault.toString());
      }
    }
    System.out.println(FAULTS.size() + " planted faults, missed: " + missed);
    assertThat(missed).isEmpty();
  }
}
