package dev.keywright.processor.check.order;

import dev.keywright.layout.signature.Kind;
import dev.keywright.processor.check.counterexample.Misorder;
import dev.keywright.processor.check.counterexample.SamplePart;
import dev.keywright.processor.check.counterexample.ShownValue;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.LayoutCheck;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartCharacters;
import dev.keywright.processor.model.PartType;
import dev.keywright.processor.model.PartType.Constant;
import dev.keywright.runtime.alphabet.Alphabet;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Where one value begins another, the separator after the shorter one meets a character of the
 * longer one, and must sort below it.
 */
final class SeparatorAboveAlphabet implements LayoutCheck {

  @Override
  public void check(Layout layout, Findings findings) {
    for (SamplePart samples : SamplePart.all(layout)) {
      if (samples.isEnded() && !samples.isCopy()) {
        misorder(samples).ifPresent(it -> report(samples, it, findings));
      }
    }
  }

  private static Optional<Misorder> misorder(SamplePart samples) {
    Part part = samples.part();
    if (!part.keepsOrder() || samples.isEscaped() || part.is(Kind.WHOLE)) {
      return Optional.empty();
    }
    char separator = samples.separator();
    return PartCharacters.of(part)
        .filter(characters -> !characters.contains(separator))
        .flatMap(it -> Misorder.first(samples, pairs(part, it, separator)));
  }

  private static void report(SamplePart samples, Misorder witness, Findings findings) {
    int end = samples.text(witness.lower()).length();
    char next = samples.text(witness.upper()).charAt(end);
    findings
        .report(
            CheckId.KW104,
            UnsortedColumn.severity(samples.layout(), samples.column()),
            witness.part().spot(),
            "")
        .problem(
            "%s sorts above %s, which %s may contain%s",
            samples.shownEnd(),
            ShownValue.of(next),
            witness.part().name(),
            consequence(samples, witness, next))
        .fix(PartEndFixes.fix(samples));
  }

  // Of a text without an alphabet, the encoder takes only what sorts above the separator.
  private static String consequence(SamplePart samples, Misorder witness, char next) {
    return samples.isWritten(witness.upper())
        ? ", so " + witness.fromUpper() + UnsortedColumn.excuse(samples.layout(), samples.column())
        : "; " + Unencodable.of(witness.part(), witness.upper(), "holds " + ShownValue.of(next));
  }

  // Each upper value begins with its lower one.
  private static List<Misorder.Pair> pairs(Part part, Alphabet characters, char separator) {
    if (part.type() instanceof PartType.Codes codes) {
      return prefixes(codes.constants());
    }
    int least = PartCharacters.leastLength(part);
    if (part.limits().haveOneLength()) {
      return List.of();
    }
    if (part.is(Kind.BYTES)) {
      byte[] one = {(byte) 0xca};
      byte[] two = {(byte) 0xca, 0x10};
      byte[] longer = new byte[least + 1];
      longer[least] = 0x10;
      return List.of(new Misorder.Pair(one, two), new Misorder.Pair(new byte[least], longer));
    }
    List<Misorder.Pair> pairs = new ArrayList<>();
    pairs.add(new Misorder.Pair("a100", "a1001"));
    int lowest = characters.next(-1);
    if (lowest < separator) {
      String below = Character.toString(characters.contains('1') && '1' < separator ? '1' : lowest);
      String first = characters.contains('a') ? "a" : below;
      pairs.add(new Misorder.Pair(first, first + below));
      pairs.add(new Misorder.Pair(first.repeat(least), first.repeat(least) + below));
    }
    return pairs;
  }

  private static List<Misorder.Pair> prefixes(List<Constant> constants) {
    List<Misorder.Pair> pairs = new ArrayList<>();
    for (Constant lower : constants) {
      for (Constant upper : constants) {
        if (!upper.equals(lower) && upper.code().startsWith(lower.code())) {
          pairs.add(new Misorder.Pair(lower, upper));
        }
      }
    }
    return pairs;
  }
}
