package dev.keywright.cli;

import java.util.Arrays;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the step of a re-keying. */
final class StepConverter implements ITypeConverter<RekeyCommand.Step> {
  @Override
  public RekeyCommand.Step convert(String word) {
    return Arrays.stream(RekeyCommand.Step.values())
        .filter(it -> it.toString().equals(word))
        .findFirst()
        .orElseThrow(
            () ->
                new TypeConversionException(
                    "'%s' is no step: %s"
                        .formatted(word, Arrays.toString(RekeyCommand.Step.values()))));
  }
}
