package dev.keywright.store.cursor;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.KeyRange;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Tokens that nobody was given: altered, cut, made up, and those of others. */
class ForgedTokensTest {
  private static final String ALPHABET =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  private static final String[] LAYOUTS = {"keywright/1;a", "keywright/1;b"};

  @Test
  void noneIsAccepted() {
    judge(30_000);
  }

  @Test
  @Tag("evidence")
  void noneOfAMillionIsAccepted() {
    judge(1_000_000);
  }

  private static void judge(int tries) {
    long seed = Long.getLong("cursor.seed", 1);
    Random random = new Random(seed);
    byte[][] secrets = new byte[3][32];
    for (byte[] secret : secrets) {
      random.nextBytes(secret);
    }
    Cursors cursors = Cursors.with(secrets[0], secrets[1]);
    Cursors foreign = Cursors.with(secrets[2]);
    List<Integer> accepted = new ArrayList<>();
    for (int i = 0; i < tries; i++) {
      KeyRange<String> range = range(random);
      Position position = position(random, LAYOUTS[0]);
      String tenant = word(random);
      String token = cursors.token(range, position, tenant);
      assertThat(cursors.position(token, range, tenant)).isEqualTo(position);
      BooleanSupplier attack =
          switch (i % 7) {
            case 0 -> opens(cursors, altered(random, token), range, tenant);
            case 1 ->
                opens(cursors, token.substring(0, random.nextInt(token.length())), range, tenant);
            case 2 -> opens(cursors, foreign.token(range, position, tenant), range, tenant);
            case 3 -> opens(cursors, token, range, tenant + word(random));
            case 4 -> opens(cursors, token, other(random, range), tenant);
            case 5 -> opens(cursors, madeUp(random, token.length()), range, tenant);
            default -> () -> readsAsLayout(cursors, token, range, tenant);
          };
      if (attack.getAsBoolean()) {
        accepted.add(i);
      }
    }
    System.out.printf(
        Locale.ROOT, "Tokens: %,d attacks of 7 kinds, accepted: %,d%n", tries, accepted.size());
    assertThat(accepted).as("tries that were accepted, seed %d", seed).isEmpty();
  }

  private static BooleanSupplier opens(
      Cursors cursors, String token, KeyRange<String> range, String tenant) {
    return () -> {
      try {
        return cursors.position(token, range, tenant) != null;
      } catch (InvalidCursorException refused) {
        return false;
      }
    };
  }

  private static boolean readsAsLayout(
      Cursors cursors, String token, KeyRange<String> range, String tenant) {
    Position position = cursors.position(token, range, tenant);
    try {
      assertThat(position).isNotNull();
      position.requireLayout(LAYOUTS[1]);
      return true;
    } catch (InvalidCursorException refused) {
      return false;
    }
  }

  private static String altered(Random random, String token) {
    StringBuilder changed = new StringBuilder(token);
    while (changed.toString().equals(token)) {
      int changes = 1 + random.nextInt(3);
      for (int i = 0; i < changes; i++) {
        int at = random.nextInt(token.length());
        changed.setCharAt(at, ALPHABET.charAt(random.nextInt(ALPHABET.length())));
      }
    }
    return changed.toString();
  }

  private static String madeUp(Random random, int length) {
    byte[] bytes = new byte[1 + random.nextInt(2 * length)];
    random.nextBytes(bytes);
    bytes[0] = 1;
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }

  private static KeyRange<String> range(Random random) {
    String from = word(random);
    KeyRange<String> range =
        KeyRange.of(
            Map.of("pk", word(random)), "sk", from, from + "~" + word(random), ColumnOrder.TEXT);
    return random.nextBoolean() ? range : range.backward();
  }

  private static KeyRange<String> other(Random random, KeyRange<String> range) {
    return switch (random.nextInt(4)) {
      case 0 -> range.backward();
      case 1 -> KeyRange.of(range.fixed(), "sk", range.from(), null, ColumnOrder.TEXT);
      case 2 ->
          KeyRange.of(Map.of("pk", "other"), "sk", range.from(), range.to(), ColumnOrder.TEXT);
      default ->
          KeyRange.of(
              range.fixed(), "sk", range.from(), range.from() + "~~~~~~~~~", ColumnOrder.TEXT);
    };
  }

  private static Position position(Random random, String layout) {
    String partition = word(random);
    return Position.after(layout, () -> Map.of("pk", partition));
  }

  private static String word(Random random) {
    return Long.toString(random.nextLong() >>> random.nextInt(56), Character.MAX_RADIX);
  }

  @Test
  void noTokenShowsItsKey() {
    Cursors cursors = Cursors.with(new byte[32]);
    KeyRange<String> all = KeyRange.of(Map.of(), "pk", "", null, ColumnOrder.TEXT);
    String secret = "customer-4711@example.org";
    Position position = Position.after(LAYOUTS[0], () -> Map.of("pk", secret));
    for (int i = 0; i < 1_000; i++) {
      String token = cursors.token(all, position);
      byte[] bytes = Base64.getUrlDecoder().decode(token);
      String hex = HexFormat.of().formatHex(bytes);
      for (int at = 0; at + 6 <= secret.length(); at++) {
        String piece = secret.substring(at, at + 6);
        assertThat(token).doesNotContain(piece);
        assertThat(new String(bytes, ISO_8859_1)).doesNotContain(piece);
        assertThat(hex).doesNotContain(HexFormat.of().formatHex(piece.getBytes(UTF_8)));
      }
    }
  }
}
