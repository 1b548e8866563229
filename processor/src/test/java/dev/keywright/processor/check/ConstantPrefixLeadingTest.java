package dev.keywright.processor.check;

import static dev.keywright.processor.check.Judgement.places;
import static dev.keywright.processor.check.LayoutBuilder.partition;
import static dev.keywright.processor.check.PartBuilder.anInt;
import static dev.keywright.processor.check.PartBuilder.codes;
import static dev.keywright.processor.check.PartBuilder.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.model.PartOptions.HashAlgorithm;
import dev.keywright.processor.model.Store;
import org.junit.jupiter.api.Test;

class ConstantPrefixLeadingTest {
  @Test
  void codesThatBeginAlikeAreReported() {
    assertThat(
            places(
                new ConstantPrefixLeading(),
                partition(codes("kind", "Kind", "ord-n", "ord-p"), text("id"))))
        .containsExactly("KW204 kind");
  }

  @Test
  void aConstantIsReported() {
    assertThat(
            places(new ConstantPrefixLeading(), partition(codes("kind", "Kind", "n"), text("id"))))
        .containsExactly("KW204 kind");
    assertThat(
            places(
                new ConstantPrefixLeading(),
                partition(anInt("version").pad(1).min(1).max(1), text("id"))))
        .containsExactly("KW204 version");
    assertThat(
            places(
                new ConstantPrefixLeading(), partition(text("tenant").cardinality(1), text("id"))))
        .containsExactly("KW204 tenant");
  }

  @Test
  void oneSharedCharacterIsFine() {
    assertThat(
            places(
                new ConstantPrefixLeading(),
                partition(codes("kind", "Kind", "on", "op"), text("id"))))
        .isEmpty();
    assertThat(
            places(
                new ConstantPrefixLeading(),
                partition(codes("kind", "Kind", "ord", "ordp"), text("id"))))
        .isEmpty();
  }

  @Test
  void elsewhereItIsFine() {
    assertThat(
            places(
                new ConstantPrefixLeading(),
                partition(text("id"), codes("kind", "Kind", "ord-n", "ord-p"))))
        .isEmpty();
    assertThat(
            places(
                new ConstantPrefixLeading(),
                partition(codes("kind", "Kind", "ord-n", "ord-p"), text("id")).in(Store.BIGTABLE)))
        .isEmpty();
    assertThat(
            places(
                new ConstantPrefixLeading(),
                partition(codes("kind", "Kind", "ord-n", "ord-p"), text("id")).in(Store.DYNAMODB)))
        .isEmpty();
    assertThat(
            places(
                new ConstantPrefixLeading(),
                partition(
                    codes("kind", "Kind", "ord-n", "ord-p").hash(HashAlgorithm.MD5, 4),
                    text("id"))))
        .isEmpty();
  }
}
