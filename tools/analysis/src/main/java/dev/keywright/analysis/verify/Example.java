package dev.keywright.analysis.verify;

import dev.keywright.analysis.KeyText;
import java.io.Serializable;

/**
 * A key of the input.
 *
 * @param number of the key in the input, such as that of its line
 * @param key its columns in the notation of HBase's shell, with two spaces between
 */
public record Example(long number, String key) implements Serializable {

  static Example of(ReadKey key) {
    return new Example(key.number(), KeyText.shown(key.columns()));
  }
}
