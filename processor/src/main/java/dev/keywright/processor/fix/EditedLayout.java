package dev.keywright.processor.fix;

import dev.keywright.layout.signature.LayoutFormat;
import dev.keywright.processor.fix.Edit.Removal;
import dev.keywright.processor.fix.Edit.Renaming;
import dev.keywright.processor.fix.Edit.Setting;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.KeyOptions;
import dev.keywright.processor.model.KeyOptions.AccessPattern;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

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
      if (isOfElement(layout, edit.target()) || !edited.apply(edit)) {
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

  // What stands on a part of a list's elements is no annotation of a part of the key.
  private static boolean isOfElement(Layout layout, Target target) {
    boolean isOfPart =
        switch (target.annotation()) {
          case "PartitionKey", "SortKey", "Domain" -> true;
          default -> false;
        };
    return isOfPart && layout.part(target.owner()).isEmpty();
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
        layout = EditedForm.coded(layout, target, setting.set().get(0).value().toString());
        yield true;
      }
      case "Separator" -> {
        boolean escape = setting.set().size() > 1;
        separate((Character) setting.set().get(0).value(), escape);
        yield true;
      }
      case "Bucket" -> {
        boolean isThere = layout.options().bucket().isPresent();
        yield (isThere || isUnshown()) && options(EditedOptions.bucket(layout, setting));
      }
      case "UniqueSuffix" -> {
        layout = EditedForm.suffixed(layout, ((Number) setting.set().get(0).value()).intValue());
        yield isUnshown();
      }
      case "KeyFormat" -> binary();
      case "AccessPattern" -> options(EditedOptions.asked(layout, setting));
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

  private boolean options(Optional<KeyOptions> edited) {
    edited.ifPresent(it -> layout = layout.with(it));
    return edited.isPresent();
  }

  private boolean binary() {
    layout = EditedForm.in(LayoutFormat.BINARY, layout);
    return isUnshown();
  }

  // Templates show what stands where; here nobody reads them.
  private boolean isUnshown() {
    return layout.columns().stream().allMatch(it -> it.template().isEmpty());
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
        layout = EditedForm.in(LayoutFormat.TEXT, layout);
        yield true;
      }
      case "Bucket" -> {
        layout = layout.with(options.with(Optional.empty()));
        yield isUnshown();
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
        yield isUnshown();
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
