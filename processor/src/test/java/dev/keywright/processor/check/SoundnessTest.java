package dev.keywright.processor.check;

import static dev.keywright.processor.check.LayoutBuilder.partition;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.example.ColumnText;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartType;
import dev.keywright.runtime.ColumnOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What the checks let pass keeps order and identity: many designs, each tried on many values. */
class SoundnessTest {
  private static final int DESIGNS = 4000;
  private static final int KEYS = 30;
  private static final String CHARACTERS = "019:;AZ_ab,!- ";
  private static final List<String[]> CODES =
      List.of(new String[] {"a", "aZ"}, new String[] {"-", "1", "a"}, new String[] {"1", "1:"});

  private final Random random = new Random(1);

  @Test
  void aDesignWithoutFindingsKeepsOrderAndIdentity() {
    int silent = 0;
    for (int i = 0; i < DESIGNS; i++) {
      Layout layout = design();
      Findings findings = new Findings();
      Checks.run(layout, findings);
      if (findings.all().isEmpty()) {
        silent++;
        compareKeys(layout, layout.columns().get(0));
      }
    }
    // Neither side of the question may be rare, or little has been asked.
    assertThat(silent).isBetween(DESIGNS / 10, DESIGNS * 9 / 10);
  }

  private Layout design() {
    List<PartBuilder> parts = new ArrayList<>();
    int count = 2 + random.nextInt(2);
    for (int i = 0; i < count; i++) {
      parts.add(part("p" + i));
    }
    LayoutBuilder layout = partition(parts.toArray(PartBuilder[]::new)).separator(character());
    return (chance(4) ? layout.escape() : layout).build();
  }

  private PartBuilder part(String name) {
    PartBuilder part =
        switch (random.nextInt(4)) {
          case 0 -> number(name);
          case 1 -> text(name);
          case 2 -> PartBuilder.bytes(name);
          default -> PartBuilder.codes(name, "Codes", CODES.get(random.nextInt(CODES.size())));
        };
    return chance(5) ? part.unordered() : part;
  }

  private PartBuilder number(String name) {
    PartBuilder number = PartBuilder.anInt(name);
    if (chance(2)) {
      number.pad(1 + random.nextInt(8));
    }
    if (chance(3)) {
      number.min(random.nextInt(300) - 150);
    }
    return chance(3) ? number.max(random.nextInt(20_000)) : number;
  }

  private PartBuilder text(String name) {
    PartBuilder text = PartBuilder.text(name);
    if (chance(3)) {
      int most = random.nextInt(3);
      text.minLength(random.nextInt(most + 1)).maxLength(most);
    }
    return chance(3) ? text : text.alphabet("1a" + escaped() + escaped());
  }

  private String escaped() {
    return "\\u" + HexFormat.of().toHexDigits(character());
  }

  private char character() {
    return CHARACTERS.charAt(random.nextInt(CHARACTERS.length()));
  }

  private boolean chance(int oneIn) {
    return random.nextInt(oneIn) == 0;
  }

  private void compareKeys(Layout layout, Column column) {
    ColumnText text = ColumnText.of(layout, column);
    List<List<Object>> values = new ArrayList<>();
    for (int i = 0; i < column.parts().size(); i++) {
      int index = i;
      values.add(
          candidates(column.parts().get(i).type())
              .filter(value -> text.isLegal(index, value))
              .toList());
    }
    if (values.stream().anyMatch(List::isEmpty)) {
      return;
    }
    List<List<Object>> keys = new ArrayList<>();
    for (int i = 0; i < KEYS; i++) {
      keys.add(values.stream().<Object>map(of -> of.get(random.nextInt(of.size()))).toList());
    }
    for (List<Object> a : keys) {
      for (List<Object> b : keys) {
        String one = text.of(a);
        String other = text.of(b);
        int expected = compare(column, a, b);
        int actual = Integer.signum(ColumnOrder.TEXT.compare(one, other));
        boolean holds = column.keepsOrder() ? actual == expected : (actual == 0) == (expected == 0);
        assertThat(holds).as("%s: \"%s\" and \"%s\"", layout, one, other).isTrue();
      }
    }
  }

  private Stream<Object> candidates(PartType type) {
    if (type instanceof PartType.Whole) {
      return Stream.of(
          -150L, -100L, -99L, -10L, -9L, -2L, -1L, 0L, 1L, 9L, 10L, 19L, 99L, 100L, 16777L);
    }
    if (type instanceof PartType.Bytes) {
      return Stream.of(
          new byte[0], new byte[1], new byte[2], new byte[] {0x10}, new byte[] {0x10, -1});
    }
    if (type instanceof PartType.Codes codes) {
      return codes.constants().stream().map(constant -> constant);
    }
    List<Object> texts = new ArrayList<>(List.of("", "1", "a", "11", "a1", "1a"));
    for (int i = 0; i < KEYS; i++) {
      texts.add("" + character());
      texts.add("" + character() + character());
    }
    return texts.stream();
  }

  private static int compare(Column column, List<Object> a, List<Object> b) {
    for (int i = 0; i < a.size(); i++) {
      int comparison = compare(column.parts().get(i), a.get(i), b.get(i));
      if (comparison != 0) {
        return Integer.signum(comparison);
      }
    }
    return 0;
  }

  private static int compare(Part part, Object a, Object b) {
    if (a instanceof Long one && b instanceof Long other) {
      return Long.compare(one, other);
    }
    if (a instanceof byte[] one && b instanceof byte[] other) {
      return Arrays.compareUnsigned(one, other);
    }
    if (part.type() instanceof PartType.Codes codes) {
      return codes.constants().indexOf(a) - codes.constants().indexOf(b);
    }
    return ColumnOrder.TEXT.compare((String) a, (String) b);
  }
}
