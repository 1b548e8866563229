package dev.keywright.processor.laws;

import java.math.BigInteger;
import java.util.List;
import java.util.regex.Pattern;

/** One char; an empty alphabet is none. */
record Characters(String alphabet) implements Oracle {
  private static final String TRIED =
      "\0\u0001 !\"+,-./019:;AZaz~\u007f\u0080\u07ff\u0800\ud7ff\ud800\udbff\udc00\udfff\ue000\ufffe\uffff";

  PartSpec spec() {
    PartSpec spec = PartSpec.of("char", this, new Shape.Fixed());
    return alphabet.isEmpty()
        ? spec
        : spec.knowing("alphabet = \"" + Texts.inSource(alphabet) + "\"");
  }

  @Override
  public List<Object> candidates() {
    return TRIED.chars().mapToObj(c -> (Object) (char) c).toList();
  }

  @Override
  public boolean isLegal(Object value, Place place) {
    char c = (Character) value;
    return !Character.isSurrogate(c)
        && (alphabet.isEmpty() || Pattern.matches("[" + alphabet + "]", String.valueOf(c)));
  }

  @Override
  public String written(Object value, Place place) {
    return value.toString();
  }

  @Override
  public byte[] bytes(Object value, boolean ended) {
    return BinaryForm.unsigned(BigInteger.valueOf((Character) value), Character.BYTES);
  }

  @Override
  public int compare(Object a, Object b) {
    return (Character) a - (Character) b;
  }
}
