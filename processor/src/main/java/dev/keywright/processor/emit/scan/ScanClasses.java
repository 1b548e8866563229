package dev.keywright.processor.emit.scan;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.keywright.processor.emit.key.KeyParts;
import dev.keywright.processor.emit.key.PartCode;
import dev.keywright.processor.emit.key.Types;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.HashedParts;
import dev.keywright.runtime.bucket.BucketEqualityStage;
import dev.keywright.runtime.bucket.BucketStage;
import dev.keywright.runtime.scan.EqualityStage;
import dev.keywright.runtime.scan.RangeStage;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.lang.model.element.Modifier;

/**
 * The stages of a scan: one class for each part, which has two methods for it once all parts before
 * it are fixed. {@code deviceId(54)} fixes it, {@code deviceId()} is what can be asked of it.
 */
public final class ScanClasses {
  private final KeyParts key;
  private final Modifier[] statics;
  private final ClassName first;

  /** What the members of a family have in common; empty for the scan of a key. */
  private final Optional<SharedFront> shared;

  private final List<PartCode> parts;

  private ScanClasses(
      KeyParts key, Modifier[] statics, ClassName first, Optional<SharedFront> shared) {
    this.key = key;
    this.statics = statics;
    this.first = first;
    this.shared = shared;
    this.parts = shared.map(SharedFront::parts).orElseGet(key::parts);
  }

  public static List<TypeSpec> of(KeyParts key, Modifier[] statics) {
    ClassName first = key.key().nestedClass(key.names().firstStage());
    ScanClasses classes = new ScanClasses(key, statics, first, Optional.empty());
    return IntStream.range(0, key.parts().size())
        .mapToObj(index -> classes.stage(index).build())
        .toList();
  }

  /** The first stage of a family's scan, which holds the others: the last one fixes nothing. */
  public static TypeSpec.Builder ofFamily(SharedFront shared, Modifier[] statics, ClassName first) {
    ScanClasses classes = new ScanClasses(shared.key(), statics, first, Optional.of(shared));
    TypeSpec.Builder stage = classes.stage(0);
    for (int i = 1; i <= classes.parts.size(); i++) {
      stage.addType(classes.stage(i).build());
    }
    return stage;
  }

  private ClassName stageName(int index) {
    if (index == 0) {
      return first;
    }
    String name = key.names().stageAfter(parts.get(index - 1).part());
    return shared.isPresent() ? first.nestedClass(name) : key.key().nestedClass(name);
  }

  /** The part that a stage fixes; none if it is the last of a family. */
  private Optional<PartCode> part(int index) {
    return index < parts.size() ? Optional.of(parts.get(index)) : Optional.empty();
  }

  private Column column(int index) {
    return part(index).map(PartCode::column).orElseGet(() -> shared.orElseThrow().open());
  }

  private TypeSpec.Builder stage(int index) {
    Optional<PartCode> part = part(index);
    Column column = column(index);
    TypeSpec.Builder stage =
        TypeSpec.classBuilder(stageName(index))
            .addJavadoc("$L", new StageJavadoc(key.layout(), parts, shared.isPresent()).of(index))
            .addModifiers(statics)
            .addModifiers(Modifier.FINAL)
            .superclass(stageType(column, part.map(this::hasRanges).orElse(isFound(column))))
            .addMethod(
                MethodSpec.constructorBuilder()
                    .addModifiers(Modifier.PRIVATE)
                    .addParameter(key.scanType(column), "scan")
                    .addStatement("super(scan)")
                    .build());
    if (index == 0 && shared.isEmpty()) {
      // Here, so that the first key of a new JVM loads nothing of scans.
      stage.addFields(ScanMembers.fields(key));
    }
    part.ifPresent(it -> stage.addMethod(equality(index, it)));
    part.filter(this::hasRanges)
        .flatMap(it -> BoundsMethod.of(key, it))
        .ifPresent(stage::addMethod);
    return stage;
  }

  /** What a stage of a scan extends. */
  private TypeName stageType(Column column, boolean hasRanges) {
    TypeName content = Types.boxed(key.columnType(column));
    return key.isBucketed()
        ? ParameterizedTypeName.get(
            ClassName.get(hasRanges ? BucketStage.class : BucketEqualityStage.class),
            key.key(),
            content)
        : ParameterizedTypeName.get(
            ClassName.get(hasRanges ? RangeStage.class : EqualityStage.class), content);
  }

  private boolean isFound(Column column) {
    return !key.layout().isFoundWithOthers(column);
  }

  private boolean hasRanges(PartCode part) {
    return shared.isPresent()
        ? isFound(part.column()) && key.isKnownBefore(part)
        : key.hasRanges(part);
  }

  /** Fixes the last part, and all columns after it, which have nothing to ask for. */
  private CodeBlock last(PartCode part, CodeBlock value) {
    List<Column> fixed = key.after(part.column());
    if (!fixed.isEmpty()) {
      return CodeBlock.of("$L$Z.only()", through(onTo(part, value, fixed.get(0)), fixed));
    }
    return part.column().isLastBeforeBucket(part.part())
        ? CodeBlock.of("$L$Z.only()", bucket(part, value, start(key.names().rest())))
        : CodeBlock.of(".equal($L, $L)", part.codec(), value);
  }

  /** Goes on past the bucket, to what follows it. */
  private static CodeBlock bucket(PartCode part, CodeBlock value, CodeBlock scan) {
    return CodeBlock.of(".bucket($L, $L,$W$L)", part.codec(), value, scan);
  }

  /** Goes on to the next column, past the bucket if that ends this one. */
  private CodeBlock onTo(PartCode part, CodeBlock value, Column next) {
    CodeBlock scan = start(key.names().scan(next));
    return part.column().isLastBeforeBucket(part.part())
        ? bucket(part, value, scan)
        : CodeBlock.of(".column($L, $L, $L)", part.codec(), value, scan);
  }

  /** Goes on to the next part of a column, or to that of a later one. */
  private CodeBlock onwards(PartCode part, CodeBlock value, Column to) {
    if (!part.column().equals(to)) {
      List<Column> columns = key.between(part.column(), to);
      return through(onTo(part, value, columns.get(0)), columns);
    }
    return part.column().isLastBeforeBucket(part.part())
        ? bucket(part, value, start(key.names().rest()))
        : CodeBlock.of(".part($L, $L)", part.codec(), value);
  }

  /** Goes on through columns, the first of which calls have reached: they have nothing to ask. */
  private CodeBlock through(CodeBlock calls, List<Column> columns) {
    CodeBlock.Builder through = CodeBlock.builder().add(calls);
    columns.stream()
        .skip(1)
        .forEach(it -> through.add("$Z.column($L)", start(key.names().scan(it))));
    return through.build();
  }

  /** A constant of the first stage, which a scan of a column begins with. */
  private CodeBlock start(String constant) {
    return CodeBlock.of("$T.$L", first, constant);
  }

  /** The calls that fix what comes before a part, or keep it for its copies. */
  private CodeBlock before(PartCode part, CodeBlock value) {
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
    if (shared.isEmpty()) {
      key.copiesOf(part).forEach(it -> before.add(".keep($L, $L)$Z", it.codec(), value));
    }
    return before.build();
  }

  private MethodSpec equality(int index, PartCode part) {
    CodeBlock value =
        part.isFloored() ? CodeBlock.of("$L.floor($N)", part.codec(), part.name()) : part.inside();
    CodeBlock before = before(part, value);
    MethodSpec.Builder method =
        MethodSpec.methodBuilder(part.name())
            .addModifiers(Modifier.PUBLIC)
            .addParameter(part.parameter());
    if (shared.isEmpty() && index == parts.size() - 1) {
      return method
          .addJavadoc("The keys with this {@code $L}.\n", part.name())
          .returns(key.rangeType(key.lastColumn()))
          .addStatement("return $L$L", before, last(part, value))
          .build();
    }
    Column column = column(index + 1);
    String following = part(index + 1).map(it -> "; {@code " + it.name() + "} is next").orElse("");
    // A variable: javac attributes a call with inferred types twice where it is an argument.
    String next = part.name().equals("next") ? "next_" : "next";
    return method
        .addJavadoc("Fixes {@code $L}$L.\n", part.name(), following)
        .returns(stageName(index + 1))
        .addStatement(
            "$T $L = $L$L", key.scanType(column), next, before, onwards(part, value, column))
        .addStatement("return new $T($L)", stageName(index + 1), next)
        .build();
  }
}
