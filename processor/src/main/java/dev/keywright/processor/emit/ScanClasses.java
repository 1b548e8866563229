package dev.keywright.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.layout.Kind;
import dev.keywright.runtime.scan.ColumnScan;
import dev.keywright.runtime.source.JavaLiteral;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;

/**
 * {@code PurchaseKey.scan()} and its stages: one class for each part, which offers what can be
 * asked about that part once all parts before it are fixed.
 */
final class ScanClasses {
  private final KeyParts key;
  private final Modifier[] visibility;

  private ScanClasses(KeyParts key, Modifier[] visibility) {
    this.key = key;
    this.visibility = visibility;
  }

  static List<MethodSpec> scanMethods(KeyParts key, Modifier[] visibility) {
    List<MethodSpec> methods = new ArrayList<>();
    methods.add(
        scanMethod(
            key,
            visibility,
            "scan",
            "Asks for a run of keys, part by part from the left.",
            CodeBlock.of("$L", key.isBucketed() ? key.names().bucketScan() : "")));
    for (Epoch epoch : Epoch.of(key)) {
      methods.add(scanMethod(key, visibility, epoch.method(), epoch.meaning(), epoch.buckets(key)));
    }
    return methods;
  }

  private static MethodSpec scanMethod(
      KeyParts key, Modifier[] visibility, String name, String meaning, CodeBlock buckets) {
    Column first = key.parts().get(0).column();
    CodeBlock start = start(key.layout(), first);
    return MethodSpec.methodBuilder(name)
        .addJavadoc("$L\n", meaning)
        .addModifiers(visibility)
        .addModifiers(Modifier.STATIC)
        .returns(key.key().nestedClass(key.names().firstStage()))
        .addStatement(
            "return new $L($L$L)",
            key.names().firstStage(),
            start,
            key.isBucketed() ? CodeBlock.of(",$W$L", buckets) : "")
        .build();
  }

  static List<TypeSpec> of(KeyParts key, Modifier[] visibility) {
    ScanClasses classes = new ScanClasses(key, visibility);
    List<TypeSpec> stages = new ArrayList<>();
    for (int i = 0; i < key.parts().size(); i++) {
      stages.add(classes.stage(i));
    }
    return stages;
  }

  private ClassName stageName(int index) {
    String name =
        index == 0
            ? key.names().firstStage()
            : key.names().stageAfter(key.parts().get(index - 1).part());
    return key.key().nestedClass(name);
  }

  private TypeSpec stage(int index) {
    PartCode part = key.parts().get(index);
    TypeSpec.Builder stage =
        TypeSpec.classBuilder(stageName(index))
            .addJavadoc(
                index == 0
                    ? CodeBlock.of("A scan that has fixed nothing yet.\n")
                    : CodeBlock.of(
                        "A scan that has fixed the parts up to {@code $L}.\n",
                        key.parts().get(index - 1).name()))
            .addModifiers(visibility)
            .addModifiers(Modifier.STATIC, Modifier.FINAL)
            .addField(key.scanType(part.column()), "scan", Modifier.PRIVATE, Modifier.FINAL);
    MethodSpec.Builder constructor =
        MethodSpec.constructorBuilder()
            .addModifiers(Modifier.PRIVATE)
            .addParameter(key.scanType(part.column()), "scan");
    if (key.isBucketed()) {
      TypeName buckets = BucketMembers.scanType(key);
      stage.addField(buckets, key.bucketsField(), Modifier.PRIVATE, Modifier.FINAL);
      constructor.addParameter(buckets, key.bucketsField()).addStatement("this.scan = scan");
      constructor.addStatement("this.$1N = $1N", key.bucketsField());
    } else {
      constructor.addStatement("this.scan = scan");
    }
    stage
        .addMethod(constructor.build())
        .addMethod(all(index, part))
        .addMethod(equality(index, part));
    boolean isRandom = part.part().is(Kind.SUFFIX);
    if (part.part().keepsOrder() && !isRandom) {
      stage.addMethods(RangeMethods.of(key, part));
    }
    return stage.build();
  }

  private MethodSpec all(int index, PartCode part) {
    return MethodSpec.methodBuilder("all")
        .addJavadoc(
            index == 0 ? "All keys of the table.\n" : "All keys with the parts fixed so far.\n")
        .addJavadoc(
            index == 0 ? CodeBlock.of("") : ScatteredJavadoc.of(key.layout(), part.column()))
        .addModifiers(Modifier.PUBLIC)
        .returns(key.rangeType(part.column()))
        .addStatement("return $L", key.terminal(CodeBlock.of("scan.all()")))
        .build();
  }

  private MethodSpec equality(int index, PartCode part) {
    MethodSpec.Builder method =
        MethodSpec.methodBuilder(part.name())
            .addModifiers(Modifier.PUBLIC)
            .addParameter(part.parameter());
    CodeBlock value = part.argument(CodeBlock.of("$N", part.name()));
    CodeBlock scan = hashed(part, value);
    boolean last = index == key.parts().size() - 1;
    CodeBlock buckets = key.isBucketed() ? BucketMembers.fixed(key, part) : CodeBlock.of("");
    if (last) {
      CodeBlock range = CodeBlock.of("$L.equal($L, $L)", scan, part.codec(), value);
      return method
          .addJavadoc("The keys with this {@code $L}.\n", part.name())
          .returns(key.rangeType(part.column()))
          .addStatement(
              "return $L", key.isBucketed() ? CodeBlock.of("$L.spread($L)", buckets, range) : range)
          .build();
    }
    return method
        .addJavadoc("Fixes {@code $L}.\n", part.name())
        .returns(stageName(index + 1))
        .addStatement(
            "return new $T($L$L$L)",
            stageName(index + 1),
            scan,
            onwards(part, key.parts().get(index + 1), value),
            key.isBucketed() ? CodeBlock.of(",$W$L", buckets) : "")
        .build();
  }

  private static CodeBlock hashed(PartCode part, CodeBlock value) {
    return part.hash().isPresent()
        ? CodeBlock.of("scan.hash($L, $L, $L)$Z", part.hashName(), part.codec(), value)
        : CodeBlock.of("scan");
  }

  /** The call that fixes a part and goes on to the next. */
  private CodeBlock onwards(PartCode part, PartCode next, CodeBlock value) {
    return part.isLast()
        ? CodeBlock.of(
            ".column($L, $L, $L)", part.codec(), value, start(key.layout(), next.column()))
        : CodeBlock.of(".part($L, $L)", part.codec(), value);
  }

  /** A scan that has fixed nothing of a column. */
  private static CodeBlock start(Layout layout, Column column) {
    if (layout.isBinary() && !column.nativeType()) {
      return CodeBlock.of(
          "$T.binary($S, $L)", ColumnScan.class, column.name(), column.parts().size());
    }
    if (!column.nativeType()) {
      return CodeBlock.of(
          "$T.text($S, $L, $L)",
          ColumnScan.class,
          column.name(),
          JavaLiteral.of(layout.separator()),
          column.parts().size());
    }
    Part stored = column.parts().get(0);
    String order = stored.is(Kind.TEXT) ? "TEXT" : stored.is(Kind.BYTES) ? "BYTES" : "LONG";
    return CodeBlock.of(
        "$T.nativeType($S, $T.$L)", ColumnScan.class, column.name(), ColumnOrder.class, order);
  }
}
