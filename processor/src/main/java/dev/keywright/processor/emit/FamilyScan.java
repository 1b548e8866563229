package dev.keywright.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeSpec;
import dev.keywright.layout.source.JavaLiteral;
import dev.keywright.processor.model.Column;
import dev.keywright.runtime.scan.ColumnScan;
import dev.keywright.runtime.scan.EqualityStage;
import dev.keywright.runtime.scan.RangeStage;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Modifier;

/**
 * {@code ShopItemKey.scan()}: it fixes the parts that all members have in front. Then it ends, with
 * the rows of all members.
 */
final class FamilyScan {
  private static final Modifier[] STATIC = {Modifier.PUBLIC, Modifier.STATIC};

  private final KeyParts key;
  private final SharedFront shared;
  private final List<PartCode> parts;
  private final ClassName scan;

  private FamilyScan(ClassName family, List<KeyParts> members) {
    this.shared = SharedFront.of(members);
    this.key = shared.key();
    this.parts = shared.parts();
    this.scan = family.nestedClass(name(members));
  }

  /** Adds the method and the stages; buckets are for each member to know. */
  static void addTo(TypeSpec.Builder type, ClassName family, List<KeyParts> members) {
    if (members.stream().noneMatch(KeyParts::isBucketed)) {
      FamilyScan scan = new FamilyScan(family, members);
      // Without all columns of a partition key that has several, there is nothing to ask for.
      if (!scan.key.layout().isFoundWithOthers(scan.shared.open())) {
        type.addMethod(scan.method());
        type.addType(scan.first());
      }
    }
  }

  /** The keys of the members inherit the name, so it must hide no class that they use. */
  private static String name(List<KeyParts> members) {
    NameAllocator names = new NameAllocator();
    Set<String> taken = new HashSet<>();
    members.forEach(it -> taken.addAll(it.layout().typeNames()));
    taken.stream().filter(it -> it.startsWith("Scan")).sorted().forEach(names::newName);
    return names.newName("Scan");
  }

  private MethodSpec method() {
    return MethodSpec.methodBuilder("scan")
        .addJavadoc(
            "Asks for the rows of all entities, by the parts that all of them begin with.\n")
        .addModifiers(STATIC)
        .returns(scan)
        .addStatement("return new $T($L)", scan, start())
        .build();
  }

  private CodeBlock start() {
    CodeBlock.Builder start =
        CodeBlock.builder().add("$T.$L", scan, constant(shared.columns().get(0)));
    passOn(start, 0);
    return start.build();
  }

  /** Goes on behind columns that hold nothing but a literal. */
  private void passOn(CodeBlock.Builder code, int column) {
    for (int i = column; i < shared.whole().size(); i++) {
      if (!shared.whole().get(i).parts().isEmpty()) {
        return;
      }
      code.add("$Z.column($T.$L)", scan, constant(shared.columns().get(i + 1)));
    }
  }

  private String constant(Column column) {
    return key.names().scan(column);
  }

  private ClassName stageName(int index) {
    return index == 0
        ? scan
        : scan.nestedClass(key.names().stageAfter(parts.get(index - 1).part()));
  }

  private Column column(int index) {
    return index < parts.size() ? parts.get(index).column() : shared.open();
  }

  private TypeSpec first() {
    TypeSpec.Builder first = stage(0);
    first.addFields(codecs());
    shared.columns().forEach(column -> first.addField(scanField(column)));
    for (int i = 1; i <= parts.size(); i++) {
      first.addType(stage(i).build());
    }
    return first.build();
  }

  private List<FieldSpec> codecs() {
    Set<String> names = new HashSet<>();
    for (PartCode part : parts) {
      names.add(part.codec());
      part.hash().ifPresent(it -> names.add(part.hashName()));
      if (part.isWrapped()) {
        names.add(part.wrapperName());
      }
    }
    return CodecFields.of(key).stream().filter(it -> names.contains(it.name())).toList();
  }

  private FieldSpec scanField(Column column) {
    boolean isWhole = shared.whole().contains(column) || column.nativeType();
    return FieldSpec.builder(
            key.columnScanType(column),
            constant(column),
            Modifier.PRIVATE,
            Modifier.STATIC,
            Modifier.FINAL)
        .initializer(
            ScanMembers.bounded(
                isWhole ? ScanMembers.open(key, column) : open(column),
                parts.stream().filter(it -> it.column().equals(column)).toList()))
        .build();
  }

  private Class<?> stageClass(Column column) {
    return key.layout().isFoundWithOthers(column) ? EqualityStage.class : RangeStage.class;
  }

  /** The shared literals, and one more part, whichever it is: the column goes on behind them. */
  private CodeBlock open(Column column) {
    List<String> literals = new ArrayList<>(shared.literals());
    if (shared.openParts() > 0 || literals.get(0).isEmpty()) {
      literals.add("");
    }
    CodeBlock.Builder code =
        CodeBlock.builder()
            .add(
                "$T.$L($L",
                ColumnScan.class,
                ScanMembers.factory(key.layout().format()),
                JavaLiteral.of(column.name()));
    literals.forEach(literal -> code.add(",$W$L", JavaLiteral.of(literal)));
    return code.add(")").build();
  }

  private TypeSpec.Builder stage(int index) {
    TypeSpec.Builder stage =
        TypeSpec.classBuilder(stageName(index))
            .addJavadoc(javadoc(index))
            .addModifiers(STATIC)
            .addModifiers(Modifier.FINAL)
            .superclass(
                ParameterizedTypeName.get(
                    ClassName.get(stageClass(column(index))),
                    Types.boxed(key.columnType(column(index)))))
            .addMethod(
                MethodSpec.constructorBuilder()
                    .addModifiers(Modifier.PRIVATE)
                    .addParameter(key.columnScanType(column(index)), "scan")
                    .addStatement("super(scan)")
                    .build());
    if (index < parts.size()) {
      stage.addMethod(equality(index));
      BoundsMethod.of(key, parts.get(index)).ifPresent(stage::addMethod);
    }
    return stage;
  }

  private CodeBlock javadoc(int index) {
    CodeBlock.Builder text = CodeBlock.builder();
    if (index == 0) {
      text.add("A scan of the rows of all entities");
    } else {
      text.add("A scan that has fixed the parts up to {@code $L}", parts.get(index - 1).name());
    }
    if (index < parts.size()) {
      text.add("; next: {@code $L}", parts.get(index).name());
    }
    return text.add(".\n").build();
  }

  private MethodSpec equality(int index) {
    PartCode part = parts.get(index);
    CodeBlock value = part.unwrapped(CodeBlock.of("$N", part.name()));
    CodeBlock.Builder fixed = CodeBlock.builder().add("scan");
    if (part.hash().isPresent()) {
      fixed.add(".hash($L, $L, $L)$Z", part.hashName(), part.codec(), value);
    }
    int column = shared.columns().indexOf(part.column());
    if (column < shared.whole().size() && part.isLast()) {
      Column next = shared.columns().get(column + 1);
      fixed.add(".column($L, $L, $L)", part.codec(), value, constant(next));
      passOn(fixed, column + 1);
    } else {
      fixed.add(".part($L, $L)", part.codec(), value);
    }
    return MethodSpec.methodBuilder(part.name())
        .addJavadoc("Fixes {@code $L}.\n", part.name())
        .addModifiers(Modifier.PUBLIC)
        .addParameter(part.parameter())
        .returns(stageName(index + 1))
        .addCode(
            ScanClasses.stage(
                part,
                stageName(index + 1),
                key.columnScanType(column(index + 1)),
                fixed.build(),
                CodeBlock.of("")))
        .build();
  }
}
