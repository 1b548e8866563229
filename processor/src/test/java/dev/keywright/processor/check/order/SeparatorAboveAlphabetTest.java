package dev.keywright.processor.check.order;

import static dev.keywright.processor.check.Judgement.by;
import static dev.keywright.processor.check.Judgement.severities;
import static dev.keywright.processor.check.LayoutBuilder.partition;
import static dev.keywright.processor.check.PartBuilder.aDouble;
import static dev.keywright.processor.check.PartBuilder.aLong;
import static dev.keywright.processor.check.PartBuilder.anInt;
import static dev.keywright.processor.check.PartBuilder.bytes;
import static dev.keywright.processor.check.PartBuilder.codes;
import static dev.keywright.processor.check.PartBuilder.text;
import static dev.keywright.processor.check.PartBuilder.uuid;
import static org.assertj.core.api.Assertions.as;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import dev.keywright.description.store.Store;
import dev.keywright.processor.check.LayoutBuilder;
import dev.keywright.processor.finding.Severity;
import dev.keywright.runtime.hash.HashFunction;
import java.util.List;
import org.junit.jupiter.api.Test;

class SeparatorAboveAlphabetTest {

  @Test
  void aSeparatorInAPartitionKeyThatIsHashedIsANote() {
    LayoutBuilder sellers =
        partition(text("seller").alphabet("0-9a-z"), anInt("card").pad(6)).separator(':');

    assertThat(severities(new SeparatorAboveAlphabet(), sellers.in(Store.DYNAMODB)))
        .containsExactly(Severity.INFO);
    assertThat(severities(new SeparatorAboveAlphabet(), sellers.in(Store.HBASE)))
        .containsExactly(Severity.ERROR);
  }

  @Test
  void aColonAfterLettersAndDigitsIsReported() {
    assertThat(
            by(
                new SeparatorAboveAlphabet(),
                partition(
                        anInt("deviceId").pad(6),
                        text("sellerId").alphabet("0-9A-Za-z"),
                        aLong("cardId").unordered())
                    .separator(':')))
        .containsExactly(
            """
            KW104 sellerId
            separator ':' sorts above '1', which sellerId may contain, so sellerId = "a1001" sorts before sellerId = "a100": "000054:a1001:6777" < "000054:a100:6777"
            write @Separator(','), or add ordered = false if you never scan by it\
            """);
  }

  @Test
  void anUndeclaredAlphabetHoldsAtLeastLettersAndDigits() {
    assertThat(
            by(
                new SeparatorAboveAlphabet(),
                partition(text("sellerId"), text("note")).separator(':')))
        .containsExactly(
            """
            KW104 sellerId
            separator ':' sorts above '1', which sellerId may contain; sellerId = "a1001" holds '1', so the encoder refuses it
            write @Separator(','), or add ordered = false if you never scan by it\
            """);
  }

  @Test
  void otherAlphabetsGetAPairOfTheirOwn() {
    assertThat(
            by(
                new SeparatorAboveAlphabet(),
                partition(text("name").alphabet("a-c+."), text("note")).separator('-')))
        .containsExactly(
            """
            KW104 name
            separator '-' sorts above '+', which name may contain, so name = "a+" sorts before name = "a": "a+-a100" < "a-a100"
            write @Separator('!'), or add ordered = false if you never scan by it\
            """);
  }

  @Test
  void textOfOneCharacterHasTheEmptyTextBeforeIt() {
    assertThat(
            by(
                new SeparatorAboveAlphabet(),
                partition(text("grade").alphabet("1-6").maxLength(1), text("note")).separator(':')))
        .containsExactly(
            """
            KW104 grade
            separator ':' sorts above '1', which grade may contain, so grade = "1" sorts before grade = "": "1:a100" < ":a100"
            write @Separator(','), or add ordered = false if you never scan by it\
            """);
  }

  @Test
  void bytesAreHexadecimalDigits() {
    assertThat(
            by(
                new SeparatorAboveAlphabet(),
                partition(bytes("token"), text("note")).separator(':')))
        .containsExactly(
            """
            KW104 token
            separator ':' sorts above '1', which token may contain, so token = 0xca10 sorts before token = 0xca: "ca10:a100" < "ca:a100"
            write @Separator(','), or add ordered = false if you never scan by it\
            """);
  }

  @Test
  void escapingDoesNotReachBytes() {
    assertThat(
            by(
                new SeparatorAboveAlphabet(),
                partition(bytes("token"), text("note")).separator(':').escape()))
        .containsExactly(
            """
            KW104 token
            separator ':' sorts above '1', which token may contain, so token = 0xca10 sorts before token = 0xca: "ca10:a100" < "ca:a100"
            write @Separator(value = ',', escape = true); or add ordered = false if you never scan by it\
            """);
  }

  @Test
  void aCodeThatBeginsAnotherIsReported() {
    assertThat(
            by(
                new SeparatorAboveAlphabet(),
                partition(codes("source", "Source", "tb", "tb2"), text("note")).separator(':')))
        .containsExactly(
            """
            KW104 source
            separator ':' sorts above '2', which source may contain, so source = C1 sorts before source = C0: "tb2:a100" < "tb:a100"
            write @Separator(','), or add ordered = false if you never scan by it\
            """);
  }

  @Test
  void escapesAllowAllCharactersWhereNoPrintableSeparatorDoes() {
    assertThat(
            by(
                new SeparatorAboveAlphabet(),
                partition(text("name").alphabet(" -~"), text("note")).separator('\u007f')))
        .containsExactly(
            """
            KW104 name
            separator '\\u007f' sorts above '1', which name may contain, so name = "a1001" sorts before name = "a100": "a1001\\u007fa100" < "a100\\u007fa100"
            write @Separator(value = ',', escape = true); or add ordered = false if you never scan by it\
            """);
  }

  @Test
  void whereNoSeparatorIsLeftTextIsEscaped() {
    assertThat(
            by(
                new SeparatorAboveAlphabet(),
                partition(text("name").alphabet("\\u0000-9"), text("note")).separator(':')))
        .containsExactly(
            """
            KW104 name
            separator ':' sorts above '1', which name may contain, so name = "11" sorts before name = "1": "11:a100" < "1:a100"
            write @Separator(value = ':', escape = true); or add ordered = false if you never scan by it\
            """);
  }

  @Test
  void aNeighbourThatCannotBeEncodedLeavesTheTextItself() {
    assertThat(
            by(
                new SeparatorAboveAlphabet(),
                partition(text("sellerId").alphabet("0-9A-Za-z"), aDouble("price")).separator(':')))
        .containsExactly(
            """
            KW104 sellerId
            separator ':' sorts above '1', which sellerId may contain, so sellerId = "a1001" sorts before sellerId = "a100": "a1001:" < "a100:"
            write @Separator(','), or add ordered = false if you never scan by it\
            """);
  }

  @Test
  void aCommaBelowLettersAndDigitsIsFine() {
    assertThat(
            by(
                new SeparatorAboveAlphabet(),
                partition(
                    text("sellerId"),
                    bytes("token"),
                    codes("source", "Source", "tb", "tb2"),
                    text("note"))))
        .isEmpty();
  }

  @Test
  void aPaddedNumberBeforeAColonIsFine() {
    assertThat(
            by(
                new SeparatorAboveAlphabet(),
                partition(anInt("deviceId").pad(6), uuid("id"), text("note")).separator(':')))
        .isEmpty();
  }

  @Test
  void anUnpaddedNumberIsForAnotherCheck() {
    assertThat(
            by(
                new SeparatorAboveAlphabet(),
                partition(anInt("deviceId"), text("note")).separator(':')))
        .isEmpty();
  }

  @Test
  void lettersAboveTheColonAreFine() {
    assertThat(
            by(
                new SeparatorAboveAlphabet(),
                partition(text("name").alphabet("A-Za-z"), text("note")).separator(':')))
        .isEmpty();
  }

  @Test
  void theLastPartHasNoSeparatorBehindIt() {
    assertThat(by(new SeparatorAboveAlphabet(), partition(text("note")).separator(':'))).isEmpty();
  }

  @Test
  void textThatIsNeverScannedIsFine() {
    assertThat(
            by(
                new SeparatorAboveAlphabet(),
                partition(text("sellerId").unordered(), text("note")).separator(':')))
        .isEmpty();
    assertThat(
            by(
                new SeparatorAboveAlphabet(),
                partition(text("sellerId").hash(HashFunction.MD5, 4), text("note")).separator(':')))
        .isEmpty();
  }

  @Test
  void escapedTextIsFine() {
    assertThat(
            by(
                new SeparatorAboveAlphabet(),
                partition(text("sellerId"), codes("source", "Source", "tb", "tb2"), text("note"))
                    .separator(':')
                    .escape()))
        .isEmpty();
  }

  @Test
  void theEmptyTextAloneIsFine() {
    assertThat(
            by(
                new SeparatorAboveAlphabet(),
                partition(text("grade").maxLength(0), text("note")).separator(':')))
        .isEmpty();
  }

  @Test
  void codesOfWhichNoneBeginsAnotherAreFine() {
    assertThat(
            by(
                new SeparatorAboveAlphabet(),
                partition(codes("source", "Source", "1", "2"), text("note")).separator(':')))
        .isEmpty();
  }

  @Test
  void aSeparatorAmongTheCharactersIsForAnotherCheck() {
    assertThat(
            by(
                new SeparatorAboveAlphabet(),
                partition(text("name").alphabet("0-9:"), text("note")).separator(':')))
        .isEmpty();
  }

  /** For two characters and every separator, against the definition of the order. */
  @Test
  void aSeparatorIsReportedExactlyWhereAMemberSortsBelowIt() {
    for (char separator = ' '; separator <= '~'; separator++) {
      List<String> found =
          by(
              new SeparatorAboveAlphabet(),
              partition(text("name").alphabet("5Q"), text("note")).separator(separator));
      boolean isMember = separator == '5' || separator == 'Q';
      assertThat(found.isEmpty()).as("" + separator).isEqualTo(isMember || separator < '5');
    }
  }

  @Test
  void textsOfOneLengthNeverBeginOneAnother() {
    assertThat(
            by(
                new SeparatorAboveAlphabet(),
                partition(text("code").alphabet("0-9").minLength(6).maxLength(6), text("shop"))
                    .separator(':')))
        .isEmpty();
    assertThat(
            by(
                new SeparatorAboveAlphabet(),
                partition(bytes("digest").minLength(16).maxLength(16), text("shop"))
                    .separator(':')))
        .isEmpty();
  }

  @Test
  void textsThatAreAllLongMayStillBeginOneAnother() {
    assertThat(
            by(
                new SeparatorAboveAlphabet(),
                partition(text("code").alphabet("0-9").minLength(6).maxLength(7), text("shop"))
                    .separator(':')))
        .singleElement(as(STRING))
        .contains("code = \"1111111\" sorts before code = \"111111\": ");
    assertThat(
            by(
                new SeparatorAboveAlphabet(),
                partition(bytes("digest").minLength(3), text("shop")).separator(':')))
        .singleElement(as(STRING))
        .contains("\"00000010:a100\" < \"000000:a100\"");
  }

  @Test
  void noControlCharacterIsProposedInAnyStore() {
    LayoutBuilder paths =
        partition(text("folder").alphabet(" -/a-z"), text("file").alphabet("a-z")).separator('~');

    for (Store store : Store.values()) {
      assertThat(by(new SeparatorAboveAlphabet(), paths.in(store)))
          .as("%s", store)
          .allSatisfy(it -> assertThat(it).doesNotContain("\\u00"))
          .allSatisfy(
              it -> assertThat(it).contains("write @Separator(value = ',', escape = true)"));
    }
  }
}
