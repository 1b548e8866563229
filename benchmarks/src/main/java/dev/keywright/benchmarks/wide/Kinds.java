package dev.keywright.benchmarks.wide;

import java.util.Arrays;
import java.util.List;

/**
 * All kinds of keys, by the names that the table prints. The peer of a system is its own code, and
 * in front of it or behind it the checks that the system leaves out.
 */
enum Kinds {
  TEXT_LETTERS("TEXT, one text with an alphabet", new TextLetters()),
  TEXT_ASCII("TEXT, text without an alphabet", new TextAny(r -> Samples.letters(r, 24))),
  TEXT_WIDE("TEXT, text beyond ASCII", new TextAny(r -> Samples.wide(r, 24))),
  TEXT_SIGNED("TEXT, signed and DESC numbers", new TextSigned()),
  TEXT_UNPADDED("TEXT, unpadded numbers", new TextUnpadded()),
  TEXT_MILLIS("TEXT, Instant in millis", new TextMillis()),
  TEXT_MILLIS_DESC("TEXT, Instant in millis DESC", new TextMillisDesc()),
  TEXT_DAY("TEXT, LocalDate BASIC", new TextDay()),
  TEXT_UUID("TEXT, UUID", new TextUuid()),
  TEXT_ENUM("TEXT, enum and number", new TextEnum()),
  TEXT_HASH("TEXT, MD5 prefix", new TextHash()),
  TEXT_BUCKETS("TEXT, bucket", new TextBuckets()),
  TEXT_THREE("TEXT, three parts", new TextThree()),
  TEXT_EIGHT("TEXT, eight parts", new TextEight()),
  TEXT_COLUMNS("TEXT, two columns", new TextColumns()),
  TEXT_HEX("TEXT, bytes as hex", new TextHex()),
  TEXT_WORDS("TEXT, alphabet beyond ASCII", new TextWords()),
  TEXT_TEXTS("TEXT, list of texts", new TextTexts()),
  TEXT_LONG("TEXT, one unpadded number", new TextLong()),
  TEXT_MURMUR("TEXT, MURMUR3 prefix", new TextMurmur()),
  TEXT_TIME_BUCKETS("TEXT, bucket of a time", new TextTimeBuckets()),
  TEXT_ENUM_DAY("TEXT, enum and LocalDate BASIC", new TextEnumDay()),
  TEXT_README("TEXT, the front page's key", new TextReadme()),
  TEMPLATE_USER("Template, text behind a literal", new TemplateUser()),
  TEMPLATE_ORDER("Template, LocalDate and UUID", new TemplateOrder()),
  BINARY_LETTERS("BINARY, text with an alphabet", new BinaryLetters()),
  BINARY_ASCII("BINARY, text without an alphabet", new BinaryAny(r -> Samples.letters(r, 24))),
  BINARY_WIDE("BINARY, text beyond ASCII", new BinaryAny(r -> Samples.wide(r, 24))),
  BINARY_NUMBERS("BINARY, two numbers", new BinaryNumbers()),
  BINARY_INSTANT("BINARY, Instant", new BinaryInstant()),
  BINARY_INSTANT_DESC("BINARY, Instant DESC", new BinaryInstantDesc()),
  BINARY_DAY("BINARY, LocalDate", new BinaryDay()),
  BINARY_UUID("BINARY, UUID", new BinaryUuid()),
  BINARY_ENUM("BINARY, enum and number", new BinaryEnum()),
  BINARY_HASH("BINARY, MD5 prefix", new BinaryHash()),
  BINARY_EIGHT("BINARY, eight parts", new BinaryEight()),
  BINARY_COLUMNS("BINARY, two columns", new BinaryColumns()),
  BINARY_BLOB("BINARY, bytes", new BinaryBlob()),
  BINARY_WORDS("BINARY, alphabet beyond ASCII", new BinaryWords()),
  BINARY_TEXTS("BINARY, list of texts", new BinaryTexts()),
  BINARY_TAGS("BINARY, list of records", new BinaryTags()),
  BINARY_UUID_DESC("BINARY, UUID and Instant DESC", new BinaryUuidDesc()),
  BINARY_MURMUR("BINARY, MURMUR3 prefix", new BinaryMurmur()),
  BINARY_TEXT_BLOB("BINARY, text and bytes", new BinaryTextBlob()),
  FOREIGN_FIXED("Foreign, text in 24 bytes", new ForeignFixed()),
  FOREIGN_LENGTH("Foreign, text behind its length", new ForeignLength()),
  FOREIGN_ENDED("Foreign, text before a zero", new ForeignEnded()),
  FOREIGN_NUMBERS("Foreign, numbers in 3, 8, 4 bytes", new ForeignNumbers()),
  FOREIGN_DIGITS("Foreign, digits and a countdown", new ForeignDigits()),
  FOREIGN_VARINTS("Foreign, little-endian and varint", new ForeignVarints()),
  FOREIGN_TUPLE("Foreign, tuple of FoundationDB", new ForeignTuple()),
  SYSTEM_HBASE("System, HBase's Bytes", new SystemHBase()),
  SYSTEM_FOUNDATION_DB("System, FoundationDB's Tuple", new SystemFoundationDb()),
  SYSTEM_KAFKA("System, Kafka Streams' window", new SystemKafka()),
  SYSTEM_PHOENIX("System, Phoenix with salt", new SystemPhoenix()),
  SYSTEM_FLINK("System, Flink's keyed state", new SystemFlink()),
  SYSTEM_OPEN_TSDB("System, OpenTSDB with salt", new SystemOpenTsdb());

  /** What a kind is compared with. */
  enum Group {
    KEYS(""),
    FOREIGN("Foreign, "),
    SYSTEMS("System, ");

    private final String title;

    Group(String title) {
      this.title = title;
    }
  }

  private final String title;

  @SuppressWarnings("ImmutableEnumChecker") // no kind has a field that is assigned again
  private final Kind<?, ?> kind;

  Kinds(String title, Kind<?, ?> kind) {
    this.title = title;
    this.kind = kind;
  }

  String title() {
    return title;
  }

  Group group() {
    return Arrays.stream(Group.values())
        .filter(group -> group != Group.KEYS && title.startsWith(group.title))
        .findFirst()
        .orElse(Group.KEYS);
  }

  @SuppressWarnings("unchecked") // rows and columns of a kind meet nothing but this kind
  Kind<Object, Object> kind() {
    return (Kind<Object, Object>) kind;
  }

  /** The kinds of a group whose titles begin like one of these. */
  static List<Kinds> beginningWith(List<String> titles, Group group) {
    return Arrays.stream(values())
        .filter(it -> it.group() == group && titles.stream().anyMatch(it.title::startsWith))
        .toList();
  }
}
