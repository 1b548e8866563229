package dev.keywright.layout.inspection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.tuple;

import dev.keywright.layout.inspection.InspectedItem.Kind;
import dev.keywright.layout.inspection.InspectedItem.Outcome;
import dev.keywright.layout.signature.LayoutSignature;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class KeyInspectorTest {
  private static final KeyInspector PURCHASE =
      KeyInspector.of(
          "TEXT separator=',' | partitionKey: deviceId int pad=6, sellerId String"
              + " alphabet=\"0-9A-Za-z\" maxLength=8, cardId long min=0 unordered"
              + " | orderNumber: orderNumber long native");
  private static final KeyInspector EVENT =
      KeyInspector.of(
          "BINARY | partitionKey: bucket count=16 by=HASH hash=MD5 of=host, host String, event int"
              + " | sortKey: tag String");

  @Test
  void aCompleteKeyIsExplainedPartByPart() {
    Inspection inspection = PURCHASE.inspect("000054,a100,6777", 7L);

    assertThat(inspection.isComplete()).isTrue();
    assertThat(inspection.isMalformed()).isFalse();
    assertThat(inspection.values())
        .containsExactly(
            Map.entry("deviceId", 54),
            Map.entry("sellerId", "a100"),
            Map.entry("cardId", 6777L),
            Map.entry("orderNumber", 7L));
    assertThat(inspection.items()).extracting(InspectedItem::position).containsExactly(0, 7, 12, 0);
    assertThat(inspection.items())
        .extracting(InspectedItem::raw)
        .containsExactly("000054", "a100", "6777", "7");
    assertThat(inspection)
        .hasToString(
            """
            column        at  item         type    stored    value
            partitionKey  0   deviceId     int     "000054"  54
            partitionKey  7   sellerId     String  "a100"    "a100"
            partitionKey  12  cardId       long    "6777"    6777
            orderNumber   0   orderNumber  long    "7"       7
            complete
            """);
  }

  @Test
  void aBoundaryIsReadAsFarAsItGoes() {
    Inspection inspection = PURCHASE.inspect("000054,a1");

    assertThat(inspection.isComplete()).isFalse();
    assertThat(inspection.isMalformed()).isFalse();
    assertThat(inspection.values()).containsExactly(Map.entry("deviceId", 54));
    assertThat(inspection)
        .hasToString(
            """
            column        at  item      type    stored    value
            partitionKey  0   deviceId  int     "000054"  54
            partitionKey  7   sellerId  String  "a1"      cut off: the column ends inside it
            cut off: sellerId
            """);
  }

  @Test
  void aPartOfWhichNothingIsThereIsMissing() {
    assertThat(PURCHASE.inspect("").items()).hasSize(1);
    assertThat(PURCHASE.inspect("").items().get(0).remark())
        .isEqualTo("missing: the column ends before it");
    assertThat(PURCHASE.inspect("000054,a100,").items().get(2).remark())
        .isEqualTo("missing: the column ends before it");
    assertThat(PURCHASE.inspect("0000"))
        .hasToString(
            """
            column        at  item      type  stored  value
            partitionKey  0   deviceId  int   "0000"  cut off: the column ends inside it
            cut off: deviceId
            """);
  }

  @Test
  void aWrongCharacterIsFoundInItsPlace() {
    Inspection inspection = PURCHASE.inspect("00005x,a100,1");

    assertThat(inspection.isMalformed()).isTrue();
    assertThat(inspection)
        .hasToString(
            """
            column        at  item      type  stored           value
            partitionKey  0   deviceId  int   "00005x,a100,1"  deviceId at position 5: expected 6 digits, found "x,a100,1"
            malformed: deviceId
            """);
  }

  // What is read, and the outcome of the last item, in a column that may have been cut off.
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '`',
      nullValues = "-",
      value = {
        "``; 1; CUT_OFF; deviceId",
        "`0000`; 1; CUT_OFF; deviceId",
        "`0000x`; 1; WRONG; deviceId",
        "`000054`; 2; CUT_OFF; sellerId",
        "`000054;`; 2; WRONG; deviceId",
        "`000054,`; 2; CUT_OFF; sellerId",
        "`000054,a!`; 2; WRONG; sellerId",
        "`000054,a1001001`; 3; CUT_OFF; cardId",
        "`000054,a10010012`; 2; WRONG; sellerId",
        "`000054,a100,`; 3; CUT_OFF; cardId",
        "`000054,a100,67`; 3; OPEN; cardId",
        "`000054,a100,0`; 3; WHOLE; cardId",
        "`000054,a100,-`; 3; WRONG; cardId",
        "`000054,a100,007`; 3; WRONG; cardId",
        "`000054,a100,9223372036854775807`; 3; WHOLE; cardId",
        "`000054,a100,9223372036854775808`; 3; WRONG; cardId",
        "`000054,a100,67,1`; 3; WRONG; cardId",
      })
  void cutOffAndWrongAreToldApart(String stored, int items, Outcome outcome, String name) {
    List<InspectedItem> found = PURCHASE.inspect(stored).items();

    assertThat(found).hasSize(items);
    assertThat(found.get(items - 1).outcome()).isEqualTo(outcome);
    assertThat(found.get(items - 1).name()).isEqualTo(name);
    assertThat(found.subList(0, items - 1)).allMatch(item -> item.outcome() == Outcome.WHOLE);
  }

  // The same for a single part that ends its column.
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '`',
      value = {
        "`enum(A=\"abc\" B=\"abd\")`; `ab`; CUT_OFF",
        "`enum(A=\"abc\" B=\"abd\")`; `abe`; WRONG",
        "`enum(A=\"ab\" B=\"abd\")`; `ab`; WHOLE",
        "`byte[] maxLength=2`; `0af`; CUT_OFF",
        "`byte[] maxLength=2`; `0aF`; WRONG",
        "`byte[] maxLength=2`; `0a0b0`; WRONG",
        "`byte[] minLength=2`; `0a`; CUT_OFF",
        "`String alphabet=\"a-z\" minLength=2`; `a`; CUT_OFF",
        "`String alphabet=\"a-z\" minLength=2`; `ab`; WHOLE",
        "`long min=10 max=19 unordered`; `1`; CUT_OFF",
        "`long min=10 max=19 unordered`; `2`; WRONG",
        "`long min=-19 max=-10 unordered`; `-`; CUT_OFF",
        "`long min=-19 max=-10 unordered`; `-1`; CUT_OFF",
        "`long min=-19 max=-10 unordered`; `-2`; WRONG",
        "`long min=-19 max=-10 unordered`; `1`; WRONG",
        "`long reversed min=10 unordered`; `00`; CUT_OFF",
        "`long unordered`; `00`; WRONG",
        "`String alphabet=\"a-z\"`; `aé`; WRONG",
        "`UUID`; `3f2504e0-4`; CUT_OFF",
        "`UUID`; `3f2504e0_4`; WRONG",
        "`boolean`; ``; CUT_OFF",
        "`boolean`; `2`; WRONG",
        "`suffix(4)`; `a0z`; CUT_OFF",
        "`suffix(4)`; `a0Z`; WRONG",
        "`LocalDate time=BASIC`; `2026022`; CUT_OFF",
        "`LocalDate time=BASIC`; `20260229`; WRONG",
        "`int pad=3 hashPrefix=4 hash=MD5`; `7g`; WRONG",
        "`int pad=3 hashPrefix=4 hash=MD5`; `79`; CUT_OFF",
      })
  void aShortPartIsCutOffIfALongerOneBeginsLikeIt(String part, String stored, Outcome outcome) {
    List<InspectedItem> found =
        KeyInspector.of("TEXT separator=',' | partitionKey: p " + part).inspect(stored).items();

    assertThat(found).hasSize(1);
    assertThat(found.get(0).outcome()).isEqualTo(outcome);
  }

  @Test
  void halfACharacterIsCutOffAndNotWrong() {
    KeyInspector basic = KeyInspector.of("TEXT separator=',' | partitionKey: p String");
    KeyInspector emoji =
        KeyInspector.of(
            "TEXT separator=',' | partitionKey: p String alphabet=\"\\ud83d\\ude00-\\ud83d\\ude4f\"");
    KeyInspector escaped =
        KeyInspector.of("TEXT separator=',' escape | partitionKey: p String, q int pad=1");
    KeyInspector binary = KeyInspector.of("BINARY | partitionKey: p String");

    assertThat(outcome(emoji, "\ud83d")).isEqualTo(Outcome.CUT_OFF);
    assertThat(outcome(emoji, "\ud83c")).isEqualTo(Outcome.WRONG);
    assertThat(outcome(basic, "a\ud83d")).isEqualTo(Outcome.WRONG);
    assertThat(outcome(escaped, "a-")).isEqualTo(Outcome.CUT_OFF);
    assertThat(outcome(escaped, "a-2")).isEqualTo(Outcome.CUT_OFF);
    assertThat(outcome(escaped, "a-3")).isEqualTo(Outcome.WRONG);
    assertThat(outcome(escaped, "a-2c")).isEqualTo(Outcome.CUT_OFF);
    assertThat(outcome(escaped, "a+")).isEqualTo(Outcome.WRONG);
    assertThat(outcome(binary, bytes("61e282"))).isEqualTo(Outcome.CUT_OFF);
    assertThat(outcome(binary, bytes("61e28261"))).isEqualTo(Outcome.WRONG);
    assertThat(outcome(binary, bytes("61c0"))).isEqualTo(Outcome.WRONG);
  }

  private static Outcome outcome(KeyInspector inspector, Object stored) {
    List<InspectedItem> items = inspector.inspect(stored).items();
    return items.get(items.size() - 1).outcome();
  }

  // The MD5 of abc and its end, 6162630001, begins with 596b: of 16 buckets that is the 5th.
  @Test
  void aBucketIsComparedOnceItsPartsAreThere() {
    Inspection complete = EVENT.inspect(bytes("05616263000180000001"), bytes("78"));
    Inspection other = EVENT.inspect(bytes("0f616263000180000001"), bytes("78"));
    Inspection withHost = EVENT.inspect(bytes("0f6162630001"));
    Inspection withinHost = EVENT.inspect(bytes("0f6162"));

    assertThat(complete.isComplete()).isTrue();
    assertThat(complete.values()).containsEntry("host", "abc").containsEntry("event", 1);
    assertThat(other.isMalformed()).isTrue();
    assertThat(other.items().get(0).remark())
        .isEqualTo("bucket at position 0: expected the bucket 5 of the key's parts, found \"15\"");
    assertThat(other.values()).isEqualTo(complete.values());
    assertThat(other.toString())
        .containsPattern("partitionKey +0 +bucket .* 0f +15 \\(bucket at position 0: ");
    assertThat(withHost.isMalformed()).isTrue();
    assertThat(withHost.items())
        .extracting(InspectedItem::outcome)
        .containsExactly(Outcome.WRONG, Outcome.WHOLE, Outcome.CUT_OFF);
    assertThat(withinHost.isMalformed()).isFalse();
    assertThat(withinHost.items())
        .extracting(InspectedItem::outcome)
        .containsExactly(Outcome.OPEN, Outcome.CUT_OFF);
    assertThat(EVENT.inspect(bytes("10")).isMalformed()).isTrue();
    assertThat(EVENT.inspect(bytes("")).items())
        .extracting(InspectedItem::outcome)
        .containsExactly(Outcome.CUT_OFF);
  }

  @Test
  void aHashPrefixIsComparedAndInspectionGoesOn() {
    KeyInspector inspector =
        KeyInspector.of(
            "TEXT separator='!' | partitionKey: n int pad=6 hashPrefix=4 hash=MD5, s String");
    Inspection inspection = inspector.inspect("0000200004!x");

    assertThat(inspection)
        .hasToString(
            """
            column        at  item       type                   stored    value
            partitionKey  0   hash of n  hashPrefix=4 hash=MD5  "0000"    n at position 0: expected the hash prefix 797e, found "0000200004!x"
            partitionKey  4   n          int                    "200004"  200004
            partitionKey  11  s          String                 "x"       "x"
            malformed: hash of n
            """);
    assertThat(inspector.inspect("797e200004!x").isComplete()).isTrue();
    assertThat(inspector.inspect("797e2000").items())
        .extracting(InspectedItem::outcome)
        .containsExactly(Outcome.OPEN, Outcome.CUT_OFF);
  }

  @Test
  void aPartThatMayGoOnDoesNotProveItsHashWrong() {
    KeyInspector inspector =
        KeyInspector.of(
            "TEXT separator=',' | partitionKey: s String hashPrefix=8 hash=CRC32C"
                + " | sortKey: n int pad=1");

    assertThat(inspector.inspect("e30692831234").items())
        .extracting(InspectedItem::outcome)
        .containsExactly(Outcome.OPEN, Outcome.OPEN);
    assertThat(inspector.inspect("e3069283123456789").items())
        .extracting(InspectedItem::outcome)
        .containsExactly(Outcome.WHOLE, Outcome.OPEN);
    assertThat(inspector.inspect("e30692831234", "1").items())
        .extracting(InspectedItem::outcome)
        .containsExactly(Outcome.WRONG, Outcome.WHOLE, Outcome.WHOLE);
  }

  @Test
  void whatFollowsTheLastPartIsSurplus() {
    List<InspectedItem> items =
        KeyInspector.of("BINARY | partitionKey: n short").inspect(bytes("800001ff")).items();

    assertThat(items).extracting(InspectedItem::kind).containsExactly(Kind.PART, Kind.SURPLUS);
    assertThat(items.get(1).raw()).isEqualTo("01ff");
    assertThat(items.get(1).remark())
        .isEqualTo("n at position 2: expected the end of the column after it, found 01ff");
  }

  @Test
  void nothingCanBeInspected() {
    Inspection inspection = PURCHASE.inspect();

    assertThat(inspection.items()).isEmpty();
    assertThat(inspection.isComplete()).isFalse();
    assertThat(inspection.isMalformed()).isFalse();
    assertThat(inspection).hasToString("column  at  item  type  stored  value\ncut off\n");
  }

  @Test
  void contentsOfTheWrongTypeAreRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> PURCHASE.inspect(54))
        .withMessage("column partitionKey holds a String, but a Integer is given");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> PURCHASE.inspect("000054,a1,1", 1L, 2L))
        .withMessage("the number of columns is 3, and the layout allows 2");
  }

  private static byte[] bytes(String hex) {
    return HexFormat.of().parseHex(hex);
  }

  @Test
  void aLongBinaryPartIsCutWhereOneCanSeeIt() {
    byte[] site = HexFormat.of().parseHex("61".repeat(50));

    Inspection inspection =
        KeyInspector.of(LayoutSignature.parse("BINARY | partitionKey: site String")).inspect(site);

    assertThat(inspection.toString())
        .contains("61".repeat(18) + "6...")
        .doesNotContain("61616161616161616161616161616161616161 ");
  }

  @Test
  void aBucketBehindAPartIsShownWhereItStands() {
    KeyInspector inspector =
        KeyInspector.of(
            "TEXT separator='#' | partitionKey: day int pad=3, bucket count=16 by=MODULO of=id"
                + " | sortKey: id int pad=4");
    Inspection whole = inspector.inspect("007#05", "0021");
    Inspection other = inspector.inspect("007#06", "0021");
    Inspection cut = inspector.inspect("007");

    assertThat(whole.isComplete()).isTrue();
    assertThat(whole.items()).extracting(InspectedItem::position).containsExactly(0, 4, 0);
    assertThat(other.items().get(1).remark())
        .isEqualTo("bucket at position 4: expected the bucket 05 of the key's parts, found \"06\"");
    assertThat(cut.items())
        .extracting(InspectedItem::name, InspectedItem::outcome)
        .containsExactly(tuple("day", Outcome.WHOLE), tuple("bucket", Outcome.CUT_OFF));
  }
}
