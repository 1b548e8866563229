package dev.keywright.layout.signature;

import dev.keywright.runtime.alphabet.Alphabet;
import dev.keywright.runtime.frame.TextEncoding;
import dev.keywright.runtime.number.NumberForm;
import dev.keywright.runtime.time.CountScale;
import dev.keywright.runtime.time.TimeFormat;
import dev.keywright.runtime.time.TimeScale;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import java.util.StringJoiner;

/**
 * One part of a column: its type, how it is written, and what bounds its values.
 *
 * @param hash the hash prefix before it
 * @param ordered whether it is ever scanned by range
 */
public record PartSignature(
    String name,
    TypeSignature type,
    Encoding encoding,
    Optional<HashSignature> hash,
    ValueLimits limits,
    boolean ordered) {

  /** A part of which nothing but the type is declared. */
  public static PartSignature of(String name, TypeSignature type) {
    return new PartSignature(
        name, type, Encoding.PLAIN, Optional.empty(), ValueLimits.NONE, /* ordered= */ true);
  }

  /** The same part under another name. */
  public PartSignature named(String other) {
    return new PartSignature(other, type, encoding, hash, limits, ordered);
  }

  /** The family of its type. */
  public Kind kind() {
    return type.kind();
  }

  /** Whether its text shows where it ends, whatever follows: all texts are of one width. */
  public boolean endsItself() {
    return kind().endsItself() || encoding.isPadded();
  }

  /** How many bytes of BINARY each value takes that something follows; -1 if that varies. */
  public int fixedWidth() {
    return encoding
        .number()
        .map(form -> form.encoding().hasWidth() ? form.width() : -1)
        .or(
            () ->
                encoding
                    .text()
                    .map(form -> form.encoding() == TextEncoding.FIXED ? form.width() : -1))
        .orElseGet(type::width);
  }

  /**
   * What is written of it in TEXT, if the width of that varies: of a text that declares no alphabet
   * surely letters and digits, and what else, the encoder watches.
   */
  public Optional<Alphabet> characters() {
    if (endsItself()) {
      return Optional.empty();
    }
    return switch (kind()) {
      case TEXT -> Optional.of(Alphabet.of(limits.alphabet().orElse(ValueLimits.ASSUMED)));
      case BYTES -> Optional.of(Alphabet.of("0-9a-f"));
      case WHOLE -> Optional.of(Alphabet.of(min() < 0 ? "0-9\\-" : "0-9"));
      case CODES -> Optional.of(((CodesType) type).alphabet());
      default -> Optional.empty();
    };
  }

  /** Whether a number represents each of its values. */
  public boolean hasNumber() {
    return kind().hasNumber() && (kind() != Kind.TIME || time().sorts());
  }

  /** Whether it takes a {@link dev.keywright.runtime.time.TimeFormat} to write its values. */
  public boolean takesTime(LayoutFormat format) {
    return type.takesTime(format) || (kind() == Kind.TIME && encoding.number().isPresent());
  }

  /**
   * What represents its values, as is said or else as is usual; empty if the type alone tells, or
   * if they are no times.
   */
  public Optional<TimeFormat> time(LayoutFormat format) {
    return takesTime(format) ? Optional.of(time()) : Optional.empty();
  }

  /** What represents a time where something does: as is said, or else as is usual. */
  public TimeFormat time() {
    return encoding.time().orElseGet(type::usualTime);
  }

  /** The counts of a time that a form can show; empty if it can show none. */
  public Optional<CountScale<?>> counts(NumberForm form) {
    try {
      CountScale<?> all = TimeScale.ofForm(type.time().orElseThrow(), time(), form);
      Optional<ChronoUnit> floor = encoding.floor().filter(time()::canFloor);
      return Optional.of(floor.isPresent() ? all.flooredTo(floor.get()) : all);
    } catch (IllegalArgumentException none) {
      return Optional.empty();
    }
  }

  /** The smallest whole number that the type and the limits leave. */
  public long min() {
    return Math.max(type.smallest(), limits.min().orElse(Long.MIN_VALUE));
  }

  /** The largest whole number that the type and the limits leave. */
  public long max() {
    return Math.min(type.largest(), limits.max().orElse(Long.MAX_VALUE));
  }

  /** Whether its values may be asked for by range, as far as the signature tells. */
  public boolean keepsOrder() {
    return ordered
        && !encoding.scatters()
        && hash.isEmpty()
        && !losesOrder()
        && !(type instanceof ListType list && !list.keepsOrder());
  }

  /** Whether the encoding of another system does not sort its values. */
  public boolean losesOrder() {
    return isOpen() || counterexample().isPresent();
  }

  /** Whether a tail follows values of different lengths, with nothing between. */
  public boolean isOpen() {
    return encoding.text().filter(form -> form.encoding() == TextEncoding.TAIL).isPresent()
        && !limits.haveOneLength();
  }

  /** Two values that the encoding of another system does not sort, whatever follows them. */
  public Optional<Counterexample> counterexample() {
    if (kind() == Kind.TIME && encoding.number().isEmpty() && !time().sorts()) {
      return Optional.of(asJava());
    }
    return encoding
        .text()
        .flatMap(form -> MisorderedTexts.firstBroken(form, this))
        .or(
            () ->
                encoding.number().filter(form -> kind().hasNumber()).flatMap(this::counterexample));
  }

  private static Counterexample asJava() {
    Instant whole = Instant.parse("2012-08-01T17:10:04Z");
    return new Counterexample(whole, whole.plusMillis(500));
  }

  private Optional<Counterexample> counterexample(NumberForm form) {
    return kind() == Kind.TIME
        ? MisorderedTimes.firstBroken(this, form)
        : form.misordered(type.bytes(), min(), max())
            .map(it -> new Counterexample(it.lower(), it.upper()));
  }

  /** The same part, written in another way. */
  public PartSignature with(Encoding other) {
    return new PartSignature(name, type, other, hash, limits, ordered);
  }

  /** The same part, scanned by range or never. */
  public PartSignature withOrdered(boolean isOrdered) {
    return new PartSignature(name, type, encoding, hash, limits, isOrdered);
  }

  /** The same part after another hash prefix. */
  public PartSignature with(HashSignature other) {
    return new PartSignature(name, type, encoding, Optional.of(other), limits, ordered);
  }

  /** The same part without a hash prefix. */
  public PartSignature withoutHash() {
    return new PartSignature(name, type, encoding, Optional.empty(), limits, ordered);
  }

  /** The same part with other bounds of its values. */
  public PartSignature with(ValueLimits others) {
    return new PartSignature(name, type, encoding, hash, others, ordered);
  }

  @Override
  public String toString() {
    StringJoiner words = new StringJoiner(" ").add(name).add(type.toString());
    encoding.addTo(words);
    hash.ifPresent(it -> words.add(it.toString()));
    limits.addTo(words);
    if (!ordered) {
      words.add("unordered");
    }
    return words.toString();
  }
}
