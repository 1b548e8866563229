package dev.keywright.processor.check.evolution;

import static dev.keywright.processor.check.Judgement.by;
import static dev.keywright.processor.check.Judgement.places;
import static dev.keywright.processor.check.LayoutBuilder.partition;
import static dev.keywright.processor.check.PartBuilder.anInt;
import static dev.keywright.processor.check.PartBuilder.instant;
import static dev.keywright.processor.check.PartBuilder.text;
import static org.assertj.core.api.Assertions.assertThat;

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
    String kept = ": the row stays under its old key, and saving writes a second row\n";
    assertThat(by(new MutableKeyPart(), partition(text("seller").changedBy("setSeller"))))
        .containsExactly(
            "KW502 seller\nsetSeller may change seller of a stored Purchase"
                + kept
                + "make seller final, and remove the setter");
    assertThat(by(new MutableKeyPart(), partition(text("seller").changedBy("the field seller"))))
        .containsExactly(
            "KW502 seller\nan assignment to the field seller may change seller of a stored Purchase"
                + kept
                + "make seller final");
    assertThat(by(new MutableKeyPart(), partition(instant("at").changedBy("@Version"))))
        .containsExactly(
            "KW502 at\n@Version may change at of a stored Purchase"
                + kept
                + "use a part that does not change, in place of at");
    assertThat(
            by(
                new MutableKeyPart(),
                partition(text("id"))
                    .sort("", anInt("version").pad(9).min(0).changedBy("@Version"))))
        .containsExactly(
            "KW502 version\n@Version may change version of a stored Purchase"
                + kept
                + "remove version from the key: remove @SortKey and @Domain");
  }
}
