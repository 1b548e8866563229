package dev.keywright.processor.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.keywright.description.store.Store;
import dev.keywright.layout.signature.Encoding;
import dev.keywright.layout.signature.HashSignature;
import dev.keywright.layout.signature.LayoutFormat;
import dev.keywright.layout.signature.SuffixType;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Declaration;
import dev.keywright.processor.model.KeyOptions;
import dev.keywright.processor.model.KeyOptions.AccessPattern;
import dev.keywright.processor.model.KeyOptions.TimeSlice;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartType;
import dev.keywright.processor.model.TypeRef;
import dev.keywright.runtime.hash.HashFunction;
import dev.keywright.runtime.time.TimeFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What annotations on an entity and its parts are read as. */
class EntityOptionsTest {
  private static final String PARTS =
      "record Entity(@PartitionKey(order = 0) int a, @SortKey(order = 0) Instant at) {}";

  private static Layout layout(String annotations) {
    return ReadEntity.of(annotations, PARTS).layout();
  }

  @Test
  void nothingIsSaidOfAPlainEntity() {
    Layout layout = layout("");

    assertThat(layout.options()).isEqualTo(KeyOptions.NONE);
    assertThat(layout.format()).isEqualTo(LayoutFormat.TEXT);
    assertThat(layout.separator()).isEqualTo(',');
    assertThat(layout.escape()).isFalse();
    assertThat(layout.keyName()).isEmpty();
    assertThat(layout.entity().typeParameters()).isZero();
    assertThat(layout.columns())
        .extracting(Column::name, Column::isPartition, Column::nativeType)
        .containsExactly(tuple("partitionKey", true, false), tuple("sortKey", false, false));
  }

  @Test
  void formatAndSeparatorAreThoseOfTheEntity() {
    assertThat(layout("@KeyFormat(Format.BINARY)").format()).isEqualTo(LayoutFormat.BINARY);
    assertThat(layout("@Separator(':')").separator()).isEqualTo(':');
    assertThat(layout("@Separator(':')").escape()).isFalse();
    assertThat(layout("@Separator(value = ':', escape = true)").escape()).isTrue();
  }

  @Test
  void whatIsReadKnowsItsPlaceInTheSource() {
    Layout layout = layout("@Separator(':') @Bucket(count = 3, of = \"a\")");

    assertThat(layout.separatorSpot())
        .isInstanceOfSatisfying(
            ElementSpot.class, it -> assertThat(it.value("value")).hasToString("':'"));
    assertThat(layout.options().bucket().orElseThrow().spot())
        .isInstanceOfSatisfying(
            ElementSpot.class, it -> assertThat(it.value("count")).hasToString("3"));
  }

  @Test
  void aBucketIsReadWithItsDefaults() {
    assertThat(layout("@Bucket(count = 3, of = \"a\")").options().bucket())
        .hasValueSatisfying(
            it -> {
              assertThat(it.count()).isEqualTo(3);
              assertThat(it.of()).containsExactly("a");
              assertThat(it.hash()).hasValue(HashFunction.MD5);
              assertThat(it.written()).isEqualTo(Set.of("count", "of"));
            });
    assertThat(
            layout(
                    "@Bucket(count = 5, of = {\"at\", \"a\"}, by = BucketBy.MODULO,"
                        + " hash = HashAlgorithm.CRC32C)")
                .options()
                .bucket())
        .hasValueSatisfying(
            it -> {
              assertThat(it.of()).containsExactly("at", "a");
              assertThat(it.hash()).isEmpty();
              assertThat(it.written()).isEqualTo(Set.of("count", "of", "by", "hash"));
            });
  }

  @Test
  void aBucketMakesAPartitionColumnOfItsOwn() {
    Layout layout =
        ReadEntity.of(
                "@Bucket(count = 3, of = \"a\")", "record Entity(@SortKey(order = 0) int a) {}")
            .layout();

    assertThat(layout.columns())
        .extracting(Column::name, column -> column.parts().size())
        .containsExactly(tuple("partitionKey", 0), tuple("sortKey", 1));
    assertThat(ReadEntity.of("record Entity(@SortKey(order = 0) int a) {}").layout().columns())
        .extracting(Column::name)
        .containsExactly("sortKey");
  }

  @Test
  void endingsStandBehindTheLastPart() {
    Layout layout = layout("@UniqueSuffix @Chunked");
    Column last = layout.columns().get(1);

    assertThat(last.name()).isEqualTo("sortKey");
    assertThat(last.isPartition()).isFalse();
    assertThat(last.parts())
        .extracting(Part::name, it -> it.type().toString(), Part::isOfEntity)
        .containsExactly(
            tuple("at", "Plain[type=Instant]", true),
            tuple("uniqueSuffix", "Plain[type=suffix(8)]", false),
            tuple("chunk", "Plain[type=int]", false));
    assertThat(last.parts().get(2).encoding().pad()).isEqualTo(4);
    assertThat(last.parts().get(2).limits().min()).isEmpty();
    assertThat(last.parts().get(1).declaration().order()).isEqualTo(Integer.MAX_VALUE);
    assertThat(last.parts().get(1).keepsOrder()).isTrue();
    assertThat(last.parts().get(1).property().boxed()).isFalse();
    assertThat(last.parts().get(1).property().nullable()).isFalse();
    assertThat(layout.options().chunks())
        .hasValueSatisfying(it -> assertThat(it.maxBytes()).isEqualTo(2_097_152));
  }

  @Test
  void endingsAreAsLongAsTheyAreDeclared() {
    Layout layout = layout("@UniqueSuffix(length = 3) @Chunked(maxBytes = 10, pad = 2)");

    assertThat(layout.columns().get(1).parts().get(1).type())
        .isEqualTo(new PartType.Plain(new SuffixType(3)));
    assertThat(layout.columns().get(1).parts().get(2).encoding().pad()).isEqualTo(2);
    assertThat(layout.options().chunks())
        .hasValueSatisfying(it -> assertThat(it.maxBytes()).isEqualTo(10));
  }

  @Test
  void theNumberOfAChunkHasNoDigitsInBinary() {
    Part chunk = layout("@KeyFormat(Format.BINARY) @Chunked").columns().get(1).parts().get(1);

    assertThat(chunk.encoding().pad()).isZero();
    assertThat(chunk.limits().min()).isEqualTo(OptionalLong.of(0));
  }

  @Test
  void accessPatternsAndFrozenLayoutsAreReadInOrder() {
    KeyOptions options =
        layout(
                "@AccessPattern(name = \"of\", equal = {\"a\", \"b\"}, range = \"at\", newestFirst"
                    + " = true) @AccessPattern(name = \"all\") @FrozenLayout(version = 2, signature"
                    + " = \"x\") @FrozenLayout(version = 1, signature = \"y\")")
            .options();

    assertThat(options.patterns())
        .extracting(
            AccessPattern::name,
            AccessPattern::equal,
            AccessPattern::range,
            AccessPattern::newestFirst)
        .containsExactly(
            tuple("of", List.of("a", "b"), Optional.of("at"), true),
            tuple("all", List.of(), Optional.empty(), false));
    assertThat(options.frozen())
        .extracting(KeyOptions.Frozen::version, KeyOptions.Frozen::signature)
        .containsExactly(tuple(2, Optional.of("x")), tuple(1, Optional.of("y")));
  }

  @Test
  void aStoreIsReadWithTheLimitsThatAreDeclared() {
    assertThat(layout("@StoredIn(Store.DYNAMODB)").options().storedIn())
        .hasValueSatisfying(
            it -> {
              assertThat(it.store()).isEqualTo(Store.DYNAMODB);
              assertThat(it.limits()).isEmpty();
            });
    assertThat(
            layout(
                    "@StoredIn(value = Store.REDIS, maxColumns = 3, maxKeyBytes = 0,"
                        + " maxPartitionBytes = 9L)")
                .options()
                .storedIn())
        .hasValueSatisfying(
            it -> {
              assertThat(it.store()).isEqualTo(Store.REDIS);
              assertThat(it.limits()).isEqualTo(Map.of("maxColumns", 3L, "maxPartitionBytes", 9L));
            });
  }

  @Test
  void figuresOfAVolumeThatAreZeroAreUnknown() {
    assertThat(
            layout("@Volume(rows = 5, bytesPerRow = 6, peakWritesPerSecond = 7)")
                .options()
                .volume())
        .hasValueSatisfying(
            it -> {
              assertThat(it.rows()).isEqualTo(OptionalLong.of(5));
              assertThat(it.bytesPerRow()).isEqualTo(OptionalLong.of(6));
              assertThat(it.peakWritesPerSecond()).isEqualTo(OptionalLong.of(7));
            });
    assertThat(layout("@Volume(rows = 0)").options().volume())
        .hasValueSatisfying(
            it -> {
              assertThat(it.rows()).isEmpty();
              assertThat(it.bytesPerRow()).isEmpty();
              assertThat(it.peakWritesPerSecond()).isEmpty();
            });
  }

  @Test
  void aSliceIsReadWithItsDefaults() {
    assertThat(
            layout("@TimeSlice(by = \"at\", table = \"t_{yyyyMM}\")")
                .options()
                .slice()
                .map(EntityOptionsTest::shown))
        .hasValue("at at() Instant MONTH t_{yyyyMM} P1Y ''");
    assertThat(
            layout(
                    "@TimeSlice(by = \"a\", period = TimePeriod.HOUR, table = \"t\", recent ="
                        + " \"P2D\", retention = \"P9Y\")")
                .options()
                .slice()
                .map(EntityOptionsTest::shown))
        .hasValue("a a() - HOUR t P2D 'P9Y'");
    assertThat(
            layout("@TimeSlice(by = \"b\", table = \"t\")")
                .options()
                .slice()
                .map(EntityOptionsTest::shown))
        .hasValue("b  - MONTH t P1Y ''");
  }

  private static String shown(TimeSlice slice) {
    return slice.by()
        + " "
        + slice.access()
        + " "
        + slice.type().map(TypeRef::name).orElse("-")
        + " "
        + slice.period()
        + " "
        + slice.table()
        + " "
        + slice.recent()
        + " '"
        + slice.retention()
        + "'";
  }

  // What a member is called, how it is written, and how it is read.
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "at | Instant at; | at | Instant",
        "at | private Instant at; Instant getAt() { return null; } | getAt() | Instant",
        "at | Instant at; Instant at() { return null; } | at() | Instant",
        "at | private LocalDate at; LocalDate isAt() { return null; } | isAt() | LocalDate",
        "eAt | private Instant eAt; Instant geteAt() { return null; } | geteAt() | Instant",
        "eAt | private Instant eAt; Instant getEAt() { return null; } | getEAt() | Instant",
        "at | LocalDateTime getAt() { return null; } | getAt() | LocalDateTime",
        "at | Instant at() { return null; } | at() | Instant",
        "AT | Instant getAT() { return null; } | getAT() | Instant",
        "a | Instant getA() { return null; } | getA() | Instant",
        "get | Instant get() { return null; } | get() | Instant",
        "getter | Instant getter() { return null; } | getter() | Instant",
        "aB | Instant isAB() { return null; } | `` | ``",
        "AB | Instant isAB() { return null; } | isAB() | Instant",
        "at | private Instant at; | `` | ``",
        "at | static Instant at; | `` | ``",
        "at | private Instant at; String getAt() { return null; } | getAt() | ``",
        "at | private Instant getAt() { return null; } | `` | ``",
        "at | static Instant getAt() { return null; } | `` | ``",
        "at | Instant getAt(int other) { return null; } | `` | ``",
        "at | Instant getAt() throws Exception { return null; } | `` | ``",
        "at | <T> Instant getAt() { return null; } | `` | ``",
      },
      quoteCharacter = '`')
  void aTimeIsReadThroughTheMemberThatHandsItOut(
      String by, String members, String access, String type) {
    TimeSlice slice =
        ReadEntity.of(
                "@TimeSlice(by = \"" + by + "\", table = \"t\")",
                "class Entity { @PartitionKey(order = 0) int id; " + members + " }")
            .layout()
            .options()
            .slice()
            .orElseThrow();

    assertThat(slice.access()).isEqualTo(access);
    assertThat(slice.type().map(TypeRef::name).orElse("")).isEqualTo(type);
  }

  @Test
  void thePropertiesOfAnEntityAreNamedOnce() {
    assertThat(
            ReadEntity.of(
                    "class Entity {",
                    "  static int count;",
                    "  @PartitionKey(order = 0) int id;",
                    "  private long number;",
                    "  long getNumber() { return number; }",
                    "  String getName() { return null; }",
                    "  void run() {}",
                    "  static int of() { return 0; }",
                    "  int plus(int other) { return 0; }",
                    "  @Override public int hashCode() { return 0; }",
                    "  @Override public String toString() { return \"\"; }",
                    "}")
                .layout()
                .entity()
                .members())
        .containsExactly("id", "number", "name");
  }

  @Test
  void theOptionsOfAPartAreReadWithTheirDefaults() {
    Part plain = ReadEntity.of("record Entity(@PartitionKey(order = 3) int a) {}").part();
    assertThat(plain.encoding()).isEqualTo(Encoding.PLAIN);
    assertThat(plain.hash()).isEmpty();
    assertThat(plain.ordered()).isTrue();
    assertThat(plain.declaration())
        .isEqualTo(
            new Declaration(
                Set.of("order"),
                3,
                "",
                false,
                plain.spot(),
                Optional.empty(),
                Optional.empty(),
                /* isOnly= */ true));
    Part full =
        ReadEntity.of(
                "record Entity(@SortKey(order = 1, pad = 5, signed = true, direction ="
                    + " Direction.DESC, reversed = true, ordered = false, column = \"c\","
                    + " nativeType = true) int a) {}")
            .part();
    assertThat(full.encoding())
        .isEqualTo(
            Encoding.PLAIN.withPad(5).withSigned(true).withDescending(true).withReversed(true));
    assertThat(full.ordered()).isFalse();
    Set<String> written =
        Set.of(
            "order", "pad", "signed", "direction", "reversed", "ordered", "column", "nativeType");
    assertThat(full.declaration())
        .isEqualTo(
            new Declaration(
                written,
                1,
                "c",
                true,
                full.spot(),
                Optional.empty(),
                Optional.empty(),
                /* isOnly= */ true));
  }

  @Test
  void onlyATimeThatIsNoCountOfItsOwnUnitsHasAFormat() {
    String time = "record Entity(@PartitionKey(order = 0) java.time.Instant a) {}";
    String basic =
        "record Entity(@PartitionKey(order = 0, time = TimeFormat.BASIC) java.time.LocalDate a) {}";
    assertThat(ReadEntity.of(time).part().encoding().time()).hasValue(TimeFormat.EPOCH_MILLIS);
    assertThat(ReadEntity.of(basic).part().encoding().time()).hasValue(TimeFormat.BASIC);
    assertThat(ReadEntity.of("@KeyFormat(Format.BINARY)", basic).part().encoding().time())
        .isEmpty();
  }

  @Test
  void aHashIsReadWhereItHasDigits() {
    assertThat(hash("hashPrefix = 4")).contains(new HashSignature(HashFunction.MD5, 4, ""));
    assertThat(hash("hashPrefix = 2, hash = HashAlgorithm.CRC32C, hashSalt = \"s\""))
        .contains(new HashSignature(HashFunction.CRC32C, 2, "s"));
    assertThat(hash("hashPrefix = 0, hashSalt = \"s\"")).isEmpty();
    assertThat(hash("hashPrefix = -1")).contains(new HashSignature(HashFunction.MD5, -1, ""));
  }

  private static Optional<HashSignature> hash(String attributes) {
    return ReadEntity.of("record Entity(@PartitionKey(order = 0, " + attributes + ") int a) {}")
        .part()
        .hash();
  }

  @Test
  void theFactsOfADomainAreReadAsTheyAreWritten() {
    Part none = ReadEntity.of("record Entity(@PartitionKey(order = 0) @Domain int a) {}").part();
    assertThat(none.limits().min()).isEmpty();
    assertThat(none.limits().max()).isEmpty();
    assertThat(none.limits().maxLength()).isEmpty();
    assertThat(none.limits().minLength()).isEmpty();
    assertThat(none.limits().alphabet()).isEmpty();
    assertThat(none.facts().cardinality()).isEmpty();
    assertThat(none.facts().step()).isEmpty();
    assertThat(none.facts().monotonic()).isFalse();
    assertThat(none.facts().unique()).isFalse();
    Part all =
        ReadEntity.of(
                "record Entity(@PartitionKey(order = 0) @Domain(min = 1, max = 9, minLength = 2,"
                    + " maxLength = 3, alphabet = \"a-z\", cardinality = 4, step = 2, monotonic ="
                    + " true, unique = true, uniqueWithin = {\"b\", \"c\"}) int a) {}")
            .part();
    assertThat(all.limits().min()).isEqualTo(OptionalLong.of(1));
    assertThat(all.limits().max()).isEqualTo(OptionalLong.of(9));
    assertThat(all.limits().minLength()).isEqualTo(OptionalInt.of(2));
    assertThat(all.limits().maxLength()).isEqualTo(OptionalInt.of(3));
    assertThat(all.limits().alphabet()).contains("a-z");
    assertThat(all.facts().cardinality()).isEqualTo(OptionalLong.of(4));
    assertThat(all.facts().step()).isEqualTo(OptionalLong.of(2));
    assertThat(all.facts().monotonic()).isTrue();
    assertThat(all.facts().unique()).isTrue();
    assertThat(all.facts().uniqueWithin()).containsExactly("b", "c");
    assertThat(
            ReadEntity.of(
                    "record Entity(@PartitionKey(order = 0) @Domain(cardinality = 0, alphabet ="
                        + " \"\") String a) {}")
                .part()
                .facts()
                .cardinality())
        .isEmpty();
  }

  @Test
  void whatIsSaidOfAnotherKeyIsNotOfThisOne() {
    ReadEntity read =
        ReadEntity.of(
            "@Bucket(count = 2, of = \"a\", key = \"other\") @Volume(rows = 5, key = \"\")",
            "@UniqueSuffix(key = \"other\") @Chunked @StoredIn(value = Store.REDIS, key ="
                + " \"other\")",
            "@TimeSlice(by = \"a\", table = \"t\", key = \"other\")",
            "record Entity(",
            "  @PartitionKey(order = 0) @PartitionKey(order = 0, key = \"other\") int a,",
            "  @SortKey(order = 0) @Domain(determinedBy = \"a\") int b,",
            "  @PartitionKey(order = 1, key = \"other\") @Domain(determinedBy = \"b\") int c) {}");

    assertThat(read.layouts()).extracting(Layout::keyName).containsExactly("", "other");
    KeyOptions first = read.layouts().get(0).options();
    KeyOptions second = read.layouts().get(1).options();
    assertThat(first.bucket()).isEmpty();
    assertThat(second.bucket()).isPresent();
    assertThat(first.volume()).isPresent();
    assertThat(second.volume()).isEmpty();
    assertThat(first.chunks()).isPresent();
    assertThat(second.chunks()).isEmpty();
    assertThat(first.storedIn()).isEmpty();
    assertThat(second.storedIn()).isPresent();
    assertThat(first.slice()).isEmpty();
    assertThat(second.slice()).isPresent();
    assertThat(read.layouts().get(0).parts().map(Part::name)).containsExactly("a", "b", "chunk");
    assertThat(read.layouts().get(1).parts().map(Part::name))
        .containsExactly("a", "c", "uniqueSuffix");
    assertThat(read.layouts().get(0).parts().toList().get(1).facts().determinedBy())
        .containsExactly("a");
    assertThat(read.layouts().get(1).parts().toList().get(1).facts().determinedBy()).isEmpty();
    assertThat(read.findings()).isEmpty();
  }

  @Test
  void sortColumnsAreRunsOfPartsInTheirOrder() {
    Layout layout =
        ReadEntity.of(
                "record Entity(",
                "  @SortKey(order = 3, column = \"x\") int d,",
                "  @SortKey(order = 1) int b,",
                "  @SortKey(order = 4, column = \"y\", nativeType = true) long e,",
                "  @PartitionKey(order = 1) int q,",
                "  @SortKey(order = 2, column = \"x\") int c,",
                "  @PartitionKey(order = 0) int p,",
                "  @SortKey(order = 0) int a) {}")
            .layout();

    assertThat(layout.columns())
        .extracting(
            Column::name, Column::nativeType, it -> it.parts().stream().map(Part::name).toList())
        .containsExactly(
            tuple("partitionKey", false, List.of("p", "q")),
            tuple("sortKey", false, List.of("a", "b")),
            tuple("x", false, List.of("c", "d")),
            tuple("y", true, List.of("e")));
  }
}
