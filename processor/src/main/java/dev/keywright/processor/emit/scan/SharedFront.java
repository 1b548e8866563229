package dev.keywright.processor.emit.scan;

import dev.keywright.processor.emit.key.KeyParts;
import dev.keywright.processor.emit.key.PartCode;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Layout;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What the keys of all members of a family begin with, so that a scan of the family can fix it.
 *
 * @param key the first member; its codecs are those of the shared parts
 * @param whole the columns that all members write alike
 * @param open the column behind them
 * @param openParts how many parts of that column all members have in front
 * @param literals those in front of each of these parts, and what all literals behind begin with
 */
public record SharedFront(
    KeyParts key, List<Column> whole, Column open, int openParts, List<String> literals) {

  public static SharedFront of(List<KeyParts> members) {
    KeyParts first = members.get(0);
    List<Column> columns = first.layout().columns();
    int index = 0;
    // The last column stays open: members that wrote all columns alike would write the same keys.
    while (index < columns.size() - 1 && isWhole(members, index)) {
      index++;
    }
    int parts = openParts(members, index);
    return new SharedFront(
        first,
        columns.subList(0, index),
        columns.get(index),
        parts,
        literals(members, index, parts));
  }

  /** The shared parts, in the order of the key. */
  public List<PartCode> parts() {
    List<PartCode> parts = new ArrayList<>();
    whole.forEach(column -> parts.addAll(key.in(column)));
    parts.addAll(key.in(open).subList(0, openParts));
    return parts;
  }

  /**
   * Why no scan fixes the part behind them; empty if some member has none, or has another literal
   * in front of it.
   */
  public Optional<FirstUnsharedPart> end(List<KeyParts> members) {
    int index = key.layout().columns().indexOf(open);
    if (members.stream().anyMatch(it -> own(it, index).size() <= openParts)
        || members.stream()
                .map(it -> literals(it.layout(), index).get(openParts))
                .distinct()
                .count()
            > 1) {
      return Optional.empty();
    }
    return members.stream()
        .filter(it -> !isSame(own(key, index).get(openParts), own(it, index).get(openParts)))
        .findFirst()
        .map(
            it ->
                new FirstUnsharedPart(
                    key, own(key, index).get(openParts), it, own(it, index).get(openParts)));
  }

  /** All columns that a scan may reach. */
  public List<Column> columns() {
    List<Column> columns = new ArrayList<>(whole);
    columns.add(open);
    return columns;
  }

  private static boolean isWhole(List<KeyParts> members, int index) {
    Column column = members.get(0).layout().columns().get(index);
    return members.stream()
        .allMatch(
            it -> {
              Column own = it.layout().columns().get(index);
              return own.parts().size() == column.parts().size()
                  && it.layout().ownParts(own).size() == own.parts().size()
                  && it.layout().template(own).equals(members.get(0).layout().template(column))
                  && sharedParts(members.get(0), it, index) == own.parts().size();
            });
  }

  private static int openParts(List<KeyParts> members, int index) {
    return members.stream()
        .mapToInt(it -> sharedParts(members.get(0), it, index))
        .min()
        .orElseThrow();
  }

  /** How many parts of a column two members have in front, with the same literals before each. */
  private static int sharedParts(KeyParts first, KeyParts other, int index) {
    List<PartCode> parts = own(first, index);
    List<PartCode> others = own(other, index);
    List<String> literals = literals(first.layout(), index);
    List<String> otherLiterals = literals(other.layout(), index);
    int shared = 0;
    while (shared < Math.min(parts.size(), others.size())
        && literals.get(shared).equals(otherLiterals.get(shared))
        && isSame(parts.get(shared), others.get(shared))) {
      shared++;
    }
    return shared;
  }

  /** The parts of a column in front of the first copy. */
  private static List<PartCode> own(KeyParts key, int index) {
    Column column = key.layout().columns().get(index);
    return key.in(column).stream()
        .filter(it -> column.parts().indexOf(it.part()) == key.in(column).indexOf(it))
        .toList();
  }

  private static boolean isSame(PartCode part, PartCode other) {
    // Behind a part that nothing ends, the family has no range.
    return part.name().equals(other.name())
        && !part.part().isOpen()
        && !part.isList()
        && part.type().equals(other.type())
        && part.value().equals(other.value())
        && part.part().hash().equals(other.part().hash())
        && part.part().ordered() == other.part().ordered();
  }

  private static List<String> literals(Layout layout, int index) {
    return layout.template(layout.columns().get(index)).literals();
  }

  private static List<String> literals(List<KeyParts> members, int index, int parts) {
    List<String> literals =
        new ArrayList<>(literals(members.get(0).layout(), index).subList(0, parts));
    literals.add(
        members.stream()
            .map(it -> literals(it.layout(), index).get(parts))
            .reduce(SharedFront::beginning)
            .orElseThrow());
    return literals;
  }

  private static String beginning(String one, String other) {
    int length = 0;
    while (length < Math.min(one.length(), other.length())
        && one.charAt(length) == other.charAt(length)) {
      length++;
    }
    boolean isInPair = length > 0 && Character.isHighSurrogate(one.charAt(length - 1));
    return one.substring(0, isInPair ? length - 1 : length);
  }
}
