package dev.keywright.processor.laws;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.processor.laws.Design.NamedPart;
import dev.keywright.processor.laws.PartSpec.Trait;
import java.util.List;

/** The random characters that {@code @UniqueSuffix} ends a key with. */
record Suffixes(int length) implements Oracle {

  /** The last part of a key. */
  static NamedPart part(int length, int samples) {
    PartSpec spec =
        PartSpec.of("String", new Suffixes(length), new Shape.Fixed())
            .being(Trait.SUFFIX)
            .being(Trait.UNORDERED);
    return new NamedPart("uniqueSuffix", spec, samples);
  }

  @Override
  public List<Object> candidates() {
    return List.of(
        "a".repeat(length),
        "0".repeat(length),
        "z".repeat(length),
        "0".repeat(length - 1) + "1",
        "z".repeat(length - 1) + "9",
        "",
        "a".repeat(length + 1),
        "a".repeat(length - 1) + "A",
        "a".repeat(length - 1) + "{",
        "a".repeat(length - 1) + "\u00e9",
        "a".repeat(length - 1) + "\uff10");
  }

  @Override
  public boolean isLegal(Object value, Place place) {
    return ((String) value).matches("[0-9a-z]{" + length + "}");
  }

  @Override
  public String written(Object value, Place place) {
    return (String) value;
  }

  @Override
  public byte[] bytes(Object value, boolean ended) {
    return ((String) value).getBytes(UTF_8);
  }

  @Override
  public int compare(Object a, Object b) {
    return ((String) a).compareTo((String) b);
  }
}
