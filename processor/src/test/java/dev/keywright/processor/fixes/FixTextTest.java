package dev.keywright.processor.fixes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.processor.check.LayoutBuilder;
import dev.keywright.processor.check.PartBuilder;
import dev.keywright.processor.fix.Attribute;
import dev.keywright.processor.fix.Edits;
import dev.keywright.processor.fix.EntityEdits;
import dev.keywright.processor.fix.Fix;
import dev.keywright.processor.fix.Remedy.Change;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import org.junit.jupiter.api.Test;

/** The text of a fix is that of its edits. */
class FixTextTest {
  private final Layout layout =
      LayoutBuilder.partition(PartBuilder.anInt("a").pad(3), PartBuilder.text("b").alphabet("a-z"))
          .key("byDay")
          .build();
  private final Part number = layout.part("a").orElseThrow();
  private final Part text = layout.part("b").orElseThrow();

  @Test
  void whereTheReaderStandsIsNotSaid() {
    Fix fix = Fix.of(new Edits(layout).set(number, "ordered", false));

    assertThat(fix.text(number.spot())).isEqualTo("add ordered = false");
    assertThat(fix.text(text.spot())).isEqualTo("add ordered = false to a");
  }

  @Test
  void whatIsThereIsWrittenAnewAndWhatIsNotIsAdded() {
    Edits edits = new Edits(layout);

    assertThat(Fix.of(edits.set(number, "pad", 6)).text(number.spot())).isEqualTo("write pad = 6");
    assertThat(Fix.of(edits.declare(number, "min", 0)).text(number.spot()))
        .isEqualTo("add @Domain(min = 0)");
    assertThat(Fix.of(edits.declare(text, "maxLength", 8)).text(text.spot()))
        .isEqualTo("write @Domain(alphabet = \"a-z\", maxLength = 8)");
    assertThat(Fix.of(edits.undeclare(text, "alphabet")).text(text.spot()))
        .isEqualTo("remove @Domain");
  }

  @Test
  void anAnnotationOnTheEntityNamesItsKey() {
    assertThat(Fix.of(new EntityEdits(layout).suffix(8)).text(number.spot()))
        .isEqualTo("add @UniqueSuffix(length = 8, key = \"byDay\")");
  }

  @Test
  void severalPartsAreNamedAndAVerbIsSaidOnce() {
    Edits edits = new Edits(layout);
    Change change = edits.set(number, "pad", 6).and(edits.set(text, "order", 0));

    assertThat(Fix.of(change.to("do so").as("if you like")).text(number.spot()))
        .isEqualTo("do so: write pad = 6 for a and order = 0 for b if you like");
  }

  @Test
  void waysAreSetApartByMoreThanACommaIfTheyHaveSome() {
    Edits edits = new Edits(layout);
    Change one = edits.leave(number, "pad");
    Change other =
        edits.set(number, new Attribute("x", 1), new Attribute("y", 2)).as("which is new");

    assertThat(Fix.of(one, one).text(number.spot())).isEqualTo("remove pad, or pad");
    assertThat(Fix.of(one, other).text(number.spot()))
        .isEqualTo("remove pad; or add x = 1 and y = 2, which is new");
  }

  @Test
  void codeComesFromEditsAlone() {
    Change change = new Edits(layout).leave(number, "pad");

    assertThatThrownBy(() -> change.to("write @Domain"))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> change.as("with pad = 3"))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void adviceIsGivenWhereNoChangeIsRight() {
    Fix fix = Fix.of(new Edits(layout).leave(number, "pad")).otherwise("ask someone");

    assertThat(fix.where(change -> false).text(number.spot())).isEqualTo("ask someone");
    assertThat(fix.where(change -> true).text(number.spot())).isEqualTo("remove pad");
  }
}
