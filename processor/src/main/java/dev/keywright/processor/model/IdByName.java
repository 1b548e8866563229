package dev.keywright.processor.model;

/** Tells by its name whether a part is the id of its entity. */
final class IdByName {
  private static final String ID = "id";

  private IdByName() {}

  /** Whether a part is the id of an entity by its name: {@code id}, or line of a ChatLine. */
  static boolean isIdOf(String entity, String part) {
    boolean isOf = part.length() > ID.length() && part.endsWith("Id");
    String name = isOf ? part.substring(0, part.length() - ID.length()) : part;
    // A PaymentByState is a payment.
    int by = entity.indexOf("By");
    String row = by > 0 ? entity.substring(0, by) : entity;
    return name.equals(ID) || row.endsWith(Naming.capitalized(name));
  }
}
