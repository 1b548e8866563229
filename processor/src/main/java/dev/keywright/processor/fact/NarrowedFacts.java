package dev.keywright.processor.fact;

import dev.keywright.layout.signature.Kind;
import dev.keywright.layout.signature.ValueLimits;
import dev.keywright.processor.model.Facts;
import dev.keywright.processor.model.Origins;
import dev.keywright.processor.model.PartType;
import java.util.Map;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.TreeMap;

/**
 * The facts of one part, narrowed by one annotation of others after the other. What means nothing
 * for the type of the part is left out: those annotations were not written for keys.
 */
public final class NarrowedFacts {
  private static final int DIGITS_OF_EVERY_LONG = 19;

  private final Facts declared;
  private final PartType type;
  private final Map<String, String> origins = new TreeMap<>();
  private final NarrowedAlphabet alphabet;
  private OptionalLong min;
  private OptionalLong max;
  private OptionalInt minLength;
  private OptionalInt maxLength;
  private long leastByDigits = Long.MIN_VALUE;
  private String digitsOrigin = "";
  private boolean monotonic;
  private boolean unique;

  /**
   * @param declared what {@code @Domain} says, at the part and at its single-value types
   */
  public NarrowedFacts(Facts declared, PartType type) {
    this.declared = declared;
    this.type = type;
    this.alphabet =
        new NarrowedAlphabet(declared.limits().alphabet(), declared.origins().of("alphabet"));
    this.origins.putAll(declared.origins().annotations());
    this.min = declared.limits().min();
    this.max = declared.limits().max();
    this.minLength = declared.limits().minLength();
    this.maxLength = declared.limits().maxLength();
    this.monotonic = declared.monotonic();
    this.unique = declared.unique();
  }

  /** Says that a number is no smaller. */
  public void atLeast(long bound, String origin) {
    boolean isNarrower = min.isEmpty() || min.getAsLong() < bound;
    if (type.is(Kind.WHOLE) && isNarrower) {
      min = OptionalLong.of(bound);
      origins.put("min", origin);
    }
  }

  /** Says that a number is no larger. */
  public void atMost(long bound, String origin) {
    boolean isNarrower = max.isEmpty() || max.getAsLong() > bound;
    if (type.is(Kind.WHOLE) && isNarrower) {
      max = OptionalLong.of(bound);
      origins.put("max", origin);
    }
  }

  /**
   * Says that a number has no more digits. It bounds negative numbers only if something else says
   * that there are any: many who count digits do not think of them.
   */
  public void digits(int most, String origin) {
    if (most < 0 || most >= DIGITS_OF_EVERY_LONG) {
      return;
    }
    long largest = Long.parseLong("0" + "9".repeat(most));
    atMost(largest, origin);
    if (-largest > leastByDigits) {
      leastByDigits = -largest;
      digitsOrigin = origin;
    }
  }

  /** Says that a text or bytes are no shorter. */
  public void lengthAtLeast(int length, String origin) {
    boolean isNarrower = minLength.orElse(0) < length;
    if (hasLength() && isNarrower) {
      minLength = OptionalInt.of(length);
      origins.put("minLength", origin);
    }
  }

  /** Says that a text or bytes are no longer. */
  public void lengthAtMost(int length, String origin) {
    boolean isNarrower = length < maxLength.orElse(Integer.MAX_VALUE);
    if (hasLength() && isNarrower && length >= 0) {
      maxLength = OptionalInt.of(length);
      origins.put("maxLength", origin);
    }
  }

  /** Says that a text is no longer; of bytes it says nothing. */
  public void textAtMost(int length, String origin) {
    if (type.is(Kind.TEXT)) {
      lengthAtMost(length, origin);
    }
  }

  private boolean hasLength() {
    return type.signature().filter(it -> it.kind().takesLengths()).isPresent();
  }

  /** Says that a text matches a regular expression, as far as that is plain enough to be read. */
  public void matches(String regexp, String origin) {
    if (type.is(Kind.TEXT)) {
      PlainPattern.of(regexp).ifPresent(plain -> follow(plain, regexp, origin));
    }
  }

  private void follow(PlainPattern plain, String regexp, String origin) {
    lengthAtLeast(plain.minLength(), origin);
    plain.maxLength().ifPresent(length -> lengthAtMost(length, origin));
    if (!plain.alphabet().isEmpty()) {
      alphabet.narrow(plain.alphabet(), regexp, origin);
      origins.put("alphabet", alphabet.origin());
    }
  }

  /** Says that new rows have larger values than old ones. */
  public void grows(String origin) {
    if (!monotonic && canGrow()) {
      monotonic = true;
      origins.put("monotonic", origin);
    }
  }

  // A fraction that cannot be a part grows like one that can.
  private boolean canGrow() {
    return type.signature().map(it -> it.kind().canGrow()).orElse(isFraction());
  }

  private boolean isFraction() {
    return type instanceof PartType.Foreign foreign && foreign.reason() == PartType.Reason.FRACTION;
  }

  /** Says that a number in new rows is larger than those in old ones. */
  public void numberGrows(String origin) {
    if (type.is(Kind.WHOLE)) {
      grows(origin);
    }
  }

  /** Says that no two rows have the same value. */
  public void isUnique(String origin) {
    if (!unique) {
      unique = true;
      origins.put("unique", origin);
    }
  }

  /** What is left. */
  public Facts facts() {
    if (min.orElse(0) < 0) {
      atLeast(leastByDigits, digitsOrigin);
    }
    Origins origins =
        new Origins(
            this.origins,
            alphabet.clash(),
            declared.origins().spot(),
            declared.origins().statements());
    return new Facts(
        new ValueLimits(min, max, alphabet.characters(), minLength, maxLength),
        declared.cardinality(),
        monotonic,
        declared.step(),
        new Facts.Identity(declared.determinedBy(), unique, declared.uniqueWithin()),
        origins);
  }
}
