package dev.keywright.store.cursor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.KeyRanges;
import dev.keywright.store.cursor.InvalidCursorException.Reason;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class CursorsTest {
  private static final String LAYOUT = "keywright/1;TEXT(pk)[user:String]";
  private static final byte[] SECRET = secret(1);
  private static final byte[] OLDER = secret(2);
  private static final KeyRange<String> RANGE = range("ORDER#", "ORDER$");

  private final Cursors cursors = Cursors.with(SECRET);

  private static byte[] secret(int fill) {
    byte[] secret = new byte[32];
    Arrays.fill(secret, (byte) fill);
    return secret;
  }

  private static KeyRange<String> range(String from, String to) {
    return KeyRange.of(Map.of("pk", "USER#u1"), "sk", from, to, ColumnOrder.TEXT);
  }

  /** A key of these contents, in columns with the names of their places. */
  private static Key key(Object... contents) {
    Map<String, Object> columns = new LinkedHashMap<>();
    for (Object content : contents) {
      columns.put("c" + columns.size(), content);
    }
    return () -> columns;
  }

  private static Position position(Object... contents) {
    return Position.after(LAYOUT, key(contents));
  }

  private static @Nullable Reason refusal(Cursors cursors, String token, String... context) {
    return refusal(() -> cursors.position(token, RANGE, context));
  }

  private static @Nullable Reason refusal(Runnable opening) {
    InvalidCursorException refused =
        catchThrowableOfType(InvalidCursorException.class, opening::run);
    return refused == null ? null : refused.reason();
  }

  @Test
  void aTokenGivesItsPositionBack() {
    Object[][] all = {
      {"USER#u1", "ORDER#7"},
      {""},
      {"", ""},
      {Long.MIN_VALUE, -1L, 0L, Long.MAX_VALUE},
      {new byte[0], new byte[] {0, -1}, new byte[300]},
      {"\u00e9\u4e2d\ud83d\ude00".repeat(40), 5L, new byte[] {1}},
      {"a".repeat(30), "b".repeat(31), "c".repeat(32), "d".repeat(4_095), "e".repeat(4_096)},
    };
    for (Object[] contents : all) {
      Position position = position(contents);
      String token = cursors.token(RANGE, position, "tenant", "u1");
      assertThat(token).matches("[A-Za-z0-9_-]+");
      assertThat(cursors.position(token, RANGE, "tenant", "u1")).isEqualTo(position);
    }
  }

  @Test
  void anEntryOfAnIndexIsAPositionWithTheKeyOfItsTable() {
    Position position = Position.after(LAYOUT, key("OPEN"), key("USER#u1", "ORDER#7"));

    assertThat(position.contents()).containsExactly("OPEN", "USER#u1", "ORDER#7");
    assertThat(cursors.position(cursors.token(RANGE, position), RANGE)).isEqualTo(position);
  }

  @Test
  void withoutTokenTheFirstPageIsAskedFor() {
    assertThat(cursors.position(null, RANGE)).isNull();
    assertThat(cursors.position("", RANGE)).isNull();
  }

  @Test
  void aKeyOf40BytesHasATokenOf110Characters() {
    assertThat(cursors.token(RANGE, position("p".repeat(40)))).hasSizeLessThanOrEqualTo(110);
    assertThat(cursors.token(RANGE, position("p".repeat(10), "s".repeat(30)), "tenant"))
        .hasSizeLessThanOrEqualTo(110);
    assertThat(cursors.token(RANGE, position(new byte[40]))).hasSizeLessThanOrEqualTo(110);
  }

  @Test
  void everyChangeOfATokenIsRefused() {
    String token = cursors.token(RANGE, position("USER#u1", "ORDER#7"), "tenant");
    int refused = 0;
    for (int at = 0; at < token.length(); at++) {
      for (String c : List.of("A", "z", "0", "9", "-", "_", "=", "+", "/", " ", "é", "\u0141")) {
        String changed = token.substring(0, at) + c + token.substring(at + 1);
        if (!changed.equals(token)) {
          assertThat(refusal(cursors, changed, "tenant")).as(changed).isNotNull();
          refused++;
        }
      }
      assertThat(refusal(cursors, token.substring(at + 1) + "A", "tenant")).isNotNull();
      if (at > 0) {
        assertThat(refusal(cursors, token.substring(0, at), "tenant")).isNotNull();
      }
    }
    for (String more : List.of("A", "=", "==", "AA", "\n", token)) {
      assertThat(refusal(cursors, token + more, "tenant")).as(more).isNotNull();
    }
    assertThat(refused).isGreaterThan(10 * token.length());
  }

  @Test
  void aTextWithOtherLastBitsIsNotTheSameToken() {
    // 31 bytes and a content of 1 to 3: two of them leave bits over in the last character.
    for (int length = 1; length <= 3; length++) {
      String token = cursors.token(RANGE, position("a".repeat(length)));
      String alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
      for (int i = 0; i < alphabet.length(); i++) {
        String changed = token.substring(0, token.length() - 1) + alphabet.charAt(i);
        if (!changed.equals(token)) {
          assertThat(refusal(cursors, changed)).as(changed).isNotNull();
        }
      }
    }
  }

  @Test
  void aTokenOfAnotherContextIsRefused() {
    String[][] contexts = {
      {},
      {""},
      {"", ""},
      {"a"},
      {"a", ""},
      {"", "a"},
      {"ab"},
      {"a", "b"},
      {"b", "a"},
      {"a", "b", ""},
      {"\ud800"},
      {"\ud801"},
      {"?"},
      {"\u0000a"},
      {"a\u0000"}
    };
    Position position = position("USER#u1");
    for (String[] made : contexts) {
      String token = cursors.token(RANGE, position, made);
      for (String[] asked : contexts) {
        assertThat(refusal(cursors, token, asked))
            .isEqualTo(Arrays.equals(made, asked) ? null : Reason.NOT_AUTHENTIC);
      }
    }
  }

  @Test
  void aTokenOfAnotherRangeIsRefused() {
    Map<String, Object> none = Map.of();
    List<KeyRange<?>> ranges =
        List.of(
            RANGE,
            RANGE.backward(),
            range("ORDER#", "ORDER%"),
            range("ORDER#1", "ORDER$"),
            KeyRange.of(Map.of("pk", "USER#u2"), "sk", "ORDER#", "ORDER$", ColumnOrder.TEXT),
            KeyRange.of(Map.of("pq", "USER#u1"), "sk", "ORDER#", "ORDER$", ColumnOrder.TEXT),
            KeyRange.of(Map.of("pk", "USER#u1"), "sl", "ORDER#", "ORDER$", ColumnOrder.TEXT),
            KeyRange.of(none, "sk", "ORDER#", "ORDER$", ColumnOrder.TEXT),
            KeyRange.of(none, "sk", "ORDER#", null, ColumnOrder.TEXT),
            KeyRange.of(none, "sk", 1L, 2L, ColumnOrder.LONG),
            KeyRange.of(none, "sk", new byte[] {1}, new byte[] {2}, ColumnOrder.BYTES),
            KeyRange.of(none, "sk", new byte[] {1}, null, ColumnOrder.BYTES));
    for (KeyRange<?> made : ranges) {
      String token = cursors.token(made, position("USER#u1"));
      for (KeyRange<?> asked : ranges) {
        assertThat(refusal(() -> cursors.position(token, asked)))
            .as(made + " opened as " + asked)
            .isEqualTo(made.equals(asked) ? null : Reason.NOT_AUTHENTIC);
      }
    }
  }

  @Test
  void aTokenOfSomeBucketsOpensForTheseAlone() {
    KeyRange<String> second = range("B1", "B2");
    KeyRanges<Key, String> both = ranges(List.of(RANGE, second));
    String token = cursors.token(both, position("USER#u1"));

    assertThat(cursors.position(token, ranges(List.of(RANGE, second))))
        .isEqualTo(position("USER#u1"));
    List<KeyRanges<Key, String>> others =
        List.of(
            ranges(List.of(RANGE)),
            ranges(List.of(second, RANGE)),
            ranges(List.of()),
            both.backward());
    for (KeyRanges<Key, String> other : others) {
      assertThat(refusal(() -> cursors.position(token, other))).isEqualTo(Reason.NOT_AUTHENTIC);
    }
    assertThat(refusal(cursors, token)).isEqualTo(Reason.NOT_AUTHENTIC);
  }

  private static KeyRanges<Key, String> ranges(List<KeyRange<String>> ranges) {
    return KeyRanges.of(ranges, Comparator.comparing(Object::toString));
  }

  @Test
  void anOlderSecretOpensUntilItIsTakenOut() {
    String old = Cursors.with(OLDER).token(RANGE, position("USER#u1"));
    Cursors changed = Cursors.with(SECRET, OLDER);

    assertThat(changed.position(old, RANGE)).isEqualTo(position("USER#u1"));
    assertThat(refusal(cursors, old)).isEqualTo(Reason.UNKNOWN_SECRET);
    assertThat(refusal(Cursors.with(OLDER), changed.token(RANGE, position("USER#u1"))))
        .isEqualTo(Reason.UNKNOWN_SECRET);
  }

  @Test
  void aShortSecretIsRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Cursors.with(SECRET, new byte[31]))
        .withMessage("a secret has 31 bytes, but must have 32 or more, drawn by a SecureRandom");
  }

  @Test
  void aTokenExpiresWhereAnAgeIsGiven() {
    Instant made = Instant.parse("2026-03-01T10:00:00Z");
    String token = cursors.clock(Clock.fixed(made, ZoneOffset.UTC)).token(RANGE, position("a"));
    Cursors hour = cursors.expiringAfter(Duration.ofHours(1));

    assertThat(hour.clock(at(made.plusSeconds(3_600))).position(token, RANGE)).isNotNull();
    assertThat(refusal(hour.clock(at(made.plusSeconds(3_601))), token)).isEqualTo(Reason.EXPIRED);
    assertThat(cursors.clock(at(made.plusSeconds(99_999))).position(token, RANGE)).isNotNull();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> cursors.expiringAfter(Duration.ofMillis(999)))
        .withMessage("the limit is PT0.999S, but must be PT1S or more");
  }

  private static Clock at(Instant instant) {
    return Clock.fixed(instant, ZoneOffset.UTC);
  }

  @Test
  void aPositionKnowsItsLayout() {
    Position position = cursors.position(cursors.token(RANGE, position("a")), RANGE);

    assertThat(position).isNotNull();
    position.requireLayout(LAYOUT);
    assertThat(refusal(() -> position.requireLayout(LAYOUT + ";ORDER")))
        .isEqualTo(Reason.OTHER_LAYOUT);
  }

  @Test
  void twoTokensOfOnePositionDiffer() {
    assertThat(cursors.token(RANGE, position("a")))
        .isNotEqualTo(cursors.token(RANGE, position("a")));
  }

  @Test
  void nothingOfAPositionIsShown() {
    assertThat(position("USER#u1", 7L)).hasToString("position of 2 columns");
    byte[] bytes = {1};
    Position position = position((Object) bytes);
    bytes[0] = 2;
    assertThat(position).isEqualTo(position((Object) new byte[] {1}));
  }
}
