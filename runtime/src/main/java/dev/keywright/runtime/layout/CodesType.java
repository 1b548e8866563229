package dev.keywright.runtime.layout;

import dev.keywright.runtime.source.JavaLiteral;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** An enum: the names of its constants and the codes that stand for them in keys. */
public record CodesType(List<Constant> constants) implements TypeSignature {

  public CodesType {
    constants = List.copyOf(constants);
  }

  /** One constant and its code. */
  public record Constant(String name, String code) {
    @Override
    public String toString() {
      return name + "=" + JavaLiteral.of(code);
    }
  }

  /**
   * What a constant of an older enum is now: the constant of its name, else a new one of its code,
   * for that one has been renamed.
   */
  public Optional<Constant> successor(Constant constant, CodesType older) {
    return constants.stream()
        .filter(it -> it.name().equals(constant.name()))
        .findFirst()
        .or(
            () ->
                constants.stream()
                    .filter(it -> it.code().equals(constant.code()) && !older.hasName(it.name()))
                    .findFirst());
  }

  private boolean hasName(String name) {
    return constants.stream().anyMatch(it -> it.name().equals(name));
  }

  /** The names of all constants. */
  public String[] names() {
    return constants.stream().map(Constant::name).toArray(String[]::new);
  }

  /** The codes of all constants, in the order of the names. */
  public String[] codes() {
    return constants.stream().map(Constant::code).toArray(String[]::new);
  }

  @Override
  public Kind kind() {
    return Kind.CODES;
  }

  @Override
  public Class<?> valueClass() {
    return String.class;
  }

  @Override
  public int bytes() {
    return 0;
  }

  @Override
  public boolean canBeNative() {
    return false;
  }

  @Override
  public String toString() {
    return constants.stream()
        .map(Constant::toString)
        .collect(Collectors.joining(" ", "enum(", ")"));
  }
}
