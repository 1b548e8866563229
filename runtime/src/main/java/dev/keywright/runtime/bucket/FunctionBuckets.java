package dev.keywright.runtime.bucket;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import dev.keywright.runtime.InvalidPartException;
import dev.keywright.runtime.MalformedKeyException;
import dev.keywright.runtime.codec.JoinedBytes;
import dev.keywright.runtime.codec.PartCodec;
import java.io.ByteArrayOutputStream;
import java.lang.reflect.UndeclaredThrowableException;
import java.util.List;
import java.util.function.IntSupplier;

/**
 * Buckets that a function of another system chooses.
 *
 * <p>A function of bytes gets the encoded parts, one after the other, each with the end that it has
 * in the key. Two parts that are neighbours in a column keep the separator or the literal that is
 * between them. So a function of all parts of a column gets what is in the key from the first of
 * these parts to the end of the last. A function of the rest gets the literals around them, too:
 * everything that is after the bucket.
 *
 * <p>For generated keys; applications do not call it.
 *
 * @param between what is between each part and the next, one character for each byte
 * @param front what is between the bucket and the first part, for a function of the rest
 * @param end what is after the last part, for a function of the rest
 */
public record FunctionBuckets(
    BucketFunction function, int count, int first, List<String> between, String front, String end)
    implements Buckets {

  /**
   * @throws IllegalArgumentException if the count is not from 2 to 65,536, or a number has more
   *     than nine digits
   */
  public FunctionBuckets {
    Buckets.check(first, count);
    // Nothing between any two is one case, however many there are.
    between = between.stream().allMatch(String::isEmpty) ? List.of() : List.copyOf(between);
  }

  /** Buckets of the parts alone, with nothing between them. */
  FunctionBuckets(BucketFunction function, int count) {
    this(function, count, 0, List.of(), "", "");
  }

  @Override
  public FunctionBuckets from(int number) {
    return new FunctionBuckets(function, count, number, between, front, end);
  }

  /** The same with literals or separators between the parts. */
  public FunctionBuckets between(String... literals) {
    return new FunctionBuckets(function, count, first, List.of(literals), front, end);
  }

  /** The same with a literal in front of the first part, and one after the last. */
  public FunctionBuckets around(String before, String behind) {
    return new FunctionBuckets(function, count, first, between, before, behind);
  }

  @Override
  public void requireOf(List<PartCodec<?, ?>> deciding) {
    if (deciding.isEmpty() || (!between.isEmpty() && between.size() != deciding.size() - 1)) {
      throw Buckets.refused(this, deciding);
    }
  }

  /**
   * The bucket of a key.
   *
   * @param values those of all parts that decide, in the order of the layout
   * @throws InvalidPartException if a part may not hold its value, or the function throws or
   *     answers with a number that is no bucket
   */
  public int of(BucketedValue... values) {
    return of(List.of(values));
  }

  @Override
  public int of(List<BucketedValue> values) {
    requireKnown();
    // A value that its part may not hold is refused by the part, and never seen by the function.
    values.forEach(BucketedValue::check);
    return chosen(
        () ->
            function.isOfBytes()
                ? function.of(encoded(values), count)
                : function.of(values, count));
  }

  /**
   * The bucket that the function chooses.
   *
   * @param call calls it
   * @throws InvalidPartException if the function throws or answers with a number that is no bucket
   */
  public int chosen(IntSupplier call) {
    int bucket;
    try {
      bucket = call.getAsInt();
    } catch (RuntimeException thrown) {
      Throwable own =
          thrown instanceof UndeclaredThrowableException it ? it.getUndeclaredThrowable() : thrown;
      InvalidPartException refused =
          new InvalidPartException(
              BucketForm.NAME, own.toString(), "be chosen by " + function + ", which threw this");
      refused.initCause(own);
      throw refused;
    }
    if (bucket < 0 || bucket >= count) {
      throw new InvalidPartException(
          BucketForm.NAME,
          bucket,
          "be from 0 to " + (count - 1) + ": " + function + " chose it for " + count + " buckets");
    }
    return first + bucket;
  }

  /**
   * Writes the bucket that a function of bytes chooses, in front of them.
   *
   * @param at where the bucket begins
   * @param from where the bytes that decide begin
   * @param to where they end
   * @throws InvalidPartException if the function throws or answers with a number that is no bucket
   */
  public void write(BucketForm<byte[]> form, byte[] out, int at, int from, int to) {
    form.write(chosen(out, from, to), out, at);
  }

  /**
   * Writes the bucket that a function of several stretches of bytes chooses, in front of them.
   *
   * @param at where the bucket begins
   * @param stretches where each begins and ends
   * @throws InvalidPartException if the function throws or answers with a number that is no bucket
   */
  public void write(BucketForm<byte[]> form, byte[] out, int at, int... stretches) {
    form.write(chosen(JoinedBytes.joined(out, 0, stretches)), out, at);
  }

  /**
   * The bucket that the function chooses for bytes.
   *
   * @throws InvalidPartException if the function throws or answers with a number that is no bucket
   */
  public int chosen(byte[] deciding) {
    return chosen(() -> function.of(deciding, count));
  }

  /**
   * The bucket that the function chooses for {@code in[from, to)}.
   *
   * @throws InvalidPartException if the function throws or answers with a number that is no bucket
   */
  public int chosen(byte[] in, int from, int to) {
    return chosen(() -> function.of(in, from, to, count));
  }

  private void requireKnown() {
    if (!function.isKnown()) {
      String name = function.name().substring(function.name().lastIndexOf('.') + 1);
      throw new IllegalStateException(
          "the bucket is chosen by "
              + function
              + ", which is not known here; pass its class: LayoutCodec.of(layout,"
              + " BucketFunctions.of("
              + name
              + ".class))");
    }
  }

  private byte[] encoded(List<BucketedValue> values) {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    all.writeBytes(front.getBytes(ISO_8859_1));
    for (int i = 0; i < values.size(); i++) {
      if (i > 0 && !between.isEmpty()) {
        all.writeBytes(between.get(i - 1).getBytes(ISO_8859_1));
      }
      all.writeBytes(values.get(i).encoded());
    }
    all.writeBytes(end.getBytes(ISO_8859_1));
    return all.toByteArray();
  }

  @Override
  public void verify(BucketForm<?> form, int position, int stored, List<BucketedValue> values) {
    verify(form, position, stored, () -> of(values));
  }

  /**
   * Compares the number that is in front of a key with the one that the function chooses.
   *
   * @param call calls it, and checks what it answers
   * @throws MalformedKeyException if they differ, or the function throws
   */
  public void verify(BucketForm<?> form, int stored, IntSupplier call) {
    verify(form, form.before().length(), stored, call);
  }

  /**
   * Compares the number that is in a key with the one that the function chooses.
   *
   * @param position where the number is in its column
   * @param call calls it, and checks what it answers
   * @throws MalformedKeyException if they differ, or the function throws
   */
  public void verify(BucketForm<?> form, int position, int stored, IntSupplier call) {
    int computed;
    try {
      computed = call.getAsInt();
    } catch (InvalidPartException refused) {
      Throwable thrown = refused.getCause();
      String fault = thrown == null ? "; " + refused.getMessage() : ", but it threw " + thrown;
      MalformedKeyException malformed =
          form.misplaced(position, stored, "a bucket that " + function + " chooses" + fault);
      malformed.initCause(refused);
      throw malformed;
    }
    if (stored != computed) {
      throw form.misplaced(
          position,
          stored,
          "the bucket "
              + form.shown(computed)
              + ", which "
              + function
              + " chooses for the key's parts");
    }
  }
}
