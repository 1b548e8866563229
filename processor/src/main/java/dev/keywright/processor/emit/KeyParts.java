package dev.keywright.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterSpec;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Layout;
import java.util.ArrayList;
import java.util.List;

/**
 * A layout with the names of its generated class: what every generated method is made from.
 *
 * @param key the generated class
 * @param parts all parts, in the order of their columns
 */
record KeyParts(Layout layout, ClassName key, GeneratedNames names, List<PartCode> parts) {

  static KeyParts of(Layout layout) {
    GeneratedNames names = GeneratedNames.of(layout);
    List<PartCode> parts = new ArrayList<>();
    for (Column column : layout.columns()) {
      column.parts().forEach(part -> parts.add(new PartCode(names, column, part)));
    }
    String packageName = layout.entity().type().packageName();
    ClassName key = ClassName.get(packageName, GeneratedNames.keyClass(layout));
    return new KeyParts(layout, key, names, List.copyOf(parts));
  }

  List<PartCode> in(Column column) {
    return parts.stream().filter(part -> part.column().equals(column)).toList();
  }

  static List<ParameterSpec> parameters(List<PartCode> parts) {
    return parts.stream().map(PartCode::parameter).toList();
  }

  static CodeBlock arguments(List<PartCode> parts) {
    return parts.stream()
        .map(part -> CodeBlock.of("$N", part.name()))
        .collect(CodeBlock.joining(",$W"));
  }
}
