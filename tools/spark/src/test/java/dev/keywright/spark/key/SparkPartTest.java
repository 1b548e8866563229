package dev.keywright.spark.key;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.layout.signature.LayoutSignature;
import java.util.UUID;
import org.apache.spark.unsafe.types.UTF8String;
import org.junit.jupiter.api.Test;

class SparkPartTest {
  private static final String ID = "123e4567-e89b-12d3-a456-426614174000";

  private static Object value(String layout, String text) {
    return new SparkPart(LayoutSignature.parse(layout).parts().findFirst().orElseThrow())
        .fromSpark(UTF8String.fromString(text));
  }

  @Test
  void aUuidHasItsFiveGroups() {
    String layout = "TEXT separator=',' | pk: orderId UUID";

    assertThat(value(layout, ID)).isEqualTo(UUID.fromString(ID));
    assertThat(value(layout, ID.toUpperCase(java.util.Locale.ROOT))).isEqualTo(UUID.fromString(ID));
    for (String bad : new String[] {"1-1-1-1-1", "", "x", ID + "0", ID.replace("-", "")}) {
      assertThatThrownBy(() -> value(layout, bad))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage("orderId is a UUID, such as " + ID + ", not '" + bad + "'");
    }
  }

  @Test
  void aMonthIsAYearAndItsMonth() {
    assertThatThrownBy(() -> value("TEXT separator=',' | pk: month YearMonth time=ISO", "2012-8"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("month is a month, such as 2012-08, not '2012-8'");
  }
}
