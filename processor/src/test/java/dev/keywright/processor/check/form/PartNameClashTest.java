package dev.keywright.processor.check.form;

import static dev.keywright.processor.check.Judgement.by;
import static dev.keywright.processor.check.Judgement.places;
import static dev.keywright.processor.check.LayoutBuilder.partition;
import static dev.keywright.processor.check.PartBuilder.aLong;
import static dev.keywright.processor.check.PartBuilder.anInt;
import static dev.keywright.processor.check.PartBuilder.text;
import static dev.keywright.processor.check.PartBuilder.uuid;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import dev.keywright.description.store.Store;
import dev.keywright.processor.check.LayoutBuilder;
import dev.keywright.runtime.bucket.BucketStage;
import dev.keywright.runtime.scan.RangeStage;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PartNameClashTest {

  @Test
  void aPartThatIsInTheKeyTwiceIsReported() {
    assertThat(by(new PartNameClash(), partition(anInt("deviceId")).sort("", anInt("deviceId"))))
        .containsExactly(
            """
            KW008 deviceId
            deviceId is in this key twice
            keep one of its annotations, or give them different keys: key = "byTime\"\
            """);
  }

  @Test
  void namesThatDifferInCaseOnlyAreReported() {
    assertThat(by(new PartNameClash(), partition(anInt("deviceId"), text("deviceID"))))
        .containsExactly(
            """
            KW008 deviceID
            deviceId and deviceID differ only in case, as would the files of AfterDeviceId and AfterDeviceID
            rename deviceID\
            """);
  }

  @ParameterizedTest
  @ValueSource(strings = {"scan", "columns", "hashCode", "toString", "wait", "ORDER", "LAYOUT"})
  void aPartNamedLikeAMemberOfEveryKeyIsReported(String name) {
    assertThat(by(new PartNameClash(), partition(text(name))))
        .containsExactly(
            """
            KW008 %1$s
            part %1$s would clash with %1$s of the generated key
            rename %1$s\
            """
                .formatted(name));
  }

  @Test
  void aPartNamedLikeAMethodOfEveryScanIsReported() {
    assertThat(by(new PartNameClash(), partition(text("all"))))
        .containsExactly(
            """
            KW008 all
            part all would clash with all() of every scan
            rename all\
            """);
  }

  /** Whatever the runtime's stages get, a part of that name must not break the build of a user. */
  @ParameterizedTest
  @ValueSource(classes = {RangeStage.class, BucketStage.class})
  void noPartHasTheNameOfAMethodThatStagesInherit(Class<?> stage) {
    List<String> inherited =
        Stream.of(stage.getMethods(), stage.getDeclaredMethods(), Object.class.getDeclaredMethods())
            .flatMap(Stream::of)
            .filter(it -> !Modifier.isPrivate(it.getModifiers()))
            .filter(it -> it.getParameterCount() == 0 || Modifier.isFinal(it.getModifiers()))
            .map(Method::getName)
            .distinct()
            .toList();
    assertThat(inherited).contains("all", "hashCode", "getClass", "clone", "wait");
    for (String name : inherited) {
      assertThat(places(new PartNameClash(), partition(text(name))))
          .containsExactly("KW008 " + name);
    }
  }

  @Test
  void aPropertyNamedLikeAWordOfJavaIsReported() {
    assertThat(by(new PartNameClash(), partition(text("new"))))
        .containsExactly(
            """
            KW008 new
            part new cannot be a method name: it is a word of Java
            rename the getter of new\
            """);
  }

  @Test
  void aPartNamedLikeATextColumnIsReported() {
    assertThat(
            by(
                new PartNameClash(),
                partition(anInt("deviceId").pad(6)).sort("number", aLong("number"), anInt("line"))))
        .containsExactly(
            """
            KW008 number
            part number and column number both need the accessor number()
            rename number, or give the column another name: column = "numberColumn" for number and line\
            """);
  }

  @Test
  void aColumnThatTheStoreNamesKeepsItsName() {
    LayoutBuilder items = partition(uuid("tenant")).sort("id", uuid("id"), uuid("more"));
    assertThat(by(new PartNameClash(), items.in(Store.COSMOS_NOSQL)))
        .containsExactly(
            """
            KW008 id
            part id and column id both need the accessor id(); Azure Cosmos DB for NoSQL needs a column\
             of that name
            rename id\
            """);
    assertThat(by(new PartNameClash(), items.in(Store.DYNAMODB)))
        .singleElement(STRING)
        .endsWith(
            "rename id, or give the column another name: column = \"idColumn\" for id and more");
  }

  @Test
  void aPartNamedLikeAnUnnamedColumnIsReported() {
    assertThat(by(new PartNameClash(), partition(text("partitionKey"), text("more"))))
        .containsExactly(
            """
            KW008 partitionKey
            part partitionKey and column partitionKey both need the accessor partitionKey()
            rename partitionKey\
            """);
  }

  @Test
  void aPartNamedLikeTheNativeColumnOfAnotherIsReported() {
    assertThat(
            by(
                new PartNameClash(),
                partition(text("number")).sort("number", aLong("count").nativeType())))
        .containsExactly(
            """
            KW008 number
            part number and column number both need the accessor number()
            rename number, or give the column another name: column = "numberColumn\"\
            """);
  }

  @Test
  void aNativeColumnMayHaveTheNameOfItsPart() {
    assertThat(
            by(
                new PartNameClash(),
                partition(anInt("deviceId").pad(6)).sort("number", aLong("number").nativeType())))
        .isEmpty();
  }

  @Test
  void aColumnThatIsOnePartMayHaveItsName() {
    assertThat(
            by(
                new PartNameClash(),
                partition(text("partitionKey"))
                    .sort("id", uuid("id"))
                    .sort("number", aLong("number").pad(19))))
        .isEmpty();
  }

  @Test
  void namesOfMethodsWithParametersAreFree() {
    assertThat(
            by(
                new PartNameClash(),
                partition(text("of"), text("decode"), text("equals"), text("splitPoints"))))
        .isEmpty();
  }

  @Test
  void aPartNamedLikeOneThatAnAnnotationAddsIsToBeRenamed() {
    assertThat(by(new PartNameClash(), partition(text("uniqueSuffix")).suffix(6)))
        .containsExactly(
            """
            KW008 uniqueSuffix
            @UniqueSuffix adds a part named uniqueSuffix
            rename uniqueSuffix\
            """);
    assertThat(by(new PartNameClash(), partition(text("Chunk")).chunked(1000, 3)))
        .containsExactly(
            """
            KW008 Chunk
            @Chunked adds a part named chunk, which differs from Chunk only in case
            rename Chunk\
            """);
  }

  @Test
  void aPartMayBeNamedLikeAClassThatTheKeyCallsUnlessAPackageIsHidden() {
    assertThat(by(new PartNameClash(), partition(text("KeyRange"), text("javax")))).isEmpty();
    assertThat(by(new PartNameClash(), partition(text("java"), text("keyRange")))).isEmpty();
    assertThat(by(new PartNameClash(), partition(text("java"), text("KeyRange"))))
        .containsExactly(
            """
            KW008 java
            part java would hide the package java in the generated key
            rename java\
            """);
  }

  @Test
  void theMethodsOfBucketsAndChunksTakeTheirNamesOnlyWhereTheyAre() {
    assertThat(places(new PartNameClash(), partition(text("bucket"), text("id")).bucket(16, "id")))
        .containsExactly("KW008 bucket");
    assertThat(places(new PartNameClash(), partition(text("chunks"), text("id")).bucket(16, "id")))
        .isEmpty();
    assertThat(places(new PartNameClash(), partition(text("chunks")).chunked(1_000, 3)))
        .containsExactly("KW008 chunks");
    assertThat(places(new PartNameClash(), partition(text("bucket")).chunked(1_000, 3))).isEmpty();
  }
}
