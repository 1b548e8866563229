package dev.keywright.processor.laws;

import java.util.List;

/** The numbers that the single-value type {@code Even} accepts: it throws at all others. */
record EvenNumbers(Oracle all) implements Oracle {

  static PartSpec spec() {
    PartSpec plain = WholeNumbers.padded("int", 3).spec();
    return PartSpec.of("int", new EvenNumbers(plain.oracle()), plain.shape())
        .with(plain.options().toArray(String[]::new))
        .wrappedIn("Even");
  }

  static PartSpec inBinary() {
    PartSpec plain = WholeNumbers.printed("int").spec();
    return PartSpec.of("int", new EvenNumbers(plain.oracle()), plain.shape()).wrappedIn("Even");
  }

  @Override
  public List<Object> candidates() {
    return all.candidates().stream().filter(it -> (Long) it % 2 == 0).toList();
  }

  @Override
  public boolean isLegal(Object value, Place place) {
    return all.isLegal(value, place);
  }

  @Override
  public String written(Object value, Place place) {
    return all.written(value, place);
  }

  @Override
  public byte[] bytes(Object value, boolean ended) {
    return all.bytes(value, ended);
  }

  @Override
  public int compare(Object a, Object b) {
    return all.compare(a, b);
  }
}
