package dev.keywright.processor.laws;

import dev.keywright.processor.laws.PartSpec.Trait;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** A text whose labels are written in the other order. */
record Names(Texts texts) implements Oracle {
  private static final List<String> USUAL =
      List.of(
          "www.example.com",
          "example.com",
          "a.b.example.com",
          "example-x.com",
          "www.example-x.com",
          "badexample.com",
          "com",
          "a..b",
          ".com",
          "com.",
          ".");

  PartSpec spec() {
    PartSpec plain = texts.spec();
    PartSpec spec = PartSpec.of("String", this, plain.shape());
    for (String fact : plain.facts()) {
      spec = spec.knowing(fact);
    }
    return spec.with("reversedLabels = true").being(Trait.UNORDERED);
  }

  @Override
  public List<Object> candidates() {
    return Stream.<Object>concat(USUAL.stream(), texts.candidates().stream()).distinct().toList();
  }

  @Override
  public boolean isLegal(Object value, Place place) {
    return texts.isLegal(value, place);
  }

  @Override
  public boolean isLegalBeginning(Object value, Place place) {
    return texts.isLegalBeginning(value, place);
  }

  @Override
  public String written(Object value, Place place) {
    List<String> labels = new ArrayList<>(Arrays.asList(((String) value).split("\\.", -1)));
    Collections.reverse(labels);
    return texts.written(String.join(".", labels), place);
  }

  @Override
  public byte[] bytes(Object value, boolean ended) {
    throw new UnsupportedOperationException("names are TEXT");
  }

  @Override
  public int compare(Object a, Object b) {
    return texts.compare(a, b);
  }

  /** The domains that some names are in, and the names themselves. */
  static Set<String> domains(List<Object> names) {
    Set<String> domains = new LinkedHashSet<>();
    for (Object name : names) {
      String text = (String) name;
      domains.add(text);
      for (int dot = text.indexOf('.'); dot >= 0; dot = text.indexOf('.', dot + 1)) {
        domains.add(text.substring(dot + 1));
      }
    }
    return domains;
  }
}
