package dev.keywright.processor.fix;

import dev.keywright.processor.fix.Edit.Removal;
import dev.keywright.processor.fix.Edit.Renaming;
import dev.keywright.processor.fix.Edit.Setting;
import dev.keywright.processor.model.Bucket;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Declaration;
import dev.keywright.processor.model.Facts;
import dev.keywright.processor.model.KeyOptions;
import dev.keywright.processor.model.KeyOptions.AccessPattern;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartType;
import dev.keywright.processor.model.PartType.Codes;
import dev.keywright.processor.model.PartType.Constant;
import dev.keywright.processor.model.Property;
import dev.keywright.processor.model.SourceSpot;
import dev.keywright.processor.model.TypeRef;
import dev.keywright.runtime.hash.HashFunction;
import dev.keywright.runtime.layout.Encoding;
import dev.keywright.runtime.layout.LayoutFormat;
import dev.keywright.runtime.layout.SuffixType;
import dev.keywright.runtime.time.TimeFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A layout as the reader would read it once some annotations are edited. */
final class EditedLayout {
  private Layout layout;

  private EditedLayout(Layout layout) {
    this.layout = layout;
  }

  /** Empty if nobody here knows what one of the edits means. */
  static Optional<Layout> of(Layout layout, List<Edit> edits) {
    EditedLayout edited = new EditedLayout(layout);
    for (Edit edit : edits) {
      if (!edited.apply(edit)) {
        return Optional.empty();
      }
    }
    edited.sort();
    return Optional.of(edited.layout);
  }

  private boolean apply(Edit edit) {
    if (edit instanceof Setting setting) {
      return set(setting);
    }
    if (edit instanceof Removal removal) {
      return remove(removal.target());
    }
    return edit instanceof Renaming renaming && move(renaming);
  }

  private boolean set(Setting setting) {
    Target target = setting.target();
    return switch (target.annotation()) {
      case "PartitionKey", "SortKey" -> {
        EditedPart part = new EditedPart(part(target));
        boolean isKnown =
            setting.set().stream().allMatch(part::set)
                && setting.left().stream().allMatch(part::leave);
        replace(part(target), part.part());
        yield isKnown;
      }
      case "Domain" -> {
        EditedPart part = new EditedPart(part(target));
        boolean isKnown = setting.set().stream().allMatch(part::declare);
        setting.left().forEach(part::undeclare);
        replace(part(target), part.part());
        yield isKnown;
      }
      case "KeyCode" -> {
        code(target, setting.set().get(0).value().toString());
        yield true;
      }
      case "Separator" -> {
        boolean escape = setting.set().size() > 1;
        separate((Character) setting.set().get(0).value(), escape);
        yield true;
      }
      case "Bucket" -> bucket(setting);
      case "UniqueSuffix" -> suffix(((Number) setting.set().get(0).value()).intValue());
      case "KeyFormat" -> binary();
      case "AccessPattern" -> ask(setting);
      default -> false;
    };
  }

  private Part part(Target target) {
    return layout.part(target.owner()).orElseThrow();
  }

  private void replace(Part old, Part other) {
    columns(
        layout.columns().stream()
            .map(
                column ->
                    column.with(
                        column.parts().stream().map(it -> it.equals(old) ? other : it).toList()))
            .toList());
  }

  private void columns(List<Column> columns) {
    layout =
        new Layout(
            layout.entity(),
            layout.keyName(),
            layout.format(),
            layout.separator(),
            layout.escape(),
            layout.separatorSpot(),
            columns,
            layout.options());
  }

  private void separate(char separator, boolean escape) {
    layout =
        new Layout(
            layout.entity(),
            layout.keyName(),
            layout.format(),
            separator,
            escape,
            layout.separatorSpot(),
            layout.columns(),
            layout.options());
  }

  private void code(Target target, String code) {
    for (Part part : layout.parts().toList()) {
      if (part.type() instanceof Codes codes
          && codes.type().qualifiedName().equals(target.type())) {
        List<Constant> constants =
            codes.constants().stream()
                .map(
                    it ->
                        it.name().equals(target.owner())
                            ? new Constant(it.name(), code, /* isDeclared= */ true, it.spot())
                            : it)
                .toList();
        replace(
            part,
            new Part(
                part.name(),
                new Codes(codes.type(), constants),
                part.encoding(),
                part.hash(),
                part.ordered(),
                part.facts(),
                part.property(),
                part.declaration()));
      }
    }
  }

  private boolean bucket(Setting setting) {
    Optional<Bucket> old = layout.options().bucket();
    int count = old.map(Bucket::count).orElse(0);
    List<String> of = old.map(Bucket::of).orElse(List.of());
    Optional<HashFunction> hash = old.map(Bucket::hash).orElse(Optional.of(HashFunction.MD5));
    for (Attribute attribute : setting.set()) {
      switch (attribute.name()) {
        case "count" -> count = ((Number) attribute.value()).intValue();
        case "of" -> of = names(attribute);
        default -> {
          return false;
        }
      }
    }
    if (setting.left().contains("by")) {
      hash = Optional.of(HashFunction.MD5);
    }
    Bucket bucket =
        new Bucket(
            count,
            of,
            hash,
            old.map(Bucket::written).orElse(Set.of("count", "of")),
            old.map(Bucket::spot).orElse(layout.entity().spot()));
    layout = layout.with(layout.options().with(Optional.of(bucket)));
    return true;
  }

  private boolean suffix(int length) {
    SourceSpot spot = layout.entity().spot();
    Part suffix =
        new Part(
            Part.UNIQUE_SUFFIX,
            new PartType.Plain(new SuffixType(length)),
            Encoding.PLAIN,
            Optional.empty(),
            /* ordered= */ true,
            Facts.none(spot),
            Property.none(TypeRef.of("java.lang", "String")),
            Declaration.ending(spot));
    List<Column> columns = new ArrayList<>(layout.columns());
    int last = columns.size() - 1;
    List<Part> parts = new ArrayList<>(columns.get(last).parts());
    parts.add(suffix);
    boolean isShown = columns.get(last).template().isPresent();
    columns.set(last, columns.get(last).with(parts));
    columns(columns);
    return !isShown;
  }

  private boolean binary() {
    format(LayoutFormat.BINARY);
    return layout.columns().stream().allMatch(it -> it.template().isEmpty());
  }

  private void format(LayoutFormat format) {
    List<Column> columns =
        layout.columns().stream()
            .map(column -> column.with(column.parts().stream().map(it -> in(format, it)).toList()))
            .toList();
    layout =
        new Layout(
            layout.entity(),
            layout.keyName(),
            format,
            layout.separator(),
            layout.escape(),
            layout.separatorSpot(),
            columns,
            layout.options());
  }

  // A time has units in BINARY only if it is a moment.
  private static Part in(LayoutFormat format, Part part) {
    boolean isTimed = part.type().signature().filter(it -> it.takesTime(format)).isPresent();
    Optional<TimeFormat> time =
        part.encoding().time().or(() -> Optional.of(TimeFormat.EPOCH_MILLIS));
    return part.with(part.encoding().withTime(time.filter(it -> isTimed)));
  }

  private static List<String> names(Attribute attribute) {
    return attribute.value() instanceof List<?> list
        ? list.stream().map(Object::toString).toList()
        : List.of(attribute.value().toString());
  }

  private boolean ask(Setting setting) {
    List<AccessPattern> patterns = new ArrayList<>();
    for (AccessPattern old : layout.options().patterns()) {
      patterns.add(old.spot().equals(setting.target().spot()) ? asked(old, setting) : old);
    }
    layout = layout.with(layout.options().with(patterns));
    return setting.set().stream().allMatch(it -> Set.of("equal", "range").contains(it.name()));
  }

  private static AccessPattern asked(AccessPattern old, Setting setting) {
    List<String> equal = old.equal();
    Optional<String> range = old.range();
    for (Attribute attribute : setting.set()) {
      if (attribute.name().equals("equal")) {
        equal = names(attribute);
      } else {
        range = Optional.of(attribute.value().toString());
      }
    }
    List<String> left = setting.left();
    return new AccessPattern(
        old.name(),
        left.contains("equal") ? List.of() : equal,
        left.contains("range") ? Optional.empty() : range,
        left.contains("prefix") ? Optional.empty() : old.prefix(),
        old.newestFirst() && !left.contains("newestFirst"),
        old.spot());
  }

  private boolean remove(Target target) {
    KeyOptions options = layout.options();
    return switch (target.annotation()) {
      case "AccessPattern" -> {
        List<AccessPattern> patterns = new ArrayList<>(options.patterns());
        patterns.removeIf(it -> it.spot().equals(target.spot()));
        layout = layout.with(options.with(patterns));
        yield true;
      }
      case "Separator" -> true;
      case "KeyFormat" -> {
        format(LayoutFormat.TEXT);
        yield true;
      }
      case "Bucket" -> {
        layout = layout.with(options.with(Optional.empty()));
        yield true;
      }
      case "UniqueSuffix", "PartitionKey", "SortKey" -> {
        columns(
            layout.columns().stream()
                .map(
                    column ->
                        column.with(
                            column.parts().stream()
                                .filter(it -> !it.spot().equals(target.spot()))
                                .toList()))
                .toList());
        yield true;
      }
      case "Domain" -> {
        layout
            .part(target.owner())
            .ifPresent(
                part -> {
                  EditedPart edited = new EditedPart(part);
                  target.known().forEach(it -> edited.undeclare(it.name()));
                  replace(part, edited.part());
                });
        yield true;
      }
      default -> false;
    };
  }

  private boolean move(Renaming renaming) {
    Part part = part(renaming.target());
    boolean toPartition = renaming.annotation().equals("PartitionKey");
    EditedPart edited = new EditedPart(part);
    boolean isKnown =
        renaming.set().stream().allMatch(edited::set)
            && renaming.left().stream().allMatch(edited::leave);
    List<Column> columns = new ArrayList<>();
    boolean isPlaced = false;
    for (Column column : layout.columns()) {
      List<Part> parts = new ArrayList<>(column.parts());
      parts.remove(part);
      if (column.isPartition() == toPartition && !isPlaced) {
        parts.add(edited.part());
        isPlaced = true;
      }
      columns.add(column.with(parts));
    }
    if (!isPlaced && !toPartition) {
      columns.add(
          new Column(
              Column.SORT_KEY,
              /* isPartition= */ false,
              /* nativeType= */ false,
              List.of(edited.part())));
    }
    columns(columns);
    return isKnown && (isPlaced || !toPartition);
  }

  private void sort() {
    columns(EditedColumns.of(layout));
  }
}
