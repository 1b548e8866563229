package dev.keywright.layout.rule;

import dev.keywright.layout.rule.Breach.On;
import java.util.stream.Stream;

/** A native column holds one value as the store's own type, without any encoding. */
final class NativeRules {
  private static final String NATIVE = "nativeType";
  private static final String DIRECTION = "direction";
  private static final Mend LEAVE = Mend.leave(NATIVE);

  private NativeRules() {}

  static void check(RuleSubject at, BreachCollector faults) {
    if (!at.part().type().canBeNative()) {
      String problem =
          "{nativeType} is for whole numbers, boolean, String, byte[], UUID, Instant and LocalDate,"
              + " and {name} has type {type}";
      faults.add(NATIVE, problem, LEAVE);
    } else if (!at.column().added().isEmpty()) {
      String problem =
          "{added} ends the last column, and {column} holds {name} as the store's own type, to"
              + " which nothing can be added";
      faults.on(On.ADDED, "", problem, LEAVE);
    } else if (at.column().parts().size() > 1) {
      String problem =
          "{nativeType} is for the only part of a column, and column {column} has {columnParts}";
      Mend apart = Mend.set("column", at.name()).remarked("give it a column of its own");
      faults.add(NATIVE, problem, LEAVE, apart);
    } else if (at.column().bucketIndex() >= 0) {
      String problem =
          "the bucket begins the partition column, and {nativeType} keeps {name} there as the"
              + " store's own type";
      faults.add(NATIVE, problem, LEAVE, Mend.leave(On.ADDED, ""));
    } else {
      Stream.concat(
              TypedAttribute.OF_PART.stream().map(TypedAttribute::name), Stream.of("hashPrefix"))
          .filter(at::has)
          .filter(it -> !it.equals(DIRECTION) || !canDescend(at))
          .forEach(it -> encoded(it, faults));
    }
  }

  // Partition keys are found by a hash, or have the order of the store.
  private static boolean canDescend(RuleSubject at) {
    return !at.column().isPartition();
  }

  private static void encoded(String attribute, BreachCollector faults) {
    String problem =
        attribute.equals(DIRECTION)
            ? "{direction = DESC} beside {nativeType} is for sort columns, and {column} is in the"
                + " partition key"
            : "{"
                + attribute
                + "} changes how a value is encoded, and {nativeType} keeps {name} as it is";
    faults.add(attribute, problem, Mend.leave(attribute), LEAVE);
  }

  /** What another annotation says of how such a value is encoded. */
  static void idle(On on, BreachCollector faults) {
    String problem = "{nativeType} keeps {name} as the store's own type, so nothing is encoded";
    faults.on(on, "", problem, Mend.leave(on, ""), LEAVE);
  }
}
