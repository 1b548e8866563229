package dev.keywright.layout.signature;

import static java.util.stream.Collectors.toSet;

import dev.keywright.layout.source.JavaExpression;
import dev.keywright.layout.source.JavaLiteral;
import dev.keywright.runtime.alphabet.Alphabet;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** An enum: the names of its constants and the codes that represent them in keys. */
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
   * What the constants of an older enum are now, by their older names: the constant of the same
   * name, else a new one of the same code, for that one has been renamed. Those that are gone are
   * missing.
   */
  public Map<String, Constant> successors(CodesType older) {
    Set<String> olderNames = older.constants.stream().map(Constant::name).collect(toSet());
    Map<String, Constant> byName = new HashMap<>();
    Map<String, Constant> newByCode = new HashMap<>();
    for (Constant constant : constants) {
      byName.put(constant.name(), constant);
      if (!olderNames.contains(constant.name())) {
        newByCode.putIfAbsent(constant.code(), constant);
      }
    }
    Map<String, Constant> successors = new HashMap<>();
    for (Constant constant : older.constants) {
      Constant successor = byName.getOrDefault(constant.name(), newByCode.get(constant.code()));
      if (successor != null) {
        successors.put(constant.name(), successor);
      }
    }
    return successors;
  }

  /** The names of all constants. */
  public String[] names() {
    return constants.stream().map(Constant::name).toArray(String[]::new);
  }

  /** The codes of all constants, in the order of the names. */
  public String[] codes() {
    return constants.stream().map(Constant::code).toArray(String[]::new);
  }

  /** The characters of all codes. */
  Alphabet alphabet() {
    return Alphabet.of(
        constants.stream()
            .flatMapToInt(it -> it.code().chars())
            .mapToObj(c -> "\\u" + HexFormat.of().toHexDigits((char) c))
            .collect(Collectors.joining()));
  }

  /** What is passed to make a codec of these: a name, the constants, and their codes. */
  public Object[] arguments(String name) {
    return Stream.concat(
            Stream.of(name, JavaExpression.Constants.of(List.of(names()))), Arrays.stream(codes()))
        .toArray();
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
  public String toString() {
    return constants.stream()
        .map(Constant::toString)
        .collect(Collectors.joining(" ", "enum(", ")"));
  }
}
