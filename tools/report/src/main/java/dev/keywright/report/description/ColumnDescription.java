package dev.keywright.report.description;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;

/** A column of a key, with an example of its content. */
public record ColumnDescription(
    String name,
    boolean partition,
    @JsonProperty("native") boolean isNative,
    Optional<String> template,
    OptionalLong maxBytes,
    OptionalLong limitBytes,
    Optional<Example> example,
    List<Item> items,
    List<PartDescription> parts) {

  /** One content of the column: exactly one of the three is there. */
  public record Example(Optional<String> text, Optional<String> hex, Optional<Long> number) {

    /** The content as people read it. */
    public String shown() {
      return text.or(() -> hex.map(it -> "0x" + it))
          .or(() -> number.map(String::valueOf))
          .orElse("");
    }
  }

  /**
   * What stands at one place of the example.
   *
   * @param kind {@code literal}, {@code bucket}, {@code hash_prefix} or {@code part}
   * @param position its first character, or its first byte
   * @param raw text, or hexadecimal digits
   */
  public record Item(String kind, String name, int position, String raw, Optional<String> value) {}

  /** The template, or the names of the parts. */
  public String shape() {
    return template.orElseGet(
        () -> parts.stream().map(PartDescription::name).collect(Collectors.joining(", ")));
  }
}
