package dev.keywright.processor.check.form;

import static dev.keywright.processor.check.Judgement.by;
import static dev.keywright.processor.check.LayoutBuilder.partition;
import static dev.keywright.processor.check.PartBuilder.anInt;
import static dev.keywright.processor.check.PartBuilder.instant;
import static dev.keywright.processor.check.PartBuilder.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.model.TypeRef;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class UnknownNameTest {

  @Test
  void aBucketOfAPartThatIsNotThereIsReported() {
    assertThat(by(new UnknownName(), partition(instant("at"), text("host")).bucket(16, "time")))
        .containsExactly(
            """
            KW014 @Bucket.of
            @Bucket(of = "time") names no part of the key
            name parts of the key: at, host\
            """);
  }

  @Test
  void aBucketOfNothingIsReported() {
    assertThat(by(new UnknownName(), partition(instant("at"), text("host")).bucket(16)))
        .containsExactly(
            """
            KW014 @Bucket.of
            @Bucket names no part, so nothing decides the bucket
            name parts of the key: at, host\
            """);
  }

  @Test
  void aSuffixDecidesNoBucket() {
    assertThat(by(new UnknownName(), partition(instant("at")).suffix(6).bucket(16, "uniqueSuffix")))
        .containsExactly(
            """
            KW014 @Bucket.of
            @Bucket(of = "uniqueSuffix") names no part of the key
            name parts of the key: at\
            """);
  }

  @Test
  void everyNameOfAnAccessPatternThatIsNotThereIsReported() {
    assertThat(
            by(
                new UnknownName(),
                partition(anInt("deviceId"))
                    .sort("", instant("at"))
                    .pattern("latest", "time", "deviceId", "Device", "")))
        .containsExactly(
            """
            KW014 @AccessPattern.equal
            access pattern latest: equal = "Device" names no part of the key
            write equal = {"deviceId", ""}\
            """,
            """
            KW014 @AccessPattern.equal
            access pattern latest: equal = "" names no part of the key
            name parts of the key: deviceId, at\
            """,
            """
            KW014 @AccessPattern.range
            access pattern latest: range = "time" names no part of the key
            name parts of the key: deviceId, at\
            """);
  }

  @Test
  void namesOfPartsInAnyColumnAreFine() {
    assertThat(
            by(
                new UnknownName(),
                partition(anInt("deviceId"))
                    .sort("", instant("at"))
                    .suffix(6)
                    .bucket(16, "at", "deviceId")
                    .pattern("all", "")
                    .pattern("one", "", "at", "deviceId", "uniqueSuffix")
                    .pattern("some", "at", "deviceId")))
        .isEmpty();
  }

  @Test
  void factsNameOtherPartsOfTheKey() {
    assertThat(
            by(
                new UnknownName(),
                partition(
                    anInt("deviceId").uniqueWithin("shop"),
                    text("sellerId").determinedBy("deviceId", "device"))))
        .containsExactly(
            """
            KW014 deviceId@Domain.uniqueWithin
            uniqueWithin of deviceId names "shop", but Purchase has no member of that name
            name members of Purchase: sellerId\
            """,
            """
            KW014 sellerId@Domain.determinedBy
            determinedBy of sellerId names "device", but the key has no part of that name
            write @Domain(determinedBy = "deviceId")\
            """);
    assertThat(by(new UnknownName(), partition(text("sellerId").determinedBy("device"))))
        .containsExactly(
            """
            KW014 sellerId@Domain.determinedBy
            determinedBy of sellerId names "device", but the key has no part of that name
            remove determinedBy, because the key has no other part\
            """);
    assertThat(by(new UnknownName(), partition(text("sellerId").uniqueWithin("device"))))
        .containsExactly(
            """
            KW014 sellerId@Domain.uniqueWithin
            uniqueWithin of sellerId names "device", but Purchase has no member of that name
            remove uniqueWithin, because Purchase has no other member\
            """);
  }

  @Test
  void aValueMayBeUniqueWithinWhatTheKeyLacks() {
    assertThat(
            by(
                new UnknownName(),
                partition(anInt("number").uniqueWithin("deviceId")).holding("deviceId")))
        .isEmpty();
    assertThat(
            by(
                new UnknownName(),
                partition(anInt("number").determinedBy("deviceId")).holding("deviceId")))
        .hasSize(1);
  }

  @Test
  void aSliceIsByATimeThatTheEntityHandsOut() {
    assertThat(by(new UnknownName(), partition(text("id")).monthlyBy("when", "", Optional.empty())))
        .containsExactly(
            """
            KW014 @TimeSlice.by
            by names "when", but Purchase has no member of that name that the generated key can read
            name a record component, a field that is not private, or the property of a getter\
            """);
    assertThat(
            by(
                new UnknownName(),
                partition(text("id"))
                    .monthlyBy("createAt", "", Optional.empty())
                    .holding("createdAt")))
        .singleElement()
        .asString()
        .endsWith("write by = \"createdAt\"");
    assertThat(
            by(new UnknownName(), partition(text("id")).monthlyBy("id", "id()", Optional.empty())))
        .containsExactly(
            """
            KW006 @TimeSlice.by
            id is not a time, and @TimeSlice chooses the table of a row by a time
            name one of these types: Instant, LocalDateTime, LocalDate, YearMonth, Year\
            """);
    assertThat(
            by(
                new UnknownName(),
                partition(text("id"))
                    .monthlyBy("at", "at()", Optional.of(TypeRef.of("java.time", "Instant")))))
        .isEmpty();
  }
}
