package dev.keywright.store;

import dev.keywright.layout.inspection.InspectedItem;
import dev.keywright.layout.inspection.KeyInspector;
import dev.keywright.layout.signature.Kind;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.layout.signature.PartSignature;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Which part of a refused key is to blame, and what mends it, for the message. */
final class BlamedPart {
  private final LayoutSignature signature;

  BlamedPart(LayoutSignature signature) {
    this.signature = signature;
  }

  /** The longest part of all columns. */
  String longest(Collection<Object> contents) {
    return longest(items(contents));
  }

  /** The longest part of one column, the last of those that are given. */
  String longestOf(String column, List<Object> contents) {
    return longest(items(contents).stream().filter(it -> it.column().equals(column)).toList());
  }

  /** The part that leaves a column empty. */
  String emptyIn(String column) {
    return parts(column).stream()
        .filter(part -> part.kind().takesLengths())
        .findFirst()
        .map(part -> "; give " + part.name() + " at least one " + unit(part))
        .orElse("");
  }

  private static String unit(PartSignature part) {
    return part.kind() == Kind.TEXT ? "character" : "byte";
  }

  /** The part at an index of a column, the last of those that are given. */
  String at(String column, int index, List<Object> contents) {
    return items(contents).stream()
        .filter(it -> it.column().equals(column) && it.position() <= index)
        .reduce((first, second) -> second)
        .map(it -> "; it is " + place(it, index))
        .orElse("");
  }

  private String place(InspectedItem item, int index) {
    if (index >= item.position() + item.raw().length()) {
      return "after " + item.name() + ": choose another @Separator";
    }
    if (item.kind() == InspectedItem.Kind.LITERAL) {
      return "in literal " + item.type() + ": choose another template";
    }
    Optional<PartSignature> part = part(item);
    if (part.isPresent() && part.get().kind() == Kind.CODES) {
      return "in " + item.name() + ", whose codes can be others";
    }
    return part.isPresent() && isText(part.get())
        ? "in " + item.name() + " (remove it from its @Domain(alphabet))"
        : "in " + item.name();
  }

  private static boolean isText(PartSignature part) {
    return part.kind().takesAlphabet();
  }

  // Split only when a key is refused: good keys pay nothing for it.
  private List<InspectedItem> items(Collection<Object> contents) {
    return KeyInspector.of(signature).inspect(contents.toArray()).items();
  }

  private String longest(List<InspectedItem> items) {
    return items.stream()
        .filter(it -> it.kind() == InspectedItem.Kind.PART)
        .max(Comparator.comparingInt(it -> it.raw().length()))
        .map(it -> "; the longest part is " + it.name() + part(it).map(this::shorter).orElse(""))
        .orElse("");
  }

  private String shorter(PartSignature part) {
    if (part.kind().takesLengths()) {
      return " (limit it with @Domain(maxLength))";
    }
    return part.kind() == Kind.CODES
        ? ", whose codes can be shorter"
        : ", which cannot be shorter: take a part out of the key";
  }

  private Optional<PartSignature> part(InspectedItem item) {
    return parts(item.column()).stream().filter(it -> it.name().equals(item.name())).findFirst();
  }

  private List<PartSignature> parts(String column) {
    return signature.columns().stream()
        .filter(it -> it.name().equals(column))
        .flatMap(it -> it.parts().stream())
        .toList();
  }
}
