package dev.keywright.processor.laws;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.processor.laws.PartSpec.Trait;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * An enum and the codes of its constants.
 *
 * @param declared whether the codes are written with {@code @KeyCode}; if not, they are the names
 */
record Codes(String type, boolean declared, List<String> constants, List<String> codes)
    implements Oracle {

  /** An enum whose constants are called A, B, C and so on. */
  static Codes coded(String type, String... codes) {
    List<String> names =
        IntStream.range(0, codes.length).mapToObj(i -> String.valueOf((char) ('A' + i))).toList();
    return new Codes(type, true, names, List.of(codes));
  }

  static Codes named(String type, String... names) {
    return new Codes(type, false, List.of(names), List.of(names));
  }

  PartSpec spec() {
    PartSpec spec = PartSpec.of(type, this, new Shape.Listed(codes));
    return codes.equals(codes.stream().sorted().toList()) ? spec : spec.being(Trait.UNORDERED);
  }

  /** The declaration of the enum. */
  String source() {
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < constants.size(); i++) {
      String code = declared ? "@KeyCode(\"" + codes.get(i) + "\") " : "";
      lines.add(code + constants.get(i));
    }
    return "public enum " + type + " {" + lines.stream().collect(Collectors.joining(", ")) + "}";
  }

  @Override
  public List<Object> candidates() {
    return Stream.<Object>of(constants.toArray()).toList();
  }

  @Override
  public boolean isLegal(Object value, Place place) {
    return true;
  }

  @Override
  public String written(Object value, Place place) {
    return Texts.escaped(codes.get(constants.indexOf((String) value)), place);
  }

  @Override
  public byte[] bytes(Object value, boolean ended) {
    byte[] code = codes.get(constants.indexOf((String) value)).getBytes(UTF_8);
    return ended ? BinaryForm.ended(code) : code;
  }

  @Override
  public int compare(Object a, Object b) {
    return constants.indexOf((String) a) - constants.indexOf((String) b);
  }
}
