package dev.keywright.processor.fact;

import dev.keywright.layout.signature.Kind;
import dev.keywright.processor.model.Facts;
import dev.keywright.processor.model.Origins;
import dev.keywright.processor.model.PartType;
import java.util.HashMap;
import java.util.Map;

/**
 * The facts of one part, narrowed by one annotation of others after the other. What means nothing
 * for the type of the part is left out: those annotations were not written for keys.
 */
public final class NarrowedFacts {
  private static final int DIGITS_OF_EVERY_LONG = 19;

  private final Facts declared;
  private final PartType type;
  private final Map<String, Object> said;
  private final Map<String, String> origins;
  private final NarrowedAlphabet alphabet;
  private long leastByDigits = Long.MIN_VALUE;
  private String digitsOrigin = "";

  /**
   * @param declared what {@code @Domain} says, at the part and at its single-value types
   */
  public NarrowedFacts(Facts declared, PartType type) {
    this.declared = declared;
    this.type = type;
    this.alphabet =
        new NarrowedAlphabet(declared.limits().alphabet(), declared.origins().of("alphabet"));
    this.said = new HashMap<>(declared.declared());
    this.origins = new HashMap<>(declared.origins().annotations());
  }

  private void say(String fact, Object value, String origin) {
    said.put(fact, value);
    origins.put(fact, origin);
  }

  /** Says that a number is no smaller. */
  public void atLeast(long bound, String origin) {
    boolean isKnown = said.get("min") instanceof Long min && min >= bound;
    if (type.is(Kind.WHOLE) && !isKnown) {
      say("min", bound, origin);
    }
  }

  /** Says that a number is no larger. */
  public void atMost(long bound, String origin) {
    boolean isKnown = said.get("max") instanceof Long max && max <= bound;
    if (type.is(Kind.WHOLE) && !isKnown) {
      say("max", bound, origin);
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
    int known = said.get("minLength") instanceof Integer least ? least : 0;
    if (hasLength() && known < length) {
      say("minLength", length, origin);
    }
  }

  /** Says that a text or bytes are no longer. */
  public void lengthAtMost(int length, String origin) {
    int known = said.get("maxLength") instanceof Integer most ? most : Integer.MAX_VALUE;
    if (hasLength() && length >= 0 && length < known) {
      say("maxLength", length, origin);
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
      alphabet.characters().ifPresent(it -> say("alphabet", it, alphabet.origin()));
    }
  }

  /** Says that new rows have larger values than old ones. */
  public void grows(String origin) {
    if (!said.containsKey("monotonic") && canGrow()) {
      say("monotonic", true, origin);
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
    if (!said.containsKey("unique")) {
      say("unique", true, origin);
    }
  }

  /** What is left. */
  public Facts facts() {
    if (said.get("min") instanceof Long min && min < 0) {
      atLeast(leastByDigits, digitsOrigin);
    }
    Origins origins =
        new Origins(
            this.origins,
            alphabet.clash(),
            declared.origins().spot(),
            declared.origins().statements());
    return new Facts(said, origins);
  }
}
