package dev.keywright.processor.emit.family;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.TypeSpec;
import dev.keywright.processor.emit.key.CodecFields;
import dev.keywright.processor.emit.key.KeyParts;
import dev.keywright.processor.emit.key.PartCode;
import dev.keywright.processor.emit.key.Types;
import dev.keywright.processor.emit.scan.ScanClasses;
import dev.keywright.processor.emit.scan.ScanMembers;
import dev.keywright.processor.emit.scan.SharedFront;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Naming;
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
  private final String end;

  private FamilyScan(ClassName family, List<KeyParts> members) {
    this.shared = SharedFront.of(members);
    this.key = shared.key();
    this.parts = shared.parts();
    this.scan = family.nestedClass(name(members));
    this.end = shared.end(members).map(it -> "\n" + it.sentence()).orElse("");
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
    members.forEach(it -> taken.addAll(Naming.typesIn(it.layout())));
    taken.stream().filter(it -> it.startsWith("Scan")).sorted().forEach(names::newName);
    return names.newName("Scan");
  }

  private MethodSpec method() {
    return Types.method("scan", scan, STATIC)
        .addJavadoc(
            "$L\n$L",
            "Starts a range scan of the rows of all entities, by the parts that they all begin"
                + " with.",
            end)
        .addStatement("return new $T($L)", scan, start())
        .build();
  }

  /** Goes on through columns that hold nothing but a literal. */
  private CodeBlock start() {
    CodeBlock.Builder start = CodeBlock.builder();
    Column first = parts.isEmpty() ? shared.open() : parts.get(0).column();
    for (Column column : shared.columns().subList(0, shared.columns().indexOf(first) + 1)) {
      start.add(start.isEmpty() ? "$T.$L" : "$Z.column($T.$L)", scan, constant(column));
    }
    return start.build();
  }

  private String constant(Column column) {
    return key.names().scan(column);
  }

  private TypeSpec first() {
    TypeSpec.Builder first = ScanClasses.ofFamily(shared, STATIC, scan);
    first.addFields(codecs());
    shared.columns().forEach(column -> first.addField(scanField(column)));
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
    CodeBlock open = isWhole ? ScanMembers.open(key, column) : open(column);
    List<PartCode> own = parts.stream().filter(it -> it.column().equals(column)).toList();
    return CodecFields.constant(
        key.columnScanType(column), constant(column), ScanMembers.bounded(open, own));
  }

  /** The shared literals, and one more part, whichever it is: the column goes on behind them. */
  private CodeBlock open(Column column) {
    List<String> literals = new ArrayList<>(shared.literals());
    if (shared.openParts() > 0 || literals.get(0).isEmpty()) {
      literals.add("");
    }
    return ScanMembers.literals(key, column, literals).add(")").build();
  }
}
