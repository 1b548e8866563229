package dev.keywright.runtime.binary;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The laws for each kind of part, in both directions, before other parts and last. */
class PartLawTest {

  static Stream<Samples<?>> samples() {
    return Stream.concat(Samples.ordered().stream(), TupleSamples.all().stream());
  }

  static Stream<Samples<?>> freeOfPrefixes() {
    return Samples.ordered().stream();
  }

  @ParameterizedTest
  @MethodSource("samples")
  <T> void theBytesSortAsTheValuesDo(Samples<T> samples) {
    BinaryLaws.assertOrder(samples.middle(), samples.order(), samples.values());
    BinaryLaws.assertOrder(samples.last(), samples.order(), samples.values());
  }

  @ParameterizedTest
  @MethodSource("samples")
  <T> void whatIsWrittenIsReadBack(Samples<T> samples) {
    BinaryLaws.assertInverse(samples.middle(), samples.values());
    BinaryLaws.assertInverse(samples.last(), samples.values());
  }

  @ParameterizedTest
  @MethodSource("samples")
  <T> void whatIsNearIsMalformedOrAnotherValue(Samples<T> samples) {
    BinaryLaws.assertCanonical(samples.middle(), samples.values());
    BinaryLaws.assertCanonical(samples.last(), samples.values());
  }

  @ParameterizedTest
  @MethodSource("freeOfPrefixes")
  <T> void noValueBeginsAnotherBeforeOtherParts(Samples<T> samples) {
    BinaryLaws.assertPrefixFree(samples.middle(), samples.values());
  }

  static Stream<Arguments> bothWays() {
    List<Samples<?>> all = Samples.ordered();
    return all.stream()
        .filter(samples -> samples.last().descending())
        .map(
            descending -> {
              String ascending = descending.name().replace(" DESC", "");
              return all.stream()
                  .filter(samples -> samples.name().equals(ascending))
                  .map(samples -> Arguments.of(samples, descending))
                  .findFirst()
                  .orElseThrow();
            });
  }

  @ParameterizedTest
  @MethodSource("bothWays")
  <T> void descendingIsTheComplementOfEveryByteWithTheEnd(
      Samples<T> ascending, Samples<T> descending) {
    for (T value : ascending.values()) {
      byte[] complement = ascending.middle().encode(value);
      for (int i = 0; i < complement.length; i++) {
        complement[i] = (byte) (255 - complement[i]);
      }
      assertThat(descending.middle().encode(value)).isEqualTo(complement);
      assertThat(descending.last().encode(value)).isEqualTo(complement);
    }
  }

  @Test
  void everyKindOfPartIsThere() {
    Set<Class<?>> kinds = samples().map(s -> s.last().getClass()).collect(Collectors.toSet());
    // They never stand before other parts, so they have tests of their own.
    kinds.add(BinaryList.class);
    kinds.add(BinaryMap.class);
    Stream<Class<?>> permitted =
        Stream.concat(
            Stream.of(BinaryPart.class.getPermittedSubclasses()),
            Stream.of(BinaryInteger.class.getPermittedSubclasses()));
    assertThat(kinds)
        .containsExactlyInAnyOrderElementsOf(permitted.filter(it -> !it.isInterface()).toList());
  }

  /** The element behind it tells: none begins with FF. */
  @Test
  void onlyAnEscapeContinuesAnElement() {
    TupleSamples.all().forEach(PartLawTest::assertContinuedByAnEscape);
  }

  private static <T> void assertContinuedByAnEscape(Samples<T> samples) {
    for (T a : samples.values()) {
      byte[] first = samples.middle().encode(a);
      for (T b : samples.values()) {
        byte[] second = samples.middle().encode(b);
        if (Arrays.mismatch(first, second) == first.length) {
          assertThat(second[first.length]).isEqualTo((byte) 0xFF);
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("samples")
  <T> void nullIsRefusedByName(Samples<T> samples) {
    String message = samples.last().name() + " is null, but must be present: ";
    BinaryLaws.assertRefused(samples.last(), null, message + "null is never a part of a key");
  }

  @Test
  void listsAreReadBackAndHaveOneForm() {
    BinaryList<List<Object>> list =
        BinaryList.of("list", BinaryWhole.of("list.n", 2), BinaryString.of("list.s").followed());
    List<List<List<Object>>> values =
        List.of(
            List.of(),
            List.of(List.of(0L, "")),
            List.of(List.of(0L, ""), List.of(-7L, "a\0b")),
            List.of(List.of(7L, "\0"), List.of(7L, "\0"), List.of(0L, "z")));

    BinaryLaws.assertInverse(list, values);
    BinaryLaws.assertCanonical(list, values);
  }
}
