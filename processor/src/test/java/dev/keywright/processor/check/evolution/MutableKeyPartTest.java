package dev.keywright.processor.check.evolution;

import static dev.keywright.processor.check.Judgement.by;
import static dev.keywright.processor.check.Judgement.places;
import static dev.keywright.processor.check.LayoutBuilder.partition;
import static dev.keywright.processor.check.PartBuilder.instant;
import static dev.keywright.processor.check.PartBuilder.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import java.util.List;
import org.junit.jupiter.api.Test;

class MutableKeyPartTest {
  @Test
  void whatChangesIsReported() {
    assertThat(places(new MutableKeyPart(), partition(text("seller").changedBy("setSeller"))))
        .containsExactly("KW502 seller");
    assertThat(
            places(new MutableKeyPart(), partition(instant("at").changedBy("@LastModifiedDate"))))
        .containsExactly("KW502 at");
    assertThat(
            places(new MutableKeyPart(), partition(text("seller").changedBy("the field seller"))))
        .containsExactly("KW502 seller");
  }

  @Test
  void whatStaysIsFine() {
    assertThat(places(new MutableKeyPart(), partition(text("seller")))).isEmpty();
  }

  @Test
  void whatMayChangeItIsNamedWithAWayOut() {
    String kept = " that is stored: the row stays under its old key, and is written once more\n";
    assertThat(by(new MutableKeyPart(), partition(text("seller").changedBy("setSeller"))))
        .containsExactly(
            "KW502 seller\nsetSeller may change seller of a Purchase"
                + kept
                + "make seller final, and leave the setter out");
    assertThat(by(new MutableKeyPart(), partition(text("seller").changedBy("the field seller"))))
        .containsExactly(
            "KW502 seller\nwhoever assigns the field seller may change seller of a Purchase"
                + kept
                + "make seller final");
    assertThat(by(new MutableKeyPart(), partition(instant("at").changedBy("@Version"))))
        .containsExactly(
            "KW502 at\n@Version may change at of a Purchase"
                + kept
                + "take at out of the key, or make a part of what does not change");
  }

  @Test
  void vowelsHaveAnArticleOfTheirOwn() {
    for (String entity : List.of("Account", "Event", "Item", "Order", "Unit")) {
      assertThat(by(new MutableKeyPart(), partition(text("id").changedBy("setId")).of(entity)))
          .singleElement(STRING)
          .contains(" of an " + entity + " that is stored");
    }
  }
}
