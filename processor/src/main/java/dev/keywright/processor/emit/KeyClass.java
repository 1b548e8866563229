package dev.keywright.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.keywright.processor.emit.column.ColumnMethods;
import dev.keywright.processor.emit.column.ColumnsDecodeMethod;
import dev.keywright.processor.emit.column.DecodeMethods;
import dev.keywright.processor.emit.column.EncodeMethods;
import dev.keywright.processor.emit.javadoc.KeyJavadoc;
import dev.keywright.processor.emit.javadoc.LayoutText;
import dev.keywright.processor.emit.key.BucketMembers;
import dev.keywright.processor.emit.key.CodecFields;
import dev.keywright.processor.emit.key.KeyParts;
import dev.keywright.processor.emit.key.ListElements;
import dev.keywright.processor.emit.key.OrderMembers;
import dev.keywright.processor.emit.key.RuntimeTypes;
import dev.keywright.processor.emit.key.Types;
import dev.keywright.processor.emit.older.OlderDecodeMethods;
import dev.keywright.processor.emit.scan.ScanClasses;
import dev.keywright.processor.emit.scan.ScanMembers;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Entity;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.runtime.CheckReturnValue;
import dev.keywright.runtime.Key;
import java.util.List;
import javax.lang.model.element.Modifier;

/** Assembles the generated class. The code of each member is in the class named after it. */
final class KeyClass {
  private static final String GENERATOR = "dev.keywright.processor.KeywrightProcessor";

  private static final Modifier[] NONE = {};
  private static final Modifier[] PUBLIC = {Modifier.PUBLIC};
  private static final Modifier[] STATIC = {Modifier.STATIC};
  private static final Modifier[] PUBLIC_STATIC = {Modifier.PUBLIC, Modifier.STATIC};

  private KeyClass() {}

  static TypeSpec of(KeyParts key) {
    Entity entity = key.layout().entity();
    Modifier[] visibility = entity.isPublic() ? PUBLIC : NONE;
    Modifier[] statics = entity.isPublic() ? PUBLIC_STATIC : STATIC;
    TypeSpec.Builder type =
        TypeSpec.recordBuilder(key.key())
            .addJavadoc(KeyJavadoc.of(key))
            .addAnnotation(Types.annotation(RuntimeTypes.GENERATED, List.of(GENERATOR)))
            .addAnnotation(CheckReturnValue.class)
            .addModifiers(visibility)
            .addSuperinterfaces(interfaces(key.layout()))
            .recordConstructor(ConstructorMethod.header(key))
            .alwaysQualify(key.layout().parts().map(Part::name).toArray(String[]::new));
    if (!entity.suppressions().isEmpty()) {
      type.addAnnotation(Types.suppressing(entity.suppressions()));
    }
    addFields(type, key, statics);
    type.addMethod(ConstructorMethod.compact(key, visibility));
    addMethods(type, key, statics);
    type.addTypes(ListElements.of(key));
    if (key.isScanned()) {
      type.addTypes(ScanClasses.of(key, statics));
    }
    return type.build();
  }

  private static void addFields(TypeSpec.Builder type, KeyParts key, Modifier[] statics) {
    type.addField(layoutField(key, statics));
    type.addField(OrderMembers.field(key, statics));
    type.addFields(CodecFields.of(key));
    type.addFields(BucketMembers.fields(key));
    type.addFields(SliceMethods.fields(key));
  }

  private static void addMethods(TypeSpec.Builder type, KeyParts key, Modifier[] statics) {
    type.addMethods(OfMethod.of(key, statics));
    type.addMethods(IndexMethods.of(key, statics));
    for (Column column : key.layout().encodedColumns()) {
      type.addMethods(EncodeMethods.of(key, column, statics));
    }
    type.addMethods(BucketMembers.methods(key, statics));
    type.addMethods(ColumnMethods.of(key));
    type.addMethods(DecodeMethods.of(key, statics));
    type.addMethod(ColumnsDecodeMethod.of(key, statics));
    OlderDecodeMethods.addTo(type, key, statics);
    if (key.isScanned()) {
      type.addMethods(ScanMembers.methods(key, statics));
    }
    type.addMethods(PatternMethods.of(key, statics));
    SplitPointsMethod.of(key, statics).ifPresent(type::addMethod);
    type.addMethods(ChunkMethods.of(key, statics));
    type.addMethods(SliceMethods.of(key, statics));
    type.addMethods(ValueMethods.of(key));
    type.addMethods(OrderMembers.methods(key));
  }

  // What its families permit; each of them is a key.
  private static List<TypeName> interfaces(Layout layout) {
    List<TypeName> families =
        layout.entity().families().stream()
            .filter(it -> it.keyName().equals(layout.keyName()))
            .<TypeName>map(it -> Types.familyKey(it.family(), it.keyName()))
            .toList();
    return families.isEmpty() ? List.of(ClassName.get(Key.class)) : families;
  }

  private static FieldSpec layoutField(KeyParts key, Modifier[] statics) {
    return FieldSpec.builder(String.class, "LAYOUT")
        .addJavadoc(
            "How the parts are written: while this stays the same, so do the encoded keys.\n")
        .addModifiers(statics)
        .addModifiers(Modifier.FINAL)
        .initializer(LayoutText.literal(key.layout().signature()))
        .build();
  }
}
