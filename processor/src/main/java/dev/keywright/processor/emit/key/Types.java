package dev.keywright.processor.emit.key;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.WildcardTypeName;
import dev.keywright.processor.model.Entity;
import dev.keywright.processor.model.Naming;
import dev.keywright.processor.model.TypeRef;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;

/** The Java types that generated code names. */
public final class Types {
  private Types() {}

  public static TypeName of(TypeRef type) {
    return switch (type.qualifiedName()) {
      case "byte" -> TypeName.BYTE;
      case "short" -> TypeName.SHORT;
      case "int" -> TypeName.INT;
      case "long" -> TypeName.LONG;
      case "float" -> TypeName.FLOAT;
      case "double" -> TypeName.DOUBLE;
      case "boolean" -> TypeName.BOOLEAN;
      case "char" -> TypeName.CHAR;
      case "byte[]" -> ArrayTypeName.of(TypeName.BYTE);
      default -> className(type);
    };
  }

  public static ClassName className(TypeRef type) {
    List<String> names = type.simpleNames();
    return ClassName.get(
        type.packageName(), names.get(0), names.subList(1, names.size()).toArray(String[]::new));
  }

  /** The key interface of a family. */
  public static ClassName familyKey(TypeRef family, String keyName) {
    return ClassName.get(family.packageName(), Naming.keyClass(family, keyName));
  }

  public static TypeName boxed(TypeName type) {
    return type.isPrimitive() ? type.box() : type;
  }

  /** The entity, with a wildcard for each type parameter. */
  public static TypeName entity(Entity entity) {
    ClassName name = className(entity.type());
    return entity.typeParameters() == 0
        ? name
        : ParameterizedTypeName.get(
            name,
            Collections.nCopies(entity.typeParameters(), WildcardTypeName.subtypeOf(Object.class))
                .toArray(TypeName[]::new));
  }

  /** A method, without its parameters. */
  public static MethodSpec.Builder method(String name, TypeName returned, Modifier... modifiers) {
    return MethodSpec.methodBuilder(name).addModifiers(modifiers).returns(returned);
  }

  /** A public method of a supertype. */
  public static MethodSpec.Builder overriding(String name, TypeName returned) {
    return method(name, returned, Modifier.PUBLIC).addAnnotation(Override.class);
  }

  /** A type with arguments, boxed where they are primitive. */
  public static ParameterizedTypeName generic(Class<?> type, TypeName... arguments) {
    return ParameterizedTypeName.get(
        ClassName.get(type), Stream.of(arguments).map(Types::boxed).toArray(TypeName[]::new));
  }

  /** An annotation with texts as its value. */
  public static AnnotationSpec annotation(ClassName type, Collection<String> value) {
    AnnotationSpec.Builder annotation = AnnotationSpec.builder(type);
    value.forEach(it -> annotation.addMember("value", "$S", it));
    return annotation.build();
  }

  /** What keeps the compiler from warning of some categories. */
  public static AnnotationSpec suppressing(Collection<String> categories) {
    return annotation(ClassName.get(SuppressWarnings.class), categories);
  }
}
