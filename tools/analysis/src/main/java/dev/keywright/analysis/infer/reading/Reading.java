package dev.keywright.analysis.infer.reading;

import dev.keywright.analysis.infer.cost.Priors;
import dev.keywright.layout.signature.Encoding;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.layout.signature.TypeSignature;
import dev.keywright.runtime.number.NumberForm;
import java.util.Optional;

/**
 * One way to read a span.
 *
 * @param part what a signature says of it, still without a name
 * @param words what it is, for people: {@code a number of 13 digits}
 * @param bits the description length of the declaration and of the values
 * @param endsItself whether another part may follow without a literal between
 * @param isWhole whether people see one thing in every value, such as an address
 */
public record Reading(
    PartSignature part, String words, double bits, boolean endsItself, boolean isWhole) {
  static Reading of(TypeSignature type, String words) {
    return of(type, Encoding.PLAIN, words);
  }

  static Reading of(TypeSignature type, Encoding encoding, String words) {
    return new Reading(PartSignature.of("", type).with(encoding), words, 0, true, false);
  }

  static Reading of(TypeSignature type, NumberForm form, String words) {
    return of(type, Encoding.PLAIN.withNumber(Optional.of(form)), words);
  }

  /** The same reading with a longer description. */
  public Reading plus(double more) {
    return new Reading(part, words, bits + more, endsItself, isWhole);
  }

  /** The same reading of values whose end only what follows shows. */
  Reading open() {
    return new Reading(part, words, bits, false, isWhole);
  }

  /** The same reading of values of which people see each as one. */
  Reading whole(boolean isSeen) {
    return new Reading(part, words, bits, endsItself, isSeen);
  }

  /** The same reading of values that the store does not sort. */
  Reading unordered(boolean isUnordered) {
    return new Reading(part.withOrdered(!isUnordered), words, bits, endsItself, isWhole);
  }

  /** The same reading with the largest value first. */
  Reading descending(String how) {
    return changed(part.encoding().withDescending(true), how, Priors.DESCENDING);
  }

  Reading countedDown() {
    return descending(", counted down");
  }

  Reading reversed() {
    return changed(part.encoding().withReversed(true), ", written backward", Priors.REVERSED);
  }

  Reading more(String how, double more) {
    return changed(part.encoding(), how, more);
  }

  private Reading changed(Encoding encoding, String how, double more) {
    return new Reading(part.with(encoding), words + how, bits + more, endsItself, isWhole);
  }

  /** What the name of the part begins with. */
  public String stem() {
    return switch (part.kind()) {
      case TIME -> "time";
      case UUID -> "uuid";
      case BYTES -> "bytes";
      case LIST -> "list";
      default -> "part";
    };
  }
}
