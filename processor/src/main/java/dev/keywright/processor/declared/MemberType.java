package dev.keywright.processor.declared;

import dev.keywright.processor.model.PartType;
import dev.keywright.processor.model.PartType.Constant;
import dev.keywright.processor.model.SingleValueAccess;
import dev.keywright.processor.model.TypeRef;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** The type of a member. */
public sealed interface MemberType {

  /** The same type, after a change of the annotations that hold wherever it is used. */
  MemberType with(UnaryOperator<Annotated> change);

  /**
   * One value, perhaps inside single-value types.
   *
   * @param type its type inside the single-value types; an enum comes without its constants
   * @param javaType as generated code names it, primitive where the entity has a box
   * @param wrappings the single-value types, outermost first
   * @param values the values inside these, whose annotations hold for the part, too
   * @param constants those of an enum, in order of declaration
   */
  record Value(
      PartType type,
      TypeRef javaType,
      boolean boxed,
      List<SingleValueAccess> wrappings,
      List<Annotated> values,
      List<Annotated> constants)
      implements MemberType {

    /** A type that is not inside another one. */
    public static Value of(PartType type, TypeRef javaType) {
      return new Value(type, javaType, /* boxed= */ true, List.of(), List.of(), List.of());
    }

    /** The same type as generated code names it, where the entity has no box. */
    public Value unboxed() {
      return new Value(type, javaType, /* boxed= */ false, wrappings, values, constants);
    }

    /** An enum with these constants. */
    public Value with(List<Annotated> ofEnum) {
      return new Value(type, javaType, boxed, wrappings, values, ofEnum);
    }

    /**
     * A single-value type around this one.
     *
     * @param access how the value is read from it
     */
    public Value inside(TypeRef outer, String access, Annotated value) {
      List<SingleValueAccess> around =
          new ArrayList<>(List.of(new SingleValueAccess(outer, access, javaType)));
      around.addAll(wrappings);
      List<Annotated> inside = new ArrayList<>(List.of(value));
      inside.addAll(values);
      return new Value(type, outer, /* boxed= */ true, around, inside, constants);
    }

    /** The type as a part has it: an enum with the codes of its constants. */
    public PartType partType() {
      return type instanceof PartType.Codes codes
          ? new PartType.Codes(codes.type(), constants.stream().map(Value::constant).toList())
          : type;
    }

    private static Constant constant(Annotated constant) {
      Optional<DeclaredAnnotation> code = constant.first("KeyCode");
      return new Constant(
          constant.name(),
          code.map(it -> it.get("value", constant.name())).orElse(constant.name()),
          code.isPresent(),
          code.map(DeclaredAnnotation::spot).orElse(constant.spot()));
    }

    @Override
    public Value with(UnaryOperator<Annotated> change) {
      return new Value(
          type,
          javaType,
          boxed,
          wrappings,
          values.stream().map(change).toList(),
          constants.stream().map(change).toList());
    }
  }

  /**
   * A list or a map.
   *
   * @param name the simple name of its type
   * @param shown the same with its arguments
   * @param unreachable an argument that generated code cannot name
   * @param arguments none if they are not known, or one is out of reach
   */
  record Repeated(
      String name,
      boolean isMap,
      String shown,
      Optional<TypeRef> unreachable,
      List<TypeArgument> arguments)
      implements MemberType {
    @Override
    public Repeated with(UnaryOperator<Annotated> change) {
      return new Repeated(
          name, isMap, shown, unreachable, arguments.stream().map(it -> it.with(change)).toList());
    }
  }

  /**
   * The type of the elements of a list, of the keys of a map, or of its values.
   *
   * @param name what its part is called if it has one: {@code element}, {@code key}
   * @param components those of a record, or the one value
   */
  record TypeArgument(String name, TypeRef type, boolean isRecord, List<Component> components) {
    TypeArgument with(UnaryOperator<Annotated> change) {
      return new TypeArgument(
          name, type, isRecord, components.stream().map(it -> it.with(change)).toList());
    }
  }

  /** A component of a record in a list; or what is no record, without access. */
  record Component(Annotated declared, String access, boolean nullable, Value type) {
    Component with(UnaryOperator<Annotated> change) {
      return new Component(change.apply(declared), access, nullable, type.with(change));
    }
  }
}
