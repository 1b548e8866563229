package dev.keywright.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.HashedParts;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javax.lang.model.element.Modifier;

/**
 * The stages of a scan: one class for each part, which has two methods for it once all parts before
 * it are fixed. {@code deviceId(54)} fixes it, {@code deviceId()} is what can be asked of it.
 */
final class ScanClasses {
  private final KeyParts key;
  private final Modifier[] statics;

  private ScanClasses(KeyParts key, Modifier[] statics) {
    this.key = key;
    this.statics = statics;
  }

  static List<TypeSpec> of(KeyParts key, Modifier[] statics) {
    ScanClasses classes = new ScanClasses(key, statics);
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

  private boolean isLast(int index) {
    return index == key.parts().size() - 1;
  }

  private TypeSpec stage(int index) {
    PartCode part = key.parts().get(index);
    TypeSpec.Builder stage =
        TypeSpec.classBuilder(stageName(index))
            .addJavadoc(
                index == 0
                    ? "A scan of all keys"
                    : "A scan that has fixed the parts up to {@code $L}",
                index == 0 ? new Object[] {} : new Object[] {key.parts().get(index - 1).name()})
            .addJavadoc("; next: {@code $L}.\n", part.name())
            .addJavadoc(ranges(part))
            .addModifiers(statics)
            .addModifiers(Modifier.FINAL)
            .superclass(key.stageType(part))
            .addMethod(
                MethodSpec.constructorBuilder()
                    .addModifiers(Modifier.PRIVATE)
                    .addParameter(key.scanType(part.column()), "scan")
                    .addStatement("super(scan)")
                    .build())
            .addMethod(equality(index, part));
    if (key.hasRanges(part)) {
      BoundsMethod.of(key, part).ifPresent(stage::addMethod);
    }
    return stage.build();
  }

  private CodeBlock ranges(PartCode part) {
    Layout layout = key.layout();
    if (layout.isFoundWithOthers(part.column())) {
      return CodeBlock.of("");
    }
    if (layout.isBehindOpenHash(part.part())) {
      return CodeBlock.of("No ranges yet: the hash prefix is of {@code $L}, too.\n", lastHashed());
    }
    if (part.column().isBehindOpen(part.part())) {
      return CodeBlock.of("Only whole keys are one range, for nothing ends a part before.\n");
    }
    return layout.hasRanges(part.column())
        ? ScatteredJavadoc.of(layout, part.column(), "{@code all()}")
        : CodeBlock.of("The scan of the family has the ranges of {@code $L}.\n", part.name());
  }

  private String lastHashed() {
    List<Part> parts = key.layout().hashedParts().orElseThrow().parts();
    return parts.get(parts.size() - 1).name();
  }

  /** Fixes the last part, and all columns behind it, which have nothing to ask for. */
  private CodeBlock last(PartCode part, CodeBlock value) {
    List<Column> fixed = key.fixedBehind(part.column());
    boolean isBeforeBucket = part.column().isLastBeforeBucket(part.part());
    if (fixed.isEmpty() && isBeforeBucket) {
      return CodeBlock.of("$L$Z.only()", bucket(part, value, key.names().rest()));
    }
    if (fixed.isEmpty()) {
      return CodeBlock.of(".equal($L, $L)", part.codec(), value);
    }
    CodeBlock.Builder calls = CodeBlock.builder().add(onTo(part, value, fixed.get(0)));
    addFixed(calls, key, fixed.get(0));
    return calls.add("$Z.only()").build();
  }

  /** Goes on behind the bucket, to what stands there. */
  private static CodeBlock bucket(PartCode part, CodeBlock value, String scan) {
    return CodeBlock.of(".bucket($L, $L,$W$L)", part.codec(), value, scan);
  }

  /** Goes on to the next column, behind the bucket if that ends this one. */
  private CodeBlock onTo(PartCode part, CodeBlock value, Column next) {
    String scan = key.names().scan(next);
    return part.column().isLastBeforeBucket(part.part())
        ? bucket(part, value, scan)
        : CodeBlock.of(".column($L, $L, $L)", part.codec(), value, scan);
  }

  /** Goes on to the next part of the same column. */
  private CodeBlock inColumn(PartCode part, CodeBlock value) {
    return part.column().isLastBeforeBucket(part.part())
        ? bucket(part, value, key.names().rest())
        : CodeBlock.of(".part($L, $L)", part.codec(), value);
  }

  /** Goes on to the column of the next part, through those that have nothing to ask for. */
  private CodeBlock column(PartCode part, CodeBlock value, PartCode next) {
    List<Column> fixed = key.fixedBehind(part.column());
    Column first = fixed.isEmpty() ? next.column() : fixed.get(0);
    CodeBlock.Builder calls = CodeBlock.builder().add(onTo(part, value, first));
    if (!fixed.isEmpty()) {
      addFixed(calls, key, first);
      calls.add("$Z.column($L)", key.names().scan(next.column()));
    }
    return calls.build();
  }

  /** Goes on through the columns behind one that have nothing to ask for. */
  static void addFixed(CodeBlock.Builder calls, KeyParts key, Column column) {
    key.fixedBehind(column).forEach(it -> calls.add("$Z.column($L)", key.names().scan(it)));
  }

  /**
   * Returns the stage behind a part. Its scan is a variable: javac attributes a call with inferred
   * types twice where it is an argument.
   */
  static CodeBlock stage(
      PartCode part, ClassName stage, TypeName scanType, CodeBlock scan, CodeBlock onwards) {
    String next = part.name().equals("next") ? "next_" : "next";
    return CodeBlock.builder()
        .addStatement("$T $L = $L$L", scanType, next, scan, onwards)
        .addStatement("return new $T($L)", stage, next)
        .build();
  }

  private MethodSpec equality(int index, PartCode part) {
    CodeBlock value =
        part.isFloored()
            ? CodeBlock.of("$L.floor($N)", part.codec(), part.name())
            : part.unwrapped(CodeBlock.of("$N", part.name()));
    CodeBlock.Builder before = CodeBlock.builder().add("scan");
    Optional<HashedParts> hashed = key.layout().hashedParts();
    if (hashed.isPresent() && part.hash().isPresent()) {
      String flags =
          hashed.get().parts().stream()
              .map(it -> String.valueOf(hashed.get().isHashed(it)))
              .collect(Collectors.joining(", "));
      before.add(".hashOf($L, $L)$Z", part.hashName(), flags);
    } else if (part.hash().isPresent()) {
      before.add(".hash($L, $L, $L)$Z", part.hashName(), part.codec(), value);
    }
    key.copiesOf(part).forEach(copy -> before.add(".keep($L, $L)$Z", copy.codec(), value));
    CodeBlock scan = before.build();
    MethodSpec.Builder method =
        MethodSpec.methodBuilder(part.name())
            .addModifiers(Modifier.PUBLIC)
            .addParameter(part.parameter());
    if (isLast(index)) {
      return method
          .addJavadoc("The keys with this {@code $L}.\n", part.name())
          .returns(key.rangeType(key.lastColumn()))
          .addStatement("return $L$L", scan, last(part, value))
          .build();
    }
    PartCode next = key.parts().get(index + 1);
    CodeBlock onwards = part.isLast() ? column(part, value, next) : inColumn(part, value);
    return method
        .addJavadoc("Fixes {@code $L}; next: {@code $L}.\n", part.name(), next.name())
        .returns(stageName(index + 1))
        .addCode(stage(part, stageName(index + 1), key.scanType(next.column()), scan, onwards))
        .build();
  }
}
