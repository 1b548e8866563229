package dev.keywright.processor.check.distribution;

import static dev.keywright.processor.check.Judgement.by;
import static dev.keywright.processor.check.Judgement.places;
import static dev.keywright.processor.check.Judgement.severities;
import static dev.keywright.processor.check.LayoutBuilder.partition;
import static dev.keywright.processor.check.PartBuilder.aLong;
import static dev.keywright.processor.check.PartBuilder.anInt;
import static dev.keywright.processor.check.PartBuilder.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.description.store.Store;
import dev.keywright.processor.check.LayoutBuilder;
import dev.keywright.processor.finding.Severity;
import java.util.List;
import org.junit.jupiter.api.Test;

class UnstableHashTest {
  @Test
  void aHashCodeIsReported() {
    assertThat(places(new UnstableHash(), partition(anInt("buyerHashCode").pad(10).signed())))
        .containsExactly("KW208 buyerHashCode");
  }

  @Test
  void aNameIsNoProof() {
    assertThat(severities(new UnstableHash(), partition(anInt("urlHashCode").pad(10).signed())))
        .containsExactly(Severity.INFO);
  }

  @Test
  void aHashIsProposedOnlyWhereItSpreads() {
    assertThat(fix(partition(anInt("buyerHashCode").pad(10).signed())))
        .isEqualTo("if so, make buyer the part, and hash its bytes: hashPrefix = 4");
    String other = "if so, make buyer the part, or remove buyerHashCode from the key";
    assertThat(fix(partition(text("shop"), anInt("buyerHashCode").pad(10).signed())))
        .isEqualTo(other);
    assertThat(fix(partition(text("shop")).sort("", anInt("buyerHashCode").pad(10).signed())))
        .isEqualTo(other);
    assertThat(fix(partition(anInt("buyerHashCode").pad(10).signed()).in(Store.BIGTABLE)))
        .isEqualTo(other);
    assertThat(fix(partition(anInt("buyerHashCode").pad(10).signed()).bucket(16, "buyerHashCode")))
        .isEqualTo(other);
  }

  private static String fix(LayoutBuilder layout) {
    List<String> found = by(new UnstableHash(), layout);
    assertThat(found).hasSize(1);
    return found.get(0).lines().skip(2).findFirst().orElseThrow();
  }

  @Test
  void anotherTypeOrNameIsFine() {
    assertThat(places(new UnstableHash(), partition(aLong("buyerHashCode").pad(10)))).isEmpty();
    assertThat(places(new UnstableHash(), partition(anInt("hash").pad(10)))).isEmpty();
    assertThat(places(new UnstableHash(), partition(text("hashCode2")))).isEmpty();
  }
}
