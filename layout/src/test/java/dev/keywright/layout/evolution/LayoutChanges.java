package dev.keywright.layout.evolution;

import dev.keywright.layout.signature.BucketNumber;
import dev.keywright.layout.signature.BucketRule;
import dev.keywright.layout.signature.BucketSignature;
import dev.keywright.layout.signature.ColumnSignature;
import dev.keywright.layout.signature.LayoutFormat;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.layout.signature.Template;
import dev.keywright.runtime.function.MurmurModulo;
import dev.keywright.runtime.function.PhoenixSalt;
import dev.keywright.runtime.hash.HashFunction;
import dev.keywright.runtime.number.NumberEncoding;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Changes one attribute of a layout, whichever it has. */
final class LayoutChanges {
  private static final int TRIES = 40;
  private static final char[] SEPARATORS = {',', '-', '!', ';', '#', '+', '~', '|', '\0'};
  private static final String[] TEXTS = {"", ",", "#", "-", "USER#", "\u00e9", "1", ",,", ";"};
  private static final String[] BYTES = {"", "\0", "r", "\u00ff", "\1\2"};

  private final Random random;
  private final PartChanges parts;

  LayoutChanges(Random random) {
    this.random = random;
    this.parts = new PartChanges(random);
  }

  /** Another legal layout, one attribute away; empty if none is found. */
  Optional<LayoutSignature> next(LayoutSignature old) {
    for (int i = 0; i < TRIES; i++) {
      try {
        String changed = random.nextInt(12) == 0 ? renamed(old) : changed(old).toString();
        LayoutSignature now = LayoutSignature.parse(changed);
        if (!now.equals(old)) {
          return Optional.of(now);
        }
      } catch (IllegalArgumentException notALayout) {
        // Most attributes fit few parts only; the next try has another one.
      }
    }
    return Optional.empty();
  }

  /** One part has another name, or two have that of each other, wherever they are named. */
  private String renamed(LayoutSignature old) {
    List<String> names = new ArrayList<>(old.parts().map(PartSignature::name).toList());
    if (names.isEmpty()) {
      return old.toString();
    }
    String name = names.get(random.nextInt(names.size()));
    String other =
        random.nextInt(3) == 0 ? names.get(random.nextInt(names.size())) : "n" + random.nextInt(4);
    String free = "free";
    return replaced(replaced(replaced(old.toString(), other, free), name, other), free, name);
  }

  private static String replaced(String layout, String name, String other) {
    String whole = "(?<![\\w$])" + Pattern.quote(name) + "(?![\\w$])";
    return layout.replaceAll(whole, Matcher.quoteReplacement(other));
  }

  private LayoutSignature changed(LayoutSignature old) {
    List<ColumnSignature> columns = new ArrayList<>(old.columns());
    int index = random.nextInt(columns.size());
    return switch (random.nextInt(12)) {
      case 0 -> with(old, pick(SEPARATORS), old.escape(), columns);
      case 1 -> with(old, old.separator(), !old.escape(), columns);
      case 2 -> random.nextInt(3) == 0 ? whole(old, columns) : old.withColumns(column(old, index));
      case 3, 4 -> old.withColumns(column(old, index));
      default -> {
        ColumnSignature column = columns.get(index);
        if (column.parts().isEmpty()) {
          yield old;
        }
        List<PartSignature> changed = new ArrayList<>(column.parts());
        int at = random.nextInt(changed.size());
        PartSignature before = changed.get(at);
        PartSignature after = parts.next(before, old.format());
        // A copy is the same part.
        columns.replaceAll(it -> with(it, replaced(it.parts(), before, after)));
        yield old.withColumns(columns);
      }
    };
  }

  private static List<PartSignature> replaced(
      List<PartSignature> parts, PartSignature before, PartSignature after) {
    return parts.stream().map(it -> it.equals(before) ? after : it).toList();
  }

  private LayoutSignature whole(LayoutSignature old, List<ColumnSignature> columns) {
    switch (random.nextInt(5)) {
      case 0 -> Collections.swap(columns, 0, random.nextInt(columns.size()));
      case 1 -> columns.remove(random.nextInt(columns.size()));
      case 2 ->
          columns.add(
              new ColumnSignature("added", Optional.empty(), List.of(parts.plain("added")), false));
      case 3 -> {
        return old.withPartitionColumns(1 + random.nextInt(columns.size()));
      }
      default -> {
        LayoutFormat[] formats = LayoutFormat.values();
        LayoutFormat other = formats[random.nextInt(formats.length)];
        return new LayoutSignature(
            other, old.separator(), old.escape(), old.partitionColumns(), columns);
      }
    }
    return old.withColumns(columns);
  }

  private List<ColumnSignature> column(LayoutSignature old, int index) {
    List<ColumnSignature> columns = new ArrayList<>(old.columns());
    ColumnSignature it = columns.get(index);
    List<PartSignature> parted = new ArrayList<>(it.parts());
    boolean isText = old.format().isText();
    ColumnSignature now =
        switch (random.nextInt(9)) {
          case 0 -> native_(it);
          case 1, 2, 3 -> templated(it, template(it, old), isText);
          case 4 ->
              withTemplate(it, it.template().isPresent() ? Optional.empty() : joined(it, old));
          case 5, 6 -> bucketed(it);
          case 7 -> {
            if (random.nextInt(4) == 0) {
              Collections.shuffle(parted, random);
            } else if (random.nextBoolean() && !parted.isEmpty()) {
              parted.remove(random.nextInt(parted.size()));
            } else {
              parted.add(random.nextInt(parted.size() + 1), parts.plain("added"));
            }
            yield with(it, parted);
          }
          default ->
              random.nextInt(4) > 0
                  ? it
                  : new ColumnSignature(
                      it.name() + "x", it.bucket(), parted, it.nativeType(), it.template());
        };
    columns.set(index, now);
    return columns;
  }

  private static ColumnSignature native_(ColumnSignature it) {
    return new ColumnSignature(it.name(), it.bucket(), it.parts(), !it.nativeType(), it.template());
  }

  private Template template(ColumnSignature it, LayoutSignature old) {
    return it.template().or(() -> joined(it, old)).orElseThrow();
  }

  /** The template that says what the separator says. */
  private static Optional<Template> joined(ColumnSignature it, LayoutSignature old) {
    String between = old.format().isText() ? String.valueOf(old.separator()) : "";
    int items = it.parts().size() + (it.bucket().isPresent() ? 1 : 0);
    return Optional.of(Template.joining(between, items, old.escape()));
  }

  private ColumnSignature templated(ColumnSignature it, Template template, boolean isText) {
    List<String> literals = new ArrayList<>(template.literals());
    if (random.nextInt(4) == 0) {
      return withTemplate(it, Optional.of(new Template(literals, !template.escape())));
    }
    String[] all = isText ? TEXTS : BYTES;
    literals.set(random.nextInt(literals.size()), all[random.nextInt(all.length)]);
    return withTemplate(it, Optional.of(new Template(literals, template.escape())));
  }

  private ColumnSignature bucketed(ColumnSignature it) {
    if (it.parts().isEmpty() || it.nativeType()) {
      return it;
    }
    String first = it.parts().get(0).name();
    Optional<BucketSignature> changed =
        it.bucket().isEmpty()
            ? Optional.of(new BucketSignature(2, Optional.of(HashFunction.MD5), List.of(first)))
            : random.nextInt(8) == 0 ? Optional.empty() : it.bucket().map(b -> changed(b, it));
    return new ColumnSignature(it.name(), changed, it.parts(), false, it.template());
  }

  private BucketSignature changed(BucketSignature old, ColumnSignature column) {
    List<String> names = column.parts().stream().map(PartSignature::name).toList();
    return switch (random.nextInt(6)) {
      case 0 -> {
        BucketNumber first = new BucketNumber(Optional.empty(), 0, random.nextInt(3));
        int count = 2 + random.nextInt(400);
        yield old.among(new BucketSignature(count, first, old.rule(), old.of()));
      }
      case 1 -> {
        int width = random.nextInt(5);
        NumberEncoding as = random.nextBoolean() ? NumberEncoding.DECIMAL : NumberEncoding.UNSIGNED;
        Optional<NumberEncoding> said = random.nextBoolean() ? Optional.of(as) : Optional.empty();
        BucketNumber number = new BucketNumber(said, width, old.number().first());
        yield new BucketSignature(old.count(), number, old.rule(), old.of(), old.index());
      }
      case 2 -> ruled(old, new BucketRule.Hash(function()));
      case 3 ->
          ruled(
              old,
              random.nextBoolean()
                  ? new BucketRule.Modulo()
                  : new BucketRule.Function(
                      (random.nextBoolean() ? PhoenixSalt.class : MurmurModulo.class).getName(),
                      random.nextBoolean()));
      case 4 -> {
        List<String> of = names.stream().filter(name -> random.nextBoolean()).toList();
        yield new BucketSignature(old.count(), old.number(), old.rule(), of, old.index());
      }
      default -> old.behind(random.nextInt(names.size() + 1));
    };
  }

  private static BucketSignature ruled(BucketSignature old, BucketRule rule) {
    return new BucketSignature(old.count(), old.number(), rule, old.of(), old.index());
  }

  private static ColumnSignature with(ColumnSignature it, List<PartSignature> parts) {
    return new ColumnSignature(it.name(), it.bucket(), parts, it.nativeType(), it.template());
  }

  private static ColumnSignature withTemplate(ColumnSignature it, Optional<Template> template) {
    return new ColumnSignature(it.name(), it.bucket(), it.parts(), it.nativeType(), template);
  }

  private static LayoutSignature with(
      LayoutSignature old, char separator, boolean escape, List<ColumnSignature> columns) {
    return new LayoutSignature(old.format(), separator, escape, old.partitionColumns(), columns);
  }

  private HashFunction function() {
    HashFunction[] functions = HashFunction.values();
    return functions[random.nextInt(functions.length)];
  }

  private char pick(char[] characters) {
    return characters[random.nextInt(characters.length)];
  }
}
