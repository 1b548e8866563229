package dev.keywright.example.remote;

import dev.keywright.example.store.StoreException;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** Where a store is, and who asks: the environment variables that users of such stores set. */
@FunctionalInterface
public interface Settings extends UnaryOperator<@Nullable String> {
  /** The variables of this process. */
  static Settings ofProcess() {
    return System::getenv;
  }

  /** The value of a variable, if it is set. */
  default Optional<String> optional(String name) {
    return Optional.ofNullable(apply(name)).filter(value -> !value.isBlank());
  }

  /**
   * The value of a variable.
   *
   * @param meaning what it says, for the message if it is missing
   */
  default String required(String name, String meaning) {
    return optional(name)
        .orElseThrow(
            () ->
                new StoreException("the environment variable " + name + " is not set: " + meaning));
  }
}
