package dev.keywright.processor.emit.key;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import com.palantir.javapoet.WildcardTypeName;
import dev.keywright.layout.source.JavaLiteral;
import dev.keywright.processor.model.PartType;
import dev.keywright.processor.model.Property;
import dev.keywright.runtime.NullCheck;
import dev.keywright.runtime.binary.BinaryElement;
import dev.keywright.runtime.binary.BinaryPart;
import dev.keywright.runtime.binary.BinaryReader;
import dev.keywright.runtime.codec.ChangedElement;
import dev.keywright.runtime.text.TextElement;
import dev.keywright.runtime.text.TextPart;
import dev.keywright.runtime.text.TextReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import javax.lang.model.element.Modifier;

/** The class that writes and reads one element of a list, or one entry of a map. */
public final class ListElements {
  private static final String OUT = "out";
  private static final String AT = "at";
  private static final String INDEX = "index";
  private static final String IN = "in";

  private final PartCode list;
  private final List<PartCode> parts;
  private final boolean isBinary;
  private final String element;

  private ListElements(PartCode list) {
    this.list = list;
    this.parts = list.elementParts();
    this.isBinary = list.layout().isBinary();
    this.element = list.isMap() ? "entry" : "element";
  }

  public static List<TypeSpec> of(KeyParts key) {
    return key.parts().stream()
        .filter(it -> it.isList() && !it.isListOfValues())
        .map(list -> new ListElements(list).type())
        .toList();
  }

  private TypeSpec type() {
    Class<?> written = isBinary ? BinaryElement.class : TextElement.class;
    TypeSpec.Builder type =
        TypeSpec.classBuilder(list.names().element(list.part()))
            .addJavadoc("One $L of {@code $L}.\n", element, list.name())
            .addModifiers(Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
            .addSuperinterface(Types.generic(written, list.elementType()))
            .addMethod(parts())
            .addMethod(size());
    if (list.isMap()) {
      type.addMethod(keySize());
    }
    return type.addMethod(write()).addMethod(read()).build();
  }

  private MethodSpec parts() {
    ClassName part = ClassName.get(isBinary ? BinaryPart.class : TextPart.class);
    TypeName any = ParameterizedTypeName.get(part, WildcardTypeName.subtypeOf(Object.class));
    CodeBlock all = KeyParts.arguments(parts, PartCode::codec);
    return Types.overriding("parts", Types.generic(List.class, any))
        .addStatement("return $T.of($L)", List.class, all)
        .build();
  }

  private MethodSpec size() {
    List<CodeBlock> sizes = new ArrayList<>();
    parts.forEach(part -> sizes.add(CodeBlock.of("$L.size($L)", part.codec(), value(part))));
    if (isSeparated()) {
      sizes.add(CodeBlock.of("$L", parts.size() - 1));
    }
    return Types.overriding("size", TypeName.INT)
        .addParameter(list.elementType(), element)
        .addStatement("return $L", sizes.stream().collect(CodeBlock.joining(" +$W")))
        .build();
  }

  private MethodSpec keySize() {
    return Types.overriding("keySize", TypeName.INT)
        .addParameter(list.elementType(), element)
        .addStatement("return $L.size($L)", parts.get(0).codec(), value(parts.get(0)))
        .build();
  }

  private MethodSpec write() {
    MethodSpec.Builder method =
        Types.overriding("write", TypeName.INT)
            .addParameter(list.elementType(), element)
            .addParameter(byte[].class, OUT)
            .addParameter(int.class, AT);
    String at = AT;
    String result = "int " + INDEX + " = ";
    for (PartCode part : parts.subList(0, parts.size() - 1)) {
      method.addStatement("$L$L", result, written(part, at));
      if (isSeparated()) {
        method.addStatement("$L[$L++] = $L", OUT, INDEX, separator());
      }
      at = INDEX;
      result = INDEX + " = ";
    }
    return method.addStatement("return $L", written(parts.get(parts.size() - 1), at)).build();
  }

  private CodeBlock written(PartCode part, String at) {
    return CodeBlock.of("$L.write($L, $L, $L)", part.codec(), value(part), OUT, at);
  }

  private MethodSpec read() {
    MethodSpec.Builder method =
        Types.overriding("read", list.elementType())
            .addParameter(isBinary ? BinaryReader.class : TextReader.class, IN);
    List<PartType.Argument> arguments = ((PartType.Repeated) list.part().type()).arguments();
    if (!list.isMap() && !arguments.get(0).isRecord()) {
      return method.addStatement("return $L", parts.get(0).read(CodeBlock.of(IN))).build();
    }
    NameAllocator locals = new NameAllocator();
    locals.newName(IN);
    List<CodeBlock> values = new ArrayList<>();
    for (PartCode part : parts) {
      if (isSeparated() && !values.isEmpty()) {
        method.addStatement("$L.separator($L)", IN, separator());
      }
      String value = locals.newName(part.name());
      method.addStatement("$T $N =$W$L", part.type(), value, part.read(CodeBlock.of(IN)));
      values.add(CodeBlock.of("$N", value));
    }
    List<CodeBlock> made = new ArrayList<>();
    int from = 0;
    for (PartType.Argument argument : arguments) {
      int to = from + argument.parts().size();
      List<CodeBlock> own = values.subList(from, to);
      String name = !list.isMap() ? element : from == 0 ? "entryKey" : "entryValue";
      made.add(
          argument.isRecord()
              ? record(method, argument, parts.subList(from, to), own, locals.newName(name))
              : own.get(0));
      from = to;
    }
    return list.isMap()
        ? method.addStatement("return $T.entry($L)", Map.class, CodeBlock.join(made, ", ")).build()
        : method.addStatement("return $L", made.get(0)).build();
  }

  /** Makes a record of the user's from its parts. */
  private static CodeBlock record(
      MethodSpec.Builder method,
      PartType.Argument type,
      List<PartCode> parts,
      List<CodeBlock> values,
      String name) {
    CodeBlock made = CodeBlock.of("$N", name);
    List<CodeBlock> changes = new ArrayList<>();
    for (PartCode part : parts) {
      changes.add(change(part, made, values.get(changes.size())));
    }
    method
        .addStatement(
            "$1T $2N = new $1T($3L)",
            Types.of(type.type()),
            name,
            values.stream().collect(CodeBlock.joining(",$W")))
        .beginControlFlow("if ($L)", changes.stream().collect(CodeBlock.joining("$W|| ")))
        .addStatement("throw new $T()", ChangedElement.class)
        .endControlFlow();
    return made;
  }

  /**
   * Whether the constructor of the user's record has made another value of the one that was read.
   */
  private static CodeBlock change(PartCode part, CodeBlock element, CodeBlock value) {
    CodeBlock held = CodeBlock.of("$L.$L", element, part.part().property().access());
    TypeName type = part.type();
    boolean isFraction = type.equals(TypeName.FLOAT) || type.equals(TypeName.DOUBLE);
    if (type.isPrimitive() && !part.part().property().boxed()) {
      return isFraction
          ? CodeBlock.of("$T.compare($L, $L) != 0", type.box(), held, value)
          : CodeBlock.of("$L != $L", held, value);
    }
    return CodeBlock.of(
        "!$T.equals($L, $L)", Objects.class, part.unwrapped(held), part.unwrapped(value));
  }

  /** Whether a character stands between the parts of an element. */
  private boolean isSeparated() {
    return parts.size() > 1 && list.encoding().separator().isPresent();
  }

  private String separator() {
    return JavaLiteral.of(list.encoding().separator().orElseThrow());
  }

  /** The value of a part as its codec takes it. */
  private CodeBlock value(PartCode part) {
    return held(part, holder(part));
  }

  /** What holds a part: the element, or the key or the value of an entry. */
  private CodeBlock holder(PartCode part) {
    if (!list.isMap()) {
      return CodeBlock.of("$L", element);
    }
    return CodeBlock.of("$L.$L()", element, part.equals(parts.get(0)) ? "getKey" : "getValue");
  }

  /** The value of a part that a record holds, or that an expression is. */
  static CodeBlock held(PartCode part, CodeBlock of) {
    Property property = part.part().property();
    if (property.access().isEmpty()) {
      return part.unwrapped(of);
    }
    CodeBlock held = CodeBlock.of("$L.$L", of, property.access());
    boolean unboxes = property.boxed() && Types.of(property.type()).isPrimitive();
    return unboxes
        ? CodeBlock.of("$T.require($S, $L)", NullCheck.class, part.value().name(), held)
        : part.unwrapped(held);
  }
}
