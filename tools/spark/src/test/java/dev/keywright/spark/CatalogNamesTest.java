package dev.keywright.spark;

import static org.apache.spark.sql.functions.lit;
import static org.assertj.core.api.Assertions.assertThat;

import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(OneSpark.class)
class CatalogNamesTest {
  private final SparkSession spark;

  CatalogNamesTest(SparkSession spark) {
    this.spark = spark;
  }

  private String[] parts(String layout) {
    KeyFunctions keys = KeyFunctions.ofLayout(spark, layout);
    Row key = spark.range(1).select(keys.decode(lit("7"))).first().getStruct(0);
    return key.schema().fieldNames();
  }

  /** The two texts have one hash code. */
  @Test
  void eachLayoutHasACatalogOfItsOwn() {
    assertThat("Aa".hashCode()).isEqualTo("BB".hashCode());
    assertThat(parts("TEXT separator=',' | pk: Aa int min=0")).containsExactly("Aa", "reason");
    assertThat(parts("TEXT separator=',' | pk: BB int min=0")).containsExactly("BB", "reason");
  }
}
