package dev.keywright.processor.check;

import static dev.keywright.processor.check.Judgement.byAll;
import static dev.keywright.processor.check.LayoutBuilder.partition;
import static dev.keywright.processor.check.PartBuilder.aLong;
import static dev.keywright.processor.check.PartBuilder.anInt;
import static dev.keywright.processor.check.PartBuilder.codes;
import static dev.keywright.processor.check.PartBuilder.instant;
import static dev.keywright.processor.check.PartBuilder.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.runtime.hash.HashFunction;
import dev.keywright.runtime.time.TimeFormat;
import org.junit.jupiter.api.Test;

/** The designs that the guide walks through, from the first mistake to the key that works. */
class GuideDesignsTest {
  private static final String LETTERS_AND_DIGITS = "0-9A-Za-z";

  private static PartBuilder deviceId() {
    return anInt("deviceId");
  }

  private static PartBuilder sellerId() {
    return text("sellerId").alphabet(LETTERS_AND_DIGITS);
  }

  private static PartBuilder cardId() {
    return aLong("cardId");
  }

  @Test
  void withoutPaddingAndWithAColonEveryPartIsWrong() {
    assertThat(byAll(partition(deviceId(), sellerId(), cardId()).separator(':')))
        .containsExactlyInAnyOrder("KW101 deviceId", "KW104 sellerId", "KW101 cardId");
  }

  @Test
  void paddingTheDeviceLeavesTheColonAndTheCard() {
    assertThat(byAll(partition(deviceId().pad(6), sellerId(), cardId()).separator(':')))
        .containsExactlyInAnyOrder("KW104 sellerId", "KW101 cardId");
  }

  @Test
  void aCommaLeavesTheCard() {
    assertThat(byAll(partition(deviceId().pad(6), sellerId(), cardId()).separator(',')))
        .containsExactly("KW101 cardId");
  }

  @Test
  void aCardThatIsNeverScannedLeavesNothing() {
    assertThat(byAll(partition(deviceId().pad(6), sellerId(), cardId().unordered()))).isEmpty();
  }

  @Test
  void aPaddedCardLeavesNothing() {
    assertThat(byAll(partition(deviceId().pad(6), sellerId(), cardId().pad(19)))).isEmpty();
  }

  @Test
  void aColonAfterAPaddedNumberIsFine() {
    assertThat(byAll(partition(deviceId().pad(6), cardId().pad(19)).separator(':'))).isEmpty();
  }

  @Test
  void anUndeclaredAlphabetIsTakenForLettersAndDigits() {
    assertThat(byAll(partition(deviceId().pad(6), text("sellerId"), cardId().unordered())))
        .isEmpty();
    assertThat(
            byAll(
                partition(deviceId().pad(6), text("sellerId"), cardId().unordered())
                    .separator(':')))
        .containsExactly("KW104 sellerId");
  }

  @Test
  void thePurchaseWithItsNativeOrderNumberIsFine() {
    assertThat(
            byAll(
                partition(deviceId().pad(6), sellerId().maxLength(8), cardId().unordered().min(0))
                    .sort("orderNumber", aLong("orderNumber").nativeType())))
        .isEmpty();
  }

  @Test
  void thePostWithItsReverseTicksIsFine() {
    assertThat(
            byAll(
                partition(text("user").alphabet("0-9a-z").maxLength(32))
                    .sort("", instant("createdAt").time(TimeFormat.DOTNET_TICKS).descending())
                    .suffix(6)
                    .separator('!')))
        .isEmpty();
  }

  @Test
  void aHashedBuyerBeforeAnOrderIsFine() {
    assertThat(
            byAll(
                partition(
                    text("buyer").hash(HashFunction.MD5, 4),
                    codes("source", "Source", "tb", "tm"),
                    aLong("order").pad(19).reversed())))
        .isEmpty();
  }

  @Test
  void aFaultyDeclarationIsReportedBeforeTheDesignIsJudged() {
    assertThat(byAll(partition(deviceId(), sellerId().pad(6), cardId()).separator(':')))
        .containsExactly("KW006 sellerId.pad");
  }

  @Test
  void aPartWithoutAFormLeavesTheOthersJudged() {
    assertThat(byAll(partition(deviceId(), PartBuilder.aDouble("price"), sellerId(), cardId())))
        .containsExactlyInAnyOrder("KW101 deviceId", "KW108 price", "KW101 cardId");
  }
}
