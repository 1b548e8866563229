package dev.keywright.layout.rule;

import dev.keywright.layout.rule.Breach.On;
import dev.keywright.layout.signature.Kind;

/** A tuple of FoundationDB has one element for each value, and one order of elements. */
final class TupleRules {
  private static final String DIRECTION =
      "{direction = DESC} is not possible in FDB_TUPLE: the tuples of FoundationDB have no"
          + " descending elements. Read the range of {name} backward instead";
  private static final String HASH =
      "hashPrefix is not possible in FDB_TUPLE: a hash in front of {name} is not an element of a tuple."
          + " @Bucket writes an element that spreads rows";
  private static final String TEXT =
      " of the tuple, which has an end of its own, so {@EncodedText} has no effect";

  private TupleRules() {}

  static void check(RuleSubject at, BreachCollector faults) {
    if (at.has("direction")) {
      faults.add("direction", DIRECTION);
    }
    if (at.has("reversed")) {
      faults.add(
          "reversed", "reversed is not possible in FDB_TUPLE: Tuple.pack writes {name} as it is");
    }
    if (at.has("hashPrefix")) {
      faults.add("hashPrefix", HASH);
    }
    if (at.encoding().number().isPresent()) {
      faults.on(
          On.NUMBER,
          "",
          "FDB_TUPLE writes {name} as an integer of the tuple, so {@EncodedNumber} has no effect");
    }
    if (at.encoding().text().isPresent()) {
      String type = at.is(Kind.BYTES) ? "byte string" : "text";
      faults.on(On.TEXT, "", "FDB_TUPLE writes {name} as a " + type + TEXT);
    }
  }
}
