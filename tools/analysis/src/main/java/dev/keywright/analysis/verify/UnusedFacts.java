package dev.keywright.analysis.verify;

import dev.keywright.layout.signature.CodesType;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.layout.signature.ValueLimits;
import dev.keywright.runtime.alphabet.Alphabet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Compares what a layout allows for a part with the values that it has. */
final class UnusedFacts {
  private final PartStatistics seen;
  private final PartSignature part;
  private final List<FactReport> facts = new ArrayList<>();

  private UnusedFacts(PartStatistics seen) {
    this.seen = seen;
    this.part = seen.part();
  }

  /**
   * What no value uses, in the order of the signature.
   *
   * @param seen at least one value
   * @param names of an enum's constants that occur
   */
  static List<FactReport> of(PartStatistics seen, Set<String> names) {
    UnusedFacts unused = new UnusedFacts(seen);
    unused.addCodes(names);
    unused.addPad();
    unused.addRange();
    unused.addAlphabet();
    unused.addLengths();
    return unused.facts;
  }

  private void add(String fact, String declared, String found) {
    facts.add(new FactReport(part.name(), fact, declared, found));
  }

  private void addCodes(Set<String> names) {
    if (part.type() instanceof CodesType codes) {
      Set<String> missing = new LinkedHashSet<>(Arrays.asList(codes.names()));
      missing.removeAll(names);
      if (!missing.isEmpty()) {
        add("enum", codes.names().length + " constants", "none of " + String.join(", ", missing));
      }
    }
  }

  private void addPad() {
    int pad = part.encoding().pad();
    if (pad == 0 || part.limits().max().isPresent()) {
      return;
    }
    int digits =
        Math.max(digits(seen.smallest().orElseThrow()), digits(seen.largest().orElseThrow()));
    if (digits < pad) {
      add("pad", pad + " digits", "at most " + digits);
    }
  }

  private static int digits(Object number) {
    String digits = number.toString();
    return digits.length() - (digits.startsWith("-") ? 1 : 0);
  }

  private void addRange() {
    if (!part.kind().takesRange()) {
      return;
    }
    ValueLimits limits = part.limits();
    long smallest = ((Number) seen.smallest().orElseThrow()).longValue();
    long largest = ((Number) seen.largest().orElseThrow()).longValue();
    if (limits.min().isPresent() && limits.min().getAsLong() < smallest) {
      add("min", "" + limits.min().getAsLong(), "" + smallest);
    }
    if (limits.max().isPresent() && limits.max().getAsLong() > largest) {
      add("max", "" + limits.max().getAsLong(), "" + largest);
    }
  }

  private void addAlphabet() {
    if (part.limits().alphabet().isEmpty()) {
      return;
    }
    String declared = part.limits().alphabet().get();
    Alphabet alphabet = Alphabet.of(declared);
    BitSet characters = seen.characters();
    StringBuilder unused = new StringBuilder();
    for (int first = alphabet.next(-1); first >= 0; ) {
      int last = first;
      boolean isUsed = characters.get(first);
      while (alphabet.contains(last + 1) && isSameRun(last)) {
        isUsed |= characters.get(++last);
      }
      if (!isUsed) {
        append(unused, first, last);
      }
      first = alphabet.next(last);
    }
    if (!unused.isEmpty()) {
      add("alphabet", declared, "nothing of " + unused);
    }
  }

  // Digits, capitals and small letters are used or not, each as a whole; the rest in one.
  private static boolean isSameRun(int last) {
    return last != '9' && last != 'Z' && last != 'z' && last != '/' && last != '@' && last != '`';
  }

  private static void append(StringBuilder unused, int first, int last) {
    unused.appendCodePoint(first);
    if (last > first) {
      unused.append(last > first + 1 ? "-" : "").appendCodePoint(last);
    }
  }

  private void addLengths() {
    if (!part.kind().takesLengths()) {
      return;
    }
    ValueLimits limits = part.limits();
    int shortest = seen.shortest();
    int longest = seen.longest();
    if (limits.minLength().isPresent() && limits.minLength().getAsInt() < shortest) {
      add("minLength", "" + limits.minLength().getAsInt(), "" + shortest);
    }
    if (limits.maxLength().isPresent() && limits.maxLength().getAsInt() > longest) {
      add("maxLength", "" + limits.maxLength().getAsInt(), "" + longest);
    }
  }
}
