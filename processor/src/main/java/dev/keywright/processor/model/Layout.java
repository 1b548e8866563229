package dev.keywright.processor.model;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * One key of an entity as it was declared: its columns, partition column first.
 *
 * @param keyName empty for the default key
 * @param separator the character between adjacent parts of a TEXT column
 * @param escape whether text parts may hold the separator
 * @param separatorSpot the separator annotation, or the entity if there is none
 * @param columns in the store's order; the partition column may be missing from a faulty design
 */
public record Layout(
    Entity entity,
    String keyName,
    char separator,
    boolean escape,
    SourceSpot separatorSpot,
    List<Column> columns) {

  /** All parts, in the order of their columns. */
  public Stream<Part> parts() {
    return columns.stream().flatMap(column -> column.parts().stream());
  }

  /** The simple names of all classes of the user's that the generated key names. */
  public Set<String> typeNames() {
    Set<String> names = new LinkedHashSet<>(entity.type().simpleNames());
    parts()
        .forEach(
            part -> {
              names.addAll(part.javaType().simpleNames());
              names.addAll(part.storedType().simpleNames());
              part.wrappings().forEach(wrapping -> names.addAll(wrapping.type().simpleNames()));
            });
    return names;
  }

  /** The columns that hold encoded text. */
  public List<Column> textColumns() {
    return columns.stream().filter(column -> !column.nativeType()).toList();
  }
}
