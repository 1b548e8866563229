package dev.keywright.store.cursor;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.KeyRange;
import java.security.GeneralSecurityException;
import java.util.Map;
import java.util.Objects;
import java.util.function.IntFunction;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** How long a token takes, beside the JDK's HMAC of the same key: a token that could be read. */
@Tag("evidence")
class TokenTimesTest {
  private static final int ROUNDS = 7;
  private static final int CALLS = 100_000;
  private static final String KEY = "customer#000054#order#2024-05-17#0200003";
  private static final KeyRange<String> RANGE =
      KeyRange.of(Map.of("PK", "customer#000054"), "SK", "a", "b", ColumnOrder.TEXT);

  @Test
  void aTokenOfAKeyHasAtMost110Characters() throws GeneralSecurityException {
    byte[] secret = new byte[32];
    Cursors cursors = Cursors.with(secret);
    Position position = Position.after("LAYOUT", () -> Map.of("SK", KEY));
    String token = Objects.requireNonNull(cursors.token(RANGE, position, "ann"));
    byte[] bytes = KEY.getBytes(UTF_8);
    Mac mac = Mac.getInstance("HmacSHA256");
    mac.init(new SecretKeySpec(secret, "HmacSHA256"));

    double made = best(i -> cursors.token(RANGE, position, "ann"));
    double opened = best(i -> cursors.position(token, RANGE, "ann"));
    double signed = best(i -> mac.doFinal(bytes));

    System.out.printf(
        "Token of a %d-byte key: %d characters; made in %.0f ns, opened in %.0f ns; HMAC-SHA256 of"
            + " the key: %.0f ns%n",
        bytes.length, token.length(), made, opened, signed);
    assertThat(token.length()).isLessThanOrEqualTo(110);
  }

  private static double best(IntFunction<?> call) {
    double best = Double.MAX_VALUE;
    int sum = 0;
    for (int round = 0; round < ROUNDS; round++) {
      long start = System.nanoTime();
      for (int i = 0; i < CALLS; i++) {
        sum += Objects.hashCode(call.apply(i)) & 1;
      }
      best = Math.min(best, (double) (System.nanoTime() - start) / CALLS);
    }
    assertThat(sum).isNotNegative();
    return best;
  }
}
