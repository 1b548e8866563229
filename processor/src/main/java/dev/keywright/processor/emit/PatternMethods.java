package dev.keywright.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import dev.keywright.processor.model.KeyOptions.AccessPattern;
import java.util.List;
import javax.lang.model.element.Modifier;

/** {@code PurchaseKey.ordersOfDevice(54, from, to)}: one method for each access pattern. */
final class PatternMethods {
  private final KeyParts key;
  private final AccessPattern pattern;

  private PatternMethods(KeyParts key, AccessPattern pattern) {
    this.key = key;
    this.pattern = pattern;
  }

  static List<MethodSpec> of(KeyParts key, Modifier[] visibility) {
    return key.layout().options().patterns().stream()
        .map(pattern -> new PatternMethods(key, pattern).method(visibility))
        .toList();
  }

  private List<PartCode> equal() {
    return key.parts().stream().filter(part -> pattern.equal().contains(part.name())).toList();
  }

  private MethodSpec method(Modifier[] visibility) {
    List<PartCode> equal = equal();
    CodeBlock.Builder scan = CodeBlock.builder().add("scan()");
    for (PartCode part : equal) {
      scan.add(".$L($N)", part.name(), part.name());
    }
    boolean isWhole = equal.size() == key.parts().size();
    PartCode next = key.parts().get(isWhole ? equal.size() - 1 : equal.size());
    MethodSpec.Builder method =
        MethodSpec.methodBuilder(pattern.name())
            .addModifiers(visibility)
            .addModifiers(Modifier.STATIC)
            .returns(key.rangeType(next.column()))
            .addParameters(KeyParts.parameters(equal));
    if (pattern.range().isPresent()) {
      NameAllocator locals = new NameAllocator();
      equal.forEach(part -> locals.newName(part.name()));
      String from = locals.newName("from");
      String to = locals.newName("to");
      method.addParameter(next.type(), from).addParameter(next.type(), to);
      scan.add(".$LBetween($N, $N)", next.name(), from, to);
    } else if (!isWhole) {
      scan.add(".all()");
    }
    if (pattern.newestFirst() && !next.part().options().descending()) {
      scan.add(".backward()");
    }
    return method.addJavadoc(meaning(equal, next)).addStatement("return $L", scan.build()).build();
  }

  private CodeBlock meaning(List<PartCode> equal, PartCode next) {
    CodeBlock.Builder text = CodeBlock.builder();
    text.add("Answers the access pattern {@code $L}: the keys", pattern.name());
    if (!equal.isEmpty()) {
      String names = String.join(", ", equal.stream().map(PartCode::name).toList());
      text.add(" with this {@code $L}", names);
    }
    if (pattern.range().isPresent()) {
      text.add(
          "$L\nwhose {@code $L} is at least {@code from} and below {@code to}",
          equal.isEmpty() ? "" : ",",
          next.name());
    }
    text.add(".\n");
    if (pattern.newestFirst()) {
      text.add(
          next.part().options().descending()
              ? "\n<p>The store holds the largest {@code $L} first.\n"
              : "\n<p>Read backward, the largest {@code $L} comes first.\n",
          next.name());
    }
    return text.build();
  }
}
