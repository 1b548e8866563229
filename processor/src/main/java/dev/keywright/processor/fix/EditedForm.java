package dev.keywright.processor.fix;

import dev.keywright.layout.signature.Encoding;
import dev.keywright.layout.signature.LayoutFormat;
import dev.keywright.layout.signature.SuffixType;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Declaration;
import dev.keywright.processor.model.Facts;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartType;
import dev.keywright.processor.model.PartType.Codes;
import dev.keywright.processor.model.PartType.Constant;
import dev.keywright.processor.model.Property;
import dev.keywright.processor.model.SourceSpot;
import dev.keywright.processor.model.TypeRef;
import dev.keywright.runtime.time.TimeFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A layout in another format, with another end, or with another code of an enum's constant. */
final class EditedForm {
  private EditedForm() {}

  /** The same key in a format. */
  static Layout in(LayoutFormat format, Layout layout) {
    List<Column> columns =
        layout.columns().stream()
            .map(column -> column.with(column.parts().stream().map(it -> in(format, it)).toList()))
            .toList();
    return with(layout, format, columns);
  }

  // A time has units in BINARY only if it is a moment.
  private static Part in(LayoutFormat format, Part part) {
    boolean isTimed = part.type().signature().filter(it -> it.takesTime(format)).isPresent();
    Optional<TimeFormat> time =
        part.encoding().time().or(() -> Optional.of(TimeFormat.EPOCH_MILLIS));
    return part.with(part.encoding().withTime(time.filter(it -> isTimed)));
  }

  /** The same key with random characters behind it. */
  static Layout suffixed(Layout layout, int length) {
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
    Column last = columns.remove(columns.size() - 1);
    List<Part> parts = new ArrayList<>(last.parts());
    parts.add(suffix);
    columns.add(last.with(parts));
    return with(layout, layout.format(), columns);
  }

  /** The same key with another code of the constant that an edit names, wherever its type is. */
  static Layout coded(Layout layout, Target constant, String code) {
    List<Column> columns =
        layout.columns().stream()
            .map(
                column ->
                    column.with(
                        column.parts().stream().map(it -> coded(it, constant, code)).toList()))
            .toList();
    return with(layout, layout.format(), columns);
  }

  private static Part coded(Part part, Target constant, String code) {
    if (!(part.type() instanceof Codes codes)
        || !codes.type().qualifiedName().equals(constant.type())) {
      return part;
    }
    List<Constant> constants =
        codes.constants().stream()
            .map(it -> it.name().equals(constant.owner()) ? declared(it, code) : it)
            .toList();
    return new Part(
        part.name(),
        new Codes(codes.type(), constants),
        part.encoding(),
        part.hash(),
        part.ordered(),
        part.facts(),
        part.property(),
        part.declaration());
  }

  private static Constant declared(Constant constant, String code) {
    return new Constant(constant.name(), code, /* isDeclared= */ true, constant.spot());
  }

  private static Layout with(Layout layout, LayoutFormat format, List<Column> columns) {
    return new Layout(
        layout.entity(),
        layout.keyName(),
        format,
        layout.separator(),
        layout.escape(),
        layout.separatorSpot(),
        columns,
        layout.options());
  }
}
