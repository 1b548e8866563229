package dev.keywright.processor.designs;

import static dev.keywright.processor.designs.TypesOfRow.key;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import dev.keywright.runtime.MalformedKeyException;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** ULID and KSUID as the guide declares them. */
class GrowingIdsTest {
  private static List<String> types(String alphabet, String id) {
    String length = "minLength = " + id.length() + ", maxLength = " + id.length();
    return List.of(
        "public record Id(@Domain(alphabet = \""
            + alphabet
            + "\", "
            + length
            + ", monotonic = true) String value) {}");
  }

  @ParameterizedTest
  @CsvSource({
    "0-9A-HJKMNP-TV-Z, 01ARZ3NDEKTSV4RRFFQ69G5FAV",
    "0-9A-Za-z, 0ujtsYcgvSTl8PAuAdqWYSMnLOv"
  })
  void keysThatBeginWithThemGrow(String alphabet, String id) {
    assertThat(
            TypesOfRow.compile(
                    types(alphabet, id),
                    "public record Row(@PartitionKey @Domain(unique = true) Id id) {}")
                .notes())
        .filteredOn(it -> it.startsWith("[KW201"))
        .singleElement(STRING)
        .startsWith("[KW201 monotonic-leading] the key begins with id, which grows with each row");
  }

  @ParameterizedTest
  @CsvSource({
    "0-9A-HJKMNP-TV-Z, 01ARZ3NDEKTSV4RRFFQ69G5FAV, 01arz3ndektsv4rrffq69g5fav",
    "0-9A-HJKMNP-TV-Z, 01ARZ3NDEKTSV4RRFFQ69G5FAV, 01ARZ3NDEKTSV4RRFFQ69G5FAU",
    "0-9A-Za-z, 0ujtsYcgvSTl8PAuAdqWYSMnLOv, 0ujtsYcgvSTl8PAuAdqWYSMnLO"
  })
  void noOtherTextIsAnId(String alphabet, String id, String other) {
    GeneratedKey key =
        key(
            types(alphabet, id),
            "public record Row(@PartitionKey(pad = 3) int shop,"
                + " @SortKey(order = 0) Id id, @SortKey(order = 1, pad = 2) int line) {}");

    assertThat(key.layout()).contains("minLength=" + id.length() + " maxLength=" + id.length());
    assertThat(key.call("decode", "007", id + ",09")).isNotNull();
    assertThatThrownBy(() -> key.call("decode", "007", other + ",09"))
        .isInstanceOf(MalformedKeyException.class);
  }
}
