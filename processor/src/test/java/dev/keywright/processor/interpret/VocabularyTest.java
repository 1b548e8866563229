package dev.keywright.processor.interpret;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.BucketBy;
import dev.keywright.Direction;
import dev.keywright.Format;
import dev.keywright.HashAlgorithm;
import dev.keywright.Maintainer;
import dev.keywright.TimePeriod;
import dev.keywright.description.store.Store;
import dev.keywright.layout.signature.LayoutFormat;
import dev.keywright.processor.finding.Severity;
import dev.keywright.runtime.frame.TextEncoding;
import dev.keywright.runtime.hash.HashFunction;
import dev.keywright.runtime.number.NumberEncoding;
import dev.keywright.runtime.slice.SlicePeriod;
import dev.keywright.runtime.time.TimeFormat;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What users write has the names of what it means. */
class VocabularyTest {

  @ParameterizedTest
  @MethodSource
  void theConstantsOfAnAnnotationHaveTheNamesOfTheVocabulary(
      Class<? extends Enum<?>> written, Class<? extends Enum<?>> meant) {
    assertThat(names(written)).containsExactlyInAnyOrderElementsOf(names(meant));
  }

  static Stream<Arguments> theConstantsOfAnAnnotationHaveTheNamesOfTheVocabulary() {
    return Stream.of(
        Arguments.of(Format.class, LayoutFormat.class),
        Arguments.of(dev.keywright.TimeFormat.class, TimeFormat.class),
        Arguments.of(dev.keywright.NumberEncoding.class, NumberEncoding.class),
        Arguments.of(dev.keywright.TextEncoding.class, TextEncoding.class),
        Arguments.of(HashAlgorithm.class, HashFunction.class),
        Arguments.of(TimePeriod.class, SlicePeriod.class),
        Arguments.of(dev.keywright.Store.class, Store.class),
        Arguments.of(dev.keywright.Severity.class, Severity.class),
        Arguments.of(BucketBy.class, OptionAnnotations.BucketBy.class),
        Arguments.of(Maintainer.class, IndexAnnotations.Maintainer.class),
        Arguments.of(Direction.class, PartAnnotation.Direction.class));
  }

  private static List<String> names(Class<? extends Enum<?>> type) {
    return Stream.of(type.getEnumConstants()).map(Enum::name).toList();
  }
}
