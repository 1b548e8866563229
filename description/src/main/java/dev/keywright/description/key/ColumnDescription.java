package dev.keywright.description.key;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** A column of a key, with an example of its content. */
public record ColumnDescription(
    String name,
    boolean partition,
    @JsonField("native") boolean isNative,
    Optional<String> template,
    OptionalLong maxBytes,
    OptionalLong limitBytes,
    Optional<Example> example,
    @JsonField(omitsEmpty = true) List<Item> items,
    List<PartDescription> parts) {

  /** One content of the column: exactly one of the three is there. */
  public record Example(Optional<String> text, Optional<String> hex, Optional<Long> number) {}

  /**
   * What stands at one place of the example.
   *
   * @param kind {@code literal}, {@code bucket}, {@code hash_prefix} or {@code part}
   * @param position its first character, or its first byte
   * @param raw text, or hexadecimal digits
   */
  public record Item(String kind, String name, int position, String raw, Optional<String> value) {}
}
