package dev.keywright.layout.inspection;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

/** Keys with literals and copies, as the inspector explains them. */
class TemplateInspectionTest {
  private static final KeyInspector ORDERS =
      KeyInspector.of(
          "TEXT | PK: \"USER#\" user String alphabet=\"0-9a-z\" | SK: \"ORDER#\" day int pad=3"
              + " \"#\" user \"!\" n int pad=2 | kind: \"T\"");

  @Test
  void literalsAndCopiesHaveLinesOfTheirOwn() {
    Inspection inspection = ORDERS.inspect("USER#u1", "ORDER#120#u1!07", "T");

    assertThat(inspection.isComplete()).isTrue();
    assertThat(inspection.values()).isEqualTo(Map.of("user", "u1", "day", 120, "n", 7));
    assertThat(inspection)
        .hasToString(
            """
            column  at  item     type      stored    value
            PK      0   literal  "USER#"   "USER#"
            PK      5   user     String    "u1"      "u1"
            SK      0   literal  "ORDER#"  "ORDER#"
            SK      6   day      int       "120"     120
            SK      9   literal  "#"       "#"
            SK      10  user     String    "u1"      "u1"
            SK      12  literal  "!"       "!"
            SK      13  n        int       "07"      7
            kind    0   literal  "T"       "T"
            complete
            """);
  }

  @Test
  void aLiteralThatIsCutOffIsNotWrong() {
    assertThat(ORDERS.inspect("USER#u1", "ORD").toString())
        .contains("SK      0   literal  \"ORDER#\"  \"ORD\"    cut off: the column ends inside it")
        .endsWith("cut off: literal\n");
    assertThat(ORDERS.inspect("US").isMalformed()).isFalse();
    assertThat(ORDERS.inspect("USER#u1", "ORDER#120#u").isMalformed()).isFalse();
  }

  @Test
  void anotherLiteralIsWrong() {
    assertThat(ORDERS.inspect("USER#u1", "ORDERBATCH#7", "T").isMalformed()).isTrue();
    assertThat(ORDERS.inspect("USER#u1", "ORDER#120#u1!07", "U").isMalformed()).isTrue();
    assertThat(ORDERS.inspect("USER#u1", "ORDER#120#u1!07", "TT").isMalformed()).isTrue();
  }

  @Test
  void aCopyThatDiffersIsWrong() {
    Inspection inspection = ORDERS.inspect("USER#u1", "ORDER#120#u2!07", "T");

    assertThat(inspection.isMalformed()).isTrue();
    assertThat(inspection.toString())
        .contains("expected the same value as in the column before, \"u1\", found \"u2!07\"");
  }

  @Test
  void theBucketIsJudgedBehindALiteral() {
    KeyInspector inspector =
        KeyInspector.of("TEXT | PK: \"E#\" bucket count=16 by=MODULO of=n \"#\" n int pad=3");

    assertThat(inspector.inspect("E#07#007").isComplete()).isTrue();
    assertThat(inspector.inspect("E#08#007").toString())
        .contains("bucket at position 2: expected the bucket 07 of the key's parts");
    assertThat(inspector.inspect("E#0").isMalformed()).isFalse();
  }

  @Test
  void aLiteralOfBytesIsShownAsAStoreShowsIt() {
    KeyInspector rows = KeyInspector.of("BINARY | key: \"t\\u0080\" id byte \"_r\" n byte");
    byte[] key = {'t', (byte) 0x80, (byte) 0x85, '_', 'r', (byte) 0x81};

    assertThat(rows.inspect((Object) key))
        .hasToString(
            """
            column  at  item     type     stored  value
            key     0   literal  "t\\x80"  7480
            key     2   id       byte     85      5
            key     3   literal  "_r"     5f72
            key     5   n        byte     81      1
            complete
            """);
  }
}
