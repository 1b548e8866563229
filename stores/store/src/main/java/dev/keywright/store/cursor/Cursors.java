package dev.keywright.store.cursor;

import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.KeyRanges;
import dev.keywright.store.cursor.InvalidCursorException.Reason;
import java.nio.ByteBuffer;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Makes tokens of positions, and positions of tokens, for clients that ask for pages:
 *
 * <pre>{@code
 * Cursors cursors = Cursors.with(secret);
 *
 * KeyRange<String> range = OrderKey.scan().user(user).all();
 * Position after = cursors.position(request.getParameter("after"), range, user);
 * Page<Item, Position> page = reader.page(range, after, 50);
 * String next = cursors.token(range, page.next(), user);
 * }</pre>
 *
 * <p>A token is encrypted, because a signed one that can be read tells a client the keys of rows
 * that it may not see. It opens for the same range and direction and for the same context only, say
 * the tenant and the user. So an end of the range that moves, such as the present time, has to come
 * back from the client with the token. The caller for whom a token was made can use it again and
 * again: what it may read is checked by the application, for each page.
 *
 * <p>AES-256-GCM with a random nonce is safe for about 2<sup>32</sup> tokens of one secret: change
 * the secret long before, or once a year. It is safe for use by several threads.
 */
public final class Cursors {
  private static final byte VERSION = 1;
  private static final int FRAME_BYTES =
      1 + Secret.NAME_BYTES + Secret.NONCE_BYTES + Secret.TAG_BYTES;

  /** The longest token; every key that a store takes makes a shorter one. */
  private static final int MOST_CHARACTERS = 1 << 18;

  private static final Pattern CHARACTERS = Pattern.compile("[A-Za-z0-9_-]+");
  private static final Base64.Encoder ENCODER = Base64.getUrlEncoder().withoutPadding();
  private static final SecureRandom RANDOM = new SecureRandom();

  private final List<Secret> secrets;
  private final @Nullable Duration age;
  private final Clock clock;

  private Cursors(List<Secret> secrets, @Nullable Duration age, Clock clock) {
    this.secrets = secrets;
    this.age = age;
    this.clock = clock;
  }

  /**
   * Cursors that the first secret seals, and that every one of the secrets opens. To change the
   * secret, first give the new one to all servers as an older one, then as the first; take the old
   * one out when no client holds a token of it.
   *
   * @param secret 32 bytes or more, drawn by a {@link SecureRandom}, and kept as other secrets are
   * @throws IllegalArgumentException if a secret is shorter
   */
  public static Cursors with(byte[] secret, byte[]... olderSecrets) {
    List<Secret> secrets = new ArrayList<>();
    secrets.add(Secret.of(secret));
    for (byte[] older : olderSecrets) {
      secrets.add(Secret.of(older));
    }
    return new Cursors(List.copyOf(secrets), null, Clock.systemUTC());
  }

  /**
   * With a limit of age: an older token is refused as {@link Reason#EXPIRED}. Its time is kept in
   * seconds.
   *
   * @throws IllegalArgumentException if it is shorter than a second
   */
  public Cursors expiringAfter(Duration limit) {
    if (limit.compareTo(Duration.ofSeconds(1)) < 0) {
      throw new IllegalArgumentException("the limit is " + limit + ", but must be PT1S or more");
    }
    return new Cursors(secrets, limit, clock);
  }

  /** With another clock, for tests. */
  public Cursors clock(Clock other) {
    return new Cursors(secrets, age, other);
  }

  /**
   * The token of a position, in the characters of base64url; null if there is no position, because
   * no other page follows.
   *
   * @param range the range that is read
   * @param position where the page ended
   * @param context for whom the token is made; the same texts in the same order open it
   */
  public @Nullable String token(KeyRange<?> range, @Nullable Position position, String... context) {
    return position == null ? null : token(associated(new Digest().add(range), context), position);
  }

  /** As {@link #token(KeyRange, Position, String...)}, for a scan that is spread over buckets. */
  public @Nullable String token(
      KeyRanges<?, ?> ranges, @Nullable Position position, String... context) {
    return position == null ? null : token(associated(digest(ranges), context), position);
  }

  /**
   * The position in a token; null if there is no token, or an empty one: then the client asks for
   * the first page.
   *
   * @throws InvalidCursorException if the token was not made by these cursors, for this range and
   *     this context
   */
  public @Nullable Position position(@Nullable String token, KeyRange<?> range, String... context) {
    return position(token, associated(new Digest().add(range), context));
  }

  /**
   * As {@link #position(String, KeyRange, String...)}, for a scan that is spread over buckets.
   *
   * @throws InvalidCursorException if the token was not made by these cursors, for these ranges and
   *     this context
   */
  public @Nullable Position position(
      @Nullable String token, KeyRanges<?, ?> ranges, String... context) {
    return position(token, associated(digest(ranges), context));
  }

  private static Digest digest(KeyRanges<?, ?> ranges) {
    Digest digest = new Digest().count(ranges.size());
    ranges.forEach(digest::add);
    return digest;
  }

  private static byte[] associated(Digest digest, String... context) {
    digest.count(context.length);
    for (String text : context) {
      digest.add(text);
    }
    return digest.end();
  }

  private String token(byte[] associated, Position position) {
    Secret secret = secrets.get(0);
    byte[] nonce = new byte[Secret.NONCE_BYTES];
    RANDOM.nextBytes(nonce);
    byte[] sealed =
        secret.seal(
            nonce,
            new SealedPosition((int) clock.instant().getEpochSecond(), position).bytes(),
            versioned(associated));
    byte[] token =
        ByteBuffer.allocate(1 + Secret.NAME_BYTES + nonce.length + sealed.length)
            .put(VERSION)
            .put(secret.name())
            .put(nonce)
            .put(sealed)
            .array();
    return ENCODER.encodeToString(token);
  }

  private @Nullable Position position(@Nullable String token, byte[] associated) {
    if (token == null || token.isEmpty()) {
      return null;
    }
    ByteBuffer in = ByteBuffer.wrap(bytes(token));
    if (in.get() != VERSION) {
      throw new InvalidCursorException(Reason.MALFORMED);
    }
    byte[] name = next(in, Secret.NAME_BYTES);
    byte[] nonce = next(in, Secret.NONCE_BYTES);
    byte[] sealed = next(in, in.remaining());
    SealedPosition opened = SealedPosition.of(open(name, nonce, sealed, versioned(associated)));
    requireYoung(opened.second());
    return opened.position();
  }

  private static byte[] versioned(byte[] associated) {
    byte[] versioned = Arrays.copyOf(associated, associated.length + 1);
    versioned[associated.length] = VERSION;
    return versioned;
  }

  private static byte[] bytes(String token) {
    if (token.length() > MOST_CHARACTERS || token.length() * 6L / Byte.SIZE <= FRAME_BYTES) {
      throw new InvalidCursorException(Reason.MALFORMED);
    }
    // No text of base64 leaves one character over.
    if (!CHARACTERS.matcher(token).matches() || token.length() % 4 == 1) {
      throw new InvalidCursorException(Reason.MALFORMED);
    }
    byte[] bytes = Base64.getUrlDecoder().decode(token);
    // The decoder ignores the last bits: other texts of the same bytes.
    if (!ENCODER.encodeToString(bytes).equals(token)) {
      throw new InvalidCursorException(Reason.MALFORMED);
    }
    return bytes;
  }

  private static byte[] next(ByteBuffer in, int length) {
    byte[] bytes = new byte[length];
    in.get(bytes);
    return bytes;
  }

  private byte[] open(byte[] name, byte[] nonce, byte[] sealed, byte[] associated) {
    boolean isKnown = false;
    for (Secret secret : secrets) {
      if (Arrays.equals(secret.name(), name)) {
        isKnown = true;
        Optional<byte[]> opened = secret.open(nonce, sealed, associated);
        if (opened.isPresent()) {
          return opened.get();
        }
      }
    }
    throw new InvalidCursorException(isKnown ? Reason.NOT_AUTHENTIC : Reason.UNKNOWN_SECRET);
  }

  private void requireYoung(int second) {
    long seconds = clock.instant().getEpochSecond() - Integer.toUnsignedLong(second);
    if (age != null && seconds > age.toSeconds()) {
      throw new InvalidCursorException(Reason.EXPIRED);
    }
  }
}
