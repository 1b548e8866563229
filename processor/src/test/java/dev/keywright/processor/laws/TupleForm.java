package dev.keywright.processor.laws;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.apple.foundationdb.tuple.Tuple;
import java.util.List;

/** The elements of tuples, as FoundationDB's own library packs them. */
final class TupleForm {
  private TupleForm() {}

  /** What is written of a legal value: of a list, the elements one behind the other. */
  static byte[] packed(PartSpec spec, Object value) {
    Tuple tuple = new Tuple();
    if (spec.oracle() instanceof Lists lists) {
      for (Object element : (List<?>) value) {
        tuple = tuple.addObject(element(lists.element().oracle(), element));
      }
      return tuple.pack();
    }
    if (spec.oracle() instanceof Maps maps) {
      for (List<Object> entry : maps.entries(value)) {
        tuple =
            tuple
                .addObject(element(maps.key().oracle(), entry.get(0)))
                .addObject(element(maps.value().oracle(), entry.get(1)));
      }
      return tuple.pack();
    }
    return tuple.addObject(element(spec.oracle(), value)).pack();
  }

  private static Object element(Oracle oracle, Object value) {
    if (oracle instanceof Times times) {
      return times.number(value).longValueExact();
    }
    if (oracle instanceof Codes) {
      return new String(oracle.bytes(value, false), UTF_8);
    }
    return value instanceof Character ? value.toString() : value;
  }
}
