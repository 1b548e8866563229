package dev.keywright.spark.rekey;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.rekey.Rekeying;
import dev.keywright.rekey.SharedShop;
import dev.keywright.rekey.work.RowDifference;
import dev.keywright.rekey.work.Verifier;
import dev.keywright.spark.OneSpark;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Copies and comparisons are serialised, and run as tasks. */
@ExtendWith(OneSpark.class)
class SparkWorkersTest {
  private static final int ROWS = 200;

  private final SparkSession spark;

  SparkWorkersTest(SparkSession spark) {
    this.spark = spark;
  }

  @Test
  void rowsAreCopiedAndComparedAndADifferenceIsNamed() {
    SharedShop shop = SharedShop.of("jobs", ROWS);
    Rekeying rekeying = shop.rekeying(new SparkWorkers(spark));
    SharedShop.advanceToBackfill(rekeying);
    assertThatThrownBy(rekeying::advance).hasMessage("2 ranges are not copied: run the backfill");
    rekeying.backfill();
    Verifier.Result result = rekeying.verify(0);
    assertThat(result.differences()).isEmpty();
    assertThat(result.oldRows()).isEqualTo(ROWS);
    assertThat(result.newRows()).isEqualTo(ROWS);

    shop.lose("c00002");
    Verifier.Result differing = rekeying.verify(0);
    assertThat(differing.newRows()).isEqualTo(ROWS - 1);
    assertThat(differing.differences())
        .extracting(RowDifference::toString)
        .containsExactly("old key c00002, new key 2/c00002");
    rekeying.mend(differing.differences());
    assertThat(rekeying.verify(0).differences()).isEmpty();
    rekeying.advance();
  }

  @Test
  void workThatCannotBeSerialisedIsRefused() {
    SharedShop shop = SharedShop.of("here", 2);
    Rekeying rekeying = shop.rekeyingOfThisProcess(new SparkWorkers(spark));
    SharedShop.advanceToBackfill(rekeying);
    assertThatThrownBy(rekeying::backfill).hasMessageContaining("not serializable");
  }
}
