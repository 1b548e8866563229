package dev.keywright.layout.signature;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.layout.rule.FormFaults;
import dev.keywright.runtime.InvalidPartException;
import dev.keywright.runtime.alphabet.Alphabet;
import dev.keywright.runtime.binary.BinaryBytes;
import dev.keywright.runtime.binary.BinaryFramed;
import dev.keywright.runtime.binary.BinaryString;
import dev.keywright.runtime.frame.TextEncoding;
import dev.keywright.runtime.frame.TextForm;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * Looks for texts or bytes that another system does not write in their order, among values whose
 * bytes decide: if they are in order, all values of the part are.
 */
record MisorderedTexts(
    TextForm form, boolean isText, BinaryFramed<?> codec, Alphabet alphabet, int min, int max) {
  private static final int FIRST_WIDE = 0x80;
  private static final int LAST_PLAIN = '~';
  private static final int LAST_BYTE = 0xFF;
  private static final int LONGEST = 65_535;
  private static final int MOST_WIDE = 4_096;

  /** As a varint, the first of these lengths is written above the second. */
  private static final List<Integer> TURN = List.of(255, 256);

  /** The first character of each length in UTF-8, and the first letter. */
  private static final List<Integer> CLASSES = List.of(0, (int) 'a', 0x80, 0x800, 0x10000);

  /** Two values of a part, or empty if all are written in their order. */
  static Optional<Counterexample> firstBroken(TextForm form, PartSignature part) {
    // A form that another rule refuses writes nothing.
    return FormFaults.of(form).isPresent()
        ? Optional.empty()
        : new MisorderedTexts(form, part).firstBroken();
  }

  /** Two texts; for bytes, each character is one. */
  private record Pair(String lower, String upper) {}

  private MisorderedTexts(TextForm form, PartSignature part) {
    this(
        form,
        part.kind() == Kind.TEXT,
        part.kind() == Kind.TEXT
            ? BinaryFramed.of(BinaryString.of(part.name()), form)
            : BinaryFramed.of(BinaryBytes.of(part.name()), form),
        part.limits().alphabet().map(Alphabet::of).orElse(Alphabet.all()),
        Math.min(part.limits().minLength().orElse(0), LONGEST),
        part.limits().maxLength().orElse(Integer.MAX_VALUE));
  }

  private Optional<Counterexample> firstBroken() {
    boolean isWhole = form.encoding() == TextEncoding.FIXED && form.fill().isEmpty();
    if (isWhole || form.encoding() == TextEncoding.GROUPED) {
      return Optional.empty();
    }
    List<String> ascending = texts();
    // If values are not in order, neither are two neighbours. Plain, short ones are easily read.
    return IntStream.range(1, ascending.size())
        .mapToObj(i -> new Pair(ascending.get(i - 1), ascending.get(i)))
        .filter(this::isBroken)
        .min(
            Comparator.comparing((Pair it) -> !isPlain(it.lower + it.upper))
                .thenComparingInt(it -> it.lower.length() + it.upper.length()))
        .map(it -> new Counterexample(value(it.lower), value(it.upper)));
  }

  private static boolean isPlain(String text) {
    return text.chars().allMatch(c -> c >= ' ' && c <= LAST_PLAIN);
  }

  private List<String> texts() {
    TreeSet<String> texts = new TreeSet<>((a, b) -> Arrays.compareUnsigned(bytes(a), bytes(b)));
    switch (form.encoding()) {
      // After the shorter of two values, the fill is compared with the smallest character.
      case FIXED -> {
        smallest(0).forEach(c -> addRuns(texts, c, List.of(min, min + 1)));
        smallest(' ').forEach(c -> addRuns(texts, c, List.of(min, min + 1)));
      }
      // Every character, escaped or not, is compared with the next one and with the end.
      case TERMINATED -> {
        ascii().forEach(c -> addRuns(texts, c, List.of(min, Math.max(min, 1), min + 1)));
        smallest(FIRST_WIDE).forEach(c -> addRuns(texts, c, List.of(min, min + 1)));
      }
      // Two characters of each width make every order of lengths that there is.
      case LENGTH_PREFIXED -> addLengths(texts);
      case GROUPED, TAIL -> {}
    }
    return texts.stream().filter(this::isLegal).toList();
  }

  private void addLengths(TreeSet<String> texts) {
    List<String> some = new ArrayList<>();
    for (int first : isText ? CLASSES : List.of(0)) {
      some.addAll(smallest(first));
    }
    for (String one : some) {
      addRuns(texts, one, List.of(0));
      addRuns(texts, one, TURN);
      for (String other : some) {
        for (int length : List.of(1, 2, Math.max(min, 1), min + 1)) {
          texts.add(one + other.repeat(Math.max(0, length - one.length()) / other.length()));
        }
      }
    }
  }

  private static void addRuns(TreeSet<String> texts, String one, List<Integer> lengths) {
    lengths.forEach(length -> texts.add(one.repeat(length)));
  }

  private Object value(String text) {
    return isText ? text : bytes(text);
  }

  /** All characters of one byte, or all bytes. */
  private List<String> ascii() {
    List<String> ascii = new ArrayList<>();
    for (int c = next(-1); c >= 0 && (c < FIRST_WIDE || !isText); c = next(c)) {
      ascii.add(Character.toString(c));
    }
    return ascii;
  }

  /** Two characters from one on that a value can hold. */
  private List<String> smallest(int first) {
    List<String> smallest = new ArrayList<>();
    int c = next(first - 1);
    for (int i = 0; i < MOST_WIDE && c >= 0 && smallest.size() < 2; i++) {
      String text = Character.toString(c);
      if (form.encoding() != TextEncoding.TERMINATED || written(text).isPresent()) {
        smallest.add(text);
      }
      c = next(c);
    }
    return smallest;
  }

  private int next(int c) {
    return isText ? alphabet.next(c) : c < LAST_BYTE ? c + 1 : -1;
  }

  private byte[] bytes(String text) {
    return text.getBytes(isText ? UTF_8 : ISO_8859_1);
  }

  private boolean isLegal(String text) {
    return text.length() >= min && text.length() <= max && written(text).isPresent();
  }

  private boolean isBroken(Pair pair) {
    byte[] lower = written(pair.lower).orElseThrow();
    return Arrays.compareUnsigned(lower, written(pair.upper).orElseThrow()) > 0;
  }

  @SuppressWarnings("unchecked") // the values are those of the part
  private Optional<byte[]> written(String text) {
    try {
      return Optional.of(((BinaryFramed<Object>) codec).encode(value(text)));
    } catch (InvalidPartException refused) {
      return Optional.empty();
    }
  }
}
