package dev.keywright.layout.signature;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A layout that is typed with a slip: the message says where, what can stand there, and asks. */
class SignatureSlipsTest {
  private static final String ATTRIBUTES =
      "expected one of the attributes pad, signed, time, as, floor, text, DESC, reversed, labels,"
          + " hashPrefix, min, max, alphabet, minLength, maxLength, unordered, native in this order,"
          + " or \", \", \" | \" or the end, found ";

  private static MalformedSignatureException refused(String text) {
    return catchThrowableOfType(
        MalformedSignatureException.class, () -> LayoutSignature.parse(text));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '@',
      quoteCharacter = '`',
      value = {
        "`TEXT separator=',' | pk: id int padd=6` @ 31 @ `\" padd=6\". Did you mean pad?`",
        "`TEXT separator=',' | pk: id int padding=6` @ 31 @ `\" padding=6\". Did you mean pad?`",
        "`BINARY | pk: id int desc` @ 19 @ `\" desc\". Did you mean DESC?`",
        "`BINARY | pk: id String maxLenght=6` @ 22 @ `\" maxLenght=6\". Did you mean maxLength?`",
        "`BINARY | pk: id int colour=6` @ 19 @ `\" colour=6\"`",
        "`BINARY | pk: id int max=6 min=1` @ 25 @ `\" min=1\"`",
        "`TEXT separator=',' | pk: id int pad=6 name String` @ 37"
            + " @ `\" name String\". Is a comma missing before name?`",
        "`BINARY | pk: id int kind enum(A=\"a\")` @ 19"
            + " @ `\" kind enum(A=\\\"a\\\")\". Is a comma missing before kind?`",
        "`BINARY | pk: id int tags map(key int, n int)` @ 19"
            + " @ `\" tags map(key int, n int\"... Is a comma missing before tags?`",
      })
  void whatFollowsAPartIsNamed(String text, int position, String found) {
    assertThat(refused(text))
        .hasMessage("layout signature at position " + position + ": " + ATTRIBUTES + found);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '@',
      quoteCharacter = '`',
      value = {
        "`BINAY | pk: id int` @ 0 @ Did you mean BINARY?",
        "`TEXT seperator=',' | pk: id int` @ 5 @ Did you mean separator?",
        "`TEXT partitions=2 | pk: id int` @ 5 @ Did you mean partition?",
        "`BINARY | pk: id itn` @ 16 @ Did you mean int?",
        "`BINARY | pk: id string` @ 16 @ Did you mean String?",
        "`BINARY | pk: ids lst(id int)` @ 17 @ Did you mean list?",
        "`BINARY | pk: ids Map(key int, n int)` @ 17 @ Did you mean map?",
        "`BINARY | pk: id int as=TWOS_COMPLEMNT width=4` @ 23 @ Did you mean TWOS_COMPLEMENT?",
        "`TEXT separator=',' | pk: id int pad=6 hashPrefix=4 hash=MD4` @ 56 @ Did you mean MD5?",
      })
  void theNearestWordIsNamed(String text, int position, String question) {
    assertThat(refused(text))
        .hasMessageStartingWith("layout signature at position " + position + ": expected ")
        .hasMessageEndingWith(" " + question);
  }

  @Test
  void partsWithoutASeparatorAreNamedSo() {
    assertThat(refused("TEXT | pk: id int pad=6, name String"))
        .hasMessage(
            "layout signature at position 5: expected a separator of the parts, such as"
                + " \"separator=','\", or literals between them, found \"| pk: id int pad=6, name\"...");
    assertThat(LayoutSignature.parse("TEXT | pk: id int pad=6 \"-\" name String").columns())
        .hasSize(1);
  }

  @Test
  void eachAttributeIsListedInItsOrder() {
    Stream<String> parts =
        Stream.of(
            "id int pad=6 signed hashPrefix=4 hash=MD5 min=1 max=7 unordered",
            "at Instant time=EPOCH_MILLIS as=DECIMAL width=19 countDownFrom=9223372036854775807 floor=DAYS",
            "host String reversed alphabet=\"a-z\" minLength=1 maxLength=9");
    List<String> lines =
        Stream.concat(
                parts.map(part -> "TEXT separator=',' | pk: " + part),
                Stream.of(
                    "BINARY | pk: id long DESC",
                    "BINARY | pk: name String text=FIXED width=4",
                    "TEXT separator=',' | pk: host String labels",
                    "BINARY | pk: id int | n: n long native"))
            .toList();
    assertThat(lines).allSatisfy(line -> assertThat(LayoutSignature.parse(line)).hasToString(line));
    for (String line : lines) {
      List<Integer> order =
          Stream.of(line.split("[ =]"))
              .map(PartParser.ATTRIBUTES::indexOf)
              .filter(it -> it >= 0)
              .toList();
      assertThat(order).isSorted();
    }
    assertThat(String.join(" ", lines).split("[ =]")).containsAll(PartParser.ATTRIBUTES);
  }
}
