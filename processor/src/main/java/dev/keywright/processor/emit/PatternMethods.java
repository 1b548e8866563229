package dev.keywright.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import dev.keywright.processor.emit.javadoc.SizeJavadoc;
import dev.keywright.processor.emit.key.KeyParts;
import dev.keywright.processor.emit.key.PartCode;
import dev.keywright.processor.emit.key.Types;
import dev.keywright.processor.model.KeyOptions.AccessPattern;
import dev.keywright.processor.model.PatternParts;
import java.util.List;
import javax.lang.model.element.Modifier;

/** {@code PurchaseKey.ordersOfDevice(54, from, to)}: one method for each access pattern. */
final class PatternMethods {
  private static final int MOST_OF_A_LINE = 92;

  private final KeyParts key;
  private final PatternParts question;
  private final AccessPattern pattern;
  private final List<PartCode> equal;
  private final boolean isWhole;

  /** The part after those that are equal; the last one if all are. */
  private final PartCode next;

  private PatternMethods(KeyParts key, PatternParts question) {
    this.key = key;
    this.question = question;
    this.pattern = question.pattern();
    this.equal = key.parts().stream().filter(it -> pattern.equal().contains(it.name())).toList();
    this.isWhole = equal.size() == key.parts().size();
    this.next = key.parts().get(isWhole ? equal.size() - 1 : equal.size());
  }

  static List<MethodSpec> of(KeyParts key, Modifier[] statics) {
    // A fault of a question may be accepted; then nothing answers it.
    return PatternParts.of(key.layout()).stream()
        .filter(PatternParts::isAnswerable)
        .map(question -> new PatternMethods(key, question).method(statics))
        .toList();
  }

  private MethodSpec method(Modifier[] statics) {
    CodeBlock.Builder scan = CodeBlock.builder().add("scan()");
    equal.forEach(part -> scan.add(".$L($N)", part.name(), part.name()));
    MethodSpec.Builder method =
        Types.method(
                pattern.name(), key.rangeType(isWhole ? key.lastColumn() : next.column()), statics)
            .addJavadoc(keys())
            .addParameters(KeyParts.parameters(equal));
    addRange(method, scan);
    method.addJavadoc(".\n");
    if (pattern.newestFirst()) {
      addNewestFirst(method, scan);
    }
    return method
        .addJavadoc(SizeJavadoc.of(key.layout(), question))
        .addStatement("return $L", scan.build())
        .build();
  }

  private void addRange(MethodSpec.Builder method, CodeBlock.Builder scan) {
    NameAllocator locals = new NameAllocator();
    equal.forEach(part -> locals.newName(part.name()));
    String comma = equal.isEmpty() ? "" : ",";
    if (question.isPrefix()) {
      String beginning = locals.newName("beginning");
      method
          .addJavadoc("$L\nwhose {@code $L} begins with {@code $L}", comma, next.name(), beginning)
          .addParameter(Types.of(next.part().storedType()), beginning);
      scan.add(".$L().startsWith($N)", next.name(), beginning);
    } else if (pattern.range().isPresent()) {
      String from = locals.newName("from");
      String to = locals.newName("to");
      method
          .addJavadoc(
              "$L\nwhose {@code $L} is at least {@code $L} and below {@code $L}",
              comma,
              next.name(),
              from,
              to)
          .addParameter(next.type(), from)
          .addParameter(next.type(), to);
      scan.add(".$L().between($N, $N)", next.name(), from, to);
    } else if (!isWhole) {
      scan.add(".all()");
    }
  }

  private void addNewestFirst(MethodSpec.Builder method, CodeBlock.Builder scan) {
    boolean isNewestFirst = next.part().encoding().isLargestFirst();
    if (!isNewestFirst) {
      scan.add(".backward()");
    }
    method.addJavadoc(
        isNewestFirst
            ? "\n<p>The store holds the largest {@code $L} first.\n"
            : "\n<p>Read backward, the largest {@code $L} comes first.\n",
        next.name());
  }

  private CodeBlock keys() {
    String answers = "Answers the access pattern {@code " + pattern.name() + "}:";
    StringBuilder keys = new StringBuilder();
    keys.append(equal.isEmpty() && pattern.asked().isEmpty() ? "all keys" : "the keys");
    for (int i = 0; i < equal.size(); i++) {
      if (i > 0) {
        keys.append(i == equal.size() - 1 ? " and" : ",");
      }
      keys.append(i == 0 ? " with this" : "").append(" {@code ").append(equal.get(i).name());
      keys.append('}');
    }
    boolean fits = answers.length() + keys.length() < MOST_OF_A_LINE;
    return CodeBlock.of("$L$L$L", answers, fits ? " " : "\n", keys);
  }
}
