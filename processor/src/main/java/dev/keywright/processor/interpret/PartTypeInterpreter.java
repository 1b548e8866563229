package dev.keywright.processor.interpret;

import dev.keywright.layout.signature.Kind;
import dev.keywright.layout.signature.LayoutFormat;
import dev.keywright.processor.declared.DeclaredAnnotation;
import dev.keywright.processor.declared.DeclaredMember;
import dev.keywright.processor.declared.MemberType.Component;
import dev.keywright.processor.declared.MemberType.Repeated;
import dev.keywright.processor.declared.MemberType.TypeArgument;
import dev.keywright.processor.declared.MemberType.Value;
import dev.keywright.processor.model.Facts;
import dev.keywright.processor.model.PartType;
import dev.keywright.processor.model.TypeRef;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Interprets the types of parts, among them lists and maps: of records of parts, or of values. */
final class PartTypeInterpreter {
  private final ElementParts elements;
  private final ElementFaults faults;

  PartTypeInterpreter(LayoutFormat format) {
    this.elements = new ElementParts(format);
    this.faults = new ElementFaults(format);
  }

  /** The type of a member, a list or not, as a part of one key. */
  Value of(DeclaredMember member, DeclaredAnnotation part) {
    return member.type() instanceof Repeated list
        ? Value.of(
            refused(list).orElseGet(() -> repeated(list, member, part)),
            TypeRef.of("java.util", list.name()))
        : (Value) member.type();
  }

  private static Optional<PartType> refused(Repeated list) {
    if (list.unreachable().isPresent()) {
      return Optional.of(
          ElementFaults.foreign(
              list.shown(),
              list.unreachable().get().name() + " is private, or not public in another package",
              "make it package-private in the package of the entity, or public"));
    }
    String what = list.isMap() ? "keys and values" : "elements";
    return list.arguments().isEmpty()
        ? Optional.of(
            ElementFaults.foreign(
                list.name(),
                "its type does not say which " + what + " it has",
                ElementFaults.fix(list.isMap())))
        : Optional.empty();
  }

  private PartType repeated(Repeated list, DeclaredMember member, DeclaredAnnotation part) {
    List<PartType> values =
        list.arguments().stream()
            .filter(it -> !it.isRecord())
            .map(it -> it.components().get(0).type().partType())
            .toList();
    List<PartType.Argument> arguments = new ArrayList<>();
    for (TypeArgument argument : list.arguments()) {
      if (argument.isRecord()) {
        String only = list.isMap() ? argument.name() : "";
        arguments.add(elements.ofRecord(argument, part.key(), only));
      } else {
        Component value = argument.components().get(0);
        arguments.add(
            elements.ofValue(value, member, part, scope(value.type().partType(), values)));
      }
    }
    PartType.Repeated repeated = new PartType.Repeated(arguments);
    return faults.firstOf(repeated).orElse(repeated);
  }

  // An annotation next to a map is of the keys and the values that it can be of.
  private static ElementParts.Scope scope(PartType own, List<PartType> values) {
    boolean hasWhole = values.stream().anyMatch(it -> it.is(Kind.WHOLE));
    boolean hasTime = values.stream().anyMatch(it -> it.is(Kind.TIME));
    boolean hasText = values.stream().anyMatch(PartTypeInterpreter::isText);
    return new ElementParts.Scope(
        hasWhole ? own.is(Kind.WHOLE) : !hasTime || own.is(Kind.TIME), !hasText || isText(own));
  }

  private static boolean isText(PartType type) {
    return type.is(Kind.TEXT) || type.is(Kind.CHARACTER) || type.is(Kind.BYTES);
  }

  /** The facts about a list itself. */
  static Facts ofList(Facts declared, PartType type) {
    return isOfValues(type) ? declared.without("alphabet") : declared;
  }

  /** Whether a type is a list of values, or would be one if they were suitable. */
  static boolean isOfValues(PartType type) {
    return type instanceof PartType.Repeated list
        ? !list.arguments().stream().allMatch(PartType.Argument::isRecord)
        : type instanceof PartType.Foreign foreign && foreign.reason() == PartType.Reason.ELEMENT;
  }
}
