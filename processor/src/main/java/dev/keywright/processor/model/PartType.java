package dev.keywright.processor.model;

import dev.keywright.layout.signature.CodesType;
import dev.keywright.layout.signature.Kind;
import dev.keywright.layout.signature.ListType;
import dev.keywright.layout.signature.TypeSignature;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** What type of value a part is, after unwrapping; the types that cannot be parts included. */
public sealed interface PartType {

  /** The type as a layout has it; empty if it cannot be a part. */
  Optional<TypeSignature> signature();

  /** What messages call it: {@code int}, {@code Instant}, {@code Shop}. */
  String name();

  /** Whether it is of a family. */
  default boolean is(Kind kind) {
    return signature().filter(it -> it.kind() == kind).isPresent();
  }

  /** A type that is the same for every entity. */
  record Plain(TypeSignature type) implements PartType {
    @Override
    public Optional<TypeSignature> signature() {
      return Optional.of(type);
    }

    @Override
    public String name() {
      return type.kind() == Kind.SUFFIX ? "String" : type.toString();
    }
  }

  /** An enum, by the codes of its constants, in order of declaration. */
  record Codes(TypeRef type, List<Constant> constants) implements PartType {

    public Codes {
      constants = List.copyOf(constants);
    }

    @Override
    public Optional<TypeSignature> signature() {
      return Optional.of(
          new CodesType(
              byCode().stream().map(it -> new CodesType.Constant(it.name(), it.code())).toList()));
    }

    @Override
    public String name() {
      return type.name();
    }

    /** Whether it is of the JDK: nobody can give its constants codes, and none is renamed. */
    public boolean isOfJdk() {
      return type.packageName().startsWith("java.");
    }

    /** The constants in the order of their codes, which does not depend on the compiler. */
    public List<Constant> byCode() {
      return constants.stream().sorted(Comparator.comparing(Constant::code)).toList();
    }

    /** Whether the codes sort as the constants are declared. */
    public boolean inOrder() {
      for (int i = 1; i < constants.size(); i++) {
        if (constants.get(i - 1).code().compareTo(constants.get(i).code()) >= 0) {
          return false;
        }
      }
      return true;
    }
  }

  /**
   * An enum constant.
   *
   * @param isDeclared whether {@code @KeyCode} gives the code; else it is the name
   * @param spot its {@code @KeyCode}, or the part's annotation
   */
  record Constant(String name, String code, boolean isDeclared, SourceSpot spot) {}

  /**
   * A list of elements that have the same parts, or a map of entries that have, up to the end of a
   * key.
   *
   * @param arguments the type of the elements; of a map, those of the keys and of the values
   */
  record Repeated(List<Argument> arguments) implements PartType {

    public Repeated {
      arguments = List.copyOf(arguments);
    }

    /** Whether it is a map. */
    public boolean isMap() {
      return arguments.size() > 1;
    }

    /** The parts of an element; of an entry, those of its key and its value. */
    public List<Part> parts() {
      return arguments.stream().flatMap(it -> it.parts().stream()).toList();
    }

    @Override
    public Optional<TypeSignature> signature() {
      return Optional.of(new ListType(parts().stream().map(Part::signature).toList(), isMap()));
    }

    @Override
    public String name() {
      return arguments.stream()
          .map(it -> it.type().name())
          .collect(Collectors.joining(", ", isMap() ? "SortedMap<" : "List<", ">"));
    }

    /** Whether elements compare as what is written of them. */
    public boolean keepsOrder() {
      return parts().stream().allMatch(Part::keepsOrder);
    }
  }

  /**
   * The type of the elements of a list, of the keys of a map, or of its values.
   *
   * @param isRecord whether each is a record, whose components are the parts; else it is one part
   */
  record Argument(TypeRef type, boolean isRecord, List<Part> parts) {

    public Argument {
      parts = List.copyOf(parts);
    }
  }

  /**
   * A type that cannot be a part.
   *
   * @param javaName with its package
   * @param problem why, where the reason alone does not say it; else empty
   * @param fix what to do about it, likewise
   */
  record Foreign(Reason reason, String javaName, String problem, String fix) implements PartType {

    /** A type whose reason says it all. */
    public Foreign(Reason reason, String javaName) {
      this(reason, javaName, "", "");
    }

    @Override
    public Optional<TypeSignature> signature() {
      return Optional.empty();
    }

    @Override
    public String name() {
      return javaName.substring(javaName.lastIndexOf('.') + 1);
    }
  }

  /** Why a type cannot be a part. */
  enum Reason {
    /** A number with a fraction: its text does not sort. */
    FRACTION,
    /** A time whose text does not sort. */
    TIME,
    /** An Optional: null in another form. */
    ABSENT,
    /** Its values have not one text each. */
    UNSUPPORTED,
    /** A list of elements that cannot be repeated. */
    ELEMENT
  }
}
