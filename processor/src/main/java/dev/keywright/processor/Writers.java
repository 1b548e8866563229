package dev.keywright.processor;

import dev.keywright.processor.control.Options;
import dev.keywright.processor.emit.Emitter;
import javax.annotation.processing.ProcessingEnvironment;

/**
 * What writes files.
 *
 * @param sources the classes of keys
 * @param descriptions what tools read
 * @param describes whether anything but sources is written
 */
record Writers(Emitter sources, DescriptionWriter descriptions, boolean describes) {

  static Writers of(ProcessingEnvironment environment, Options options, Reporter reporter) {
    return new Writers(
        new Emitter(environment.getFiler(), environment.getElementUtils()),
        new DescriptionWriter(environment.getFiler(), reporter),
        options.describes());
  }
}
