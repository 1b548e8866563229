package dev.keywright.cli;

import java.util.Arrays;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the step of a re-keying. */
final class StepConverter implements ITypeConverter<RekeyStep> {
  @Override
  public RekeyStep convert(String word) {
    return Arrays.stream(RekeyStep.values())
        .filter(it -> it.toString().equals(word))
        .findFirst()
        .orElseThrow(
            () ->
                new TypeConversionException(
                    "'%s' is no step: %s".formatted(word, Arrays.toString(RekeyStep.values()))));
  }
}
