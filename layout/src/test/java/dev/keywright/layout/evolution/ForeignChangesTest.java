package dev.keywright.layout.evolution;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.layout.signature.LayoutSignature;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ForeignChangesTest {

  private static LayoutChange change(String old, String now) {
    return new LayoutChange(LayoutSignature.parse(old), LayoutSignature.parse(now));
  }

  @Test
  void asManyDecimalDigitsAreWhatPadWrites() {
    String padded = "TEXT separator=',' | partitionKey: id int pad=6";
    String encoded = "TEXT separator=',' | partitionKey: id int as=DECIMAL width=6";

    assertThat(change(padded, encoded).differences()).isEmpty();
    assertThat(change(encoded, padded).differences()).isEmpty();
    assertThat(change(padded, encoded.replace("6", "7")).differences()).hasSize(1);
  }

  @Test
  void aFloorThatIsNoLongerThanTheFormChangesNothing() {
    String refused = "TEXT separator=',' | partitionKey: at Instant time=EPOCH_MILLIS";

    assertThat(change(refused, refused + " floor=MILLIS").differences()).isEmpty();
    assertThat(change(refused + " floor=MILLIS", refused).differences()).isEmpty();
    assertThat(change(refused + " floor=MILLIS", refused + " floor=HOURS").differences())
        .singleElement()
        .extracting(Difference::consequence)
        .isEqualTo(
            "rows whose at was written with no floor are not found when it is written with"
                + " floor=HOURS");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '@',
      value = {
        "id long as=UNSIGNED width=4 @ id long as=TWOS_COMPLEMENT width=4",
        "id long as=UNSIGNED width=8 @ id long",
        "at Instant time=EPOCH_SECONDS as=UNSIGNED width=4 floor=HOURS"
            + "@ at Instant time=EPOCH_SECONDS as=UNSIGNED width=4",
        "id String text=FIXED width=8 @ id String text=FIXED width=9",
        "id String text=TERMINATED end=0 @ id String",
        "bucket count=9 function=a.B of=id, id int @ bucket count=9 function=a.C of=id, id int",
        "bucket count=9 function=a.B of=id, id int @ bucket count=9 by=MODULO of=id, id int",
        "bucket count=9 width=2 by=MODULO of=id, id int @ bucket count=9 by=MODULO of=id, id int",
        "bucket count=9 as=DECIMAL by=MODULO of=id, id int @ bucket count=9 by=MODULO of=id, id int",
        "id int hashPrefix=4 hash=MD5, n int @ id int hashPrefix=4 hash=MD5 of=id+n, n int",
        "id int hashPrefix=4 hash=MURMUR3_32 seed=1 @ id int hashPrefix=4 hash=MURMUR3_32"
      })
  void anotherFormIsAnotherKey(String old, String now) {
    LayoutChange change = change("BINARY | partitionKey: " + old, "BINARY | partitionKey: " + now);

    assertThat(change.differences()).isNotEmpty().noneMatch(Difference::compatible);
  }

  @Test
  void anotherNameIsOneDifference() {
    String hashed = "BINARY | partitionKey: id int hashPrefix=4 hash=MD5 of=id+n, n int";
    String bucketed = "BINARY | partitionKey: bucket count=9 function=a.B of=id+n, id int, n int";

    assertThat(change(hashed, renamed(hashed)).differences()).hasSize(1);
    assertThat(change(bucketed, renamed(bucketed)).differences()).hasSize(1);
  }

  private static String renamed(String layout) {
    return layout.replace("id+n", "id+number").replace(", n int", ", number int");
  }

  @Test
  void aWidthThatIsWrittenOutIsTheSame() {
    String plain = "BINARY | partitionKey: bucket count=9 by=MODULO of=id, id int";

    assertThat(change(plain, plain.replace("count=9", "count=9 as=UNSIGNED width=1")).differences())
        .isEmpty();
  }
}
