package dev.keywright.layout.automaton;

import dev.keywright.layout.automaton.Repetition.Unit;
import dev.keywright.runtime.binary.BinaryFramed;
import dev.keywright.runtime.binary.BinaryNumber;
import dev.keywright.runtime.binary.BinaryString;
import dev.keywright.runtime.codec.AcceptedValues;
import dev.keywright.runtime.frame.ByteGroups;
import dev.keywright.runtime.frame.TextForm;
import dev.keywright.runtime.frame.TextForm.Escape;
import dev.keywright.runtime.number.NumberEncoding;
import dev.keywright.runtime.number.NumberForm;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/** Texts and bytes whose end another system shows. */
final class FramedLanguage {
  /** Longer values have any length after any of their lengths. */
  private static final int MOST_MEASURED = 32;

  private final BinaryFramed<?> part;
  private final TextForm form;
  private final AcceptedValues lengths;

  private FramedLanguage(BinaryFramed<?> part) {
    this.part = part;
    this.form = part.framing().form();
    this.lengths = part.accepts();
  }

  static Automaton of(BinaryFramed<?> part) {
    return Complements.ofBytes(new FramedLanguage(part).ascending(), part.descending());
  }

  private Automaton ascending() {
    return switch (form.encoding()) {
      case FIXED ->
          form.fill().isPresent()
              ? new SizedLanguage(characters(), lengths)
                  .filled(form.width(), form.fill().getAsInt())
              : new SizedLanguage(characters(), lengths).of(form.width());
      case LENGTH_PREFIXED -> measured();
      case TERMINATED -> {
        Automaton ended = TextLanguage.repeated(escaped(), lengths).text(form.end());
        yield form.end().length() == 1 ? ended : ended.inexact();
      }
      case GROUPED -> grouped();
      case TAIL -> TextLanguage.repeated(characters(), lengths);
    };
  }

  private Optional<CharacterLanguage> text() {
    return part.content() instanceof BinaryString text
        ? Optional.of(CharacterLanguage.of(text.alphabet()))
        : Optional.empty();
  }

  // The layout allows these forms for texts and bytes alone.
  private List<Unit> characters() {
    return text().map(CharacterLanguage::utf8).orElseGet(() -> List.of(TextLanguage.anyByte()));
  }

  /** The characters with escapes in place of some; none holds the end. */
  private List<Unit> escaped() {
    List<Unit> units = new ArrayList<>();
    int[] escapes = form.escapes().stream().mapToInt(it -> it.of().charAt(0)).toArray();
    for (Unit unit : characters()) {
      Automaton bare = unit.automaton();
      for (int escape : escapes) {
        bare = new MappedSymbols(bare).without(escape);
      }
      // A longer end is only roughly left out: each of its bytes may be in a value.
      Automaton endless =
          form.end().length() == 1 ? new MappedSymbols(bare).without(form.end().charAt(0)) : bare;
      units.add(new Unit(endless, unit.count(), unit.size()));
    }
    for (Escape escape : form.escapes()) {
      int of = escape.of().charAt(0);
      if (text().map(it -> it.contains(of)).orElse(true)) {
        units.add(new Unit(new Automaton().text(escape.by()), 1, escape.by().length()));
      }
    }
    return units;
  }

  private Automaton measured() {
    List<Automaton> all = new ArrayList<>();
    int most = (int) part.mostBytes();
    SizedLanguage sized = new SizedLanguage(characters(), lengths);
    int measured = Math.min(most, MOST_MEASURED);
    for (int size = 0; size <= measured; size++) {
      all.add(new Automaton().text(size(size)).then(sized.of(size)));
    }
    if (most > measured) {
      all.add(sizes(measured + 1, most).then(longer(measured + 1)).inexact());
    }
    return new Automaton().oneOf(all);
  }

  // Characters of several bytes go on in the next group, so any byte can be anywhere.
  private Automaton grouped() {
    int bytes = ByteGroups.SIZE - 1;
    Automaton whole =
        new Automaton().many(Symbols.anyByte(), bytes, bytes).one(only(ByteGroups.WHOLE));
    List<Automaton> last = new ArrayList<>();
    for (int size = 0; size < bytes; size++) {
      String fill = "\0".repeat(bytes - size) + (char) (ByteGroups.WHOLE - bytes + size);
      last.add(new Automaton().many(Symbols.anyByte(), size, size).text(fill));
    }
    List<Unit> groups = List.of(new Unit(whole, bytes, ByteGroups.SIZE));
    return new Repetition(groups)
        .addTo(new Automaton(), 0, Integer.MAX_VALUE)
        .oneOf(last)
        .inexact();
  }

  private Automaton longer(int bytes) {
    return new Automaton().many(Symbols.anyByte(), bytes, Integer.MAX_VALUE);
  }

  private String size(int bytes) {
    return Contents.text(prefix().encode((long) bytes));
  }

  private Automaton sizes(int least, int most) {
    return NumberLanguage.of(prefix().atLeast(least).atMost(most));
  }

  private BinaryNumber prefix() {
    return form.lengthBytes() == 0
        ? BinaryNumber.of(part.name(), NumberForm.of(NumberEncoding.VARINT_LEB128))
        : BinaryNumber.of(part.name(), NumberForm.of(NumberEncoding.UNSIGNED, form.lengthBytes()));
  }

  private static BitSet only(int value) {
    return Symbols.between(value, value);
  }
}
