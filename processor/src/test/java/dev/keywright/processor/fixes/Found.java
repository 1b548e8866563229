package dev.keywright.processor.fixes;

import dev.keywright.processor.finding.CheckId;

/** One finding as it is printed, and the declaration that it is printed at. */
record Found(String message, String place) {
  private static final String FIX = "Fix: ";

  /** Which check speaks. */
  CheckId check() {
    return CheckId.valueOf(message.substring(1, "[KW000".length()));
  }

  /** Whether its fix says so. */
  boolean proposes(Fix fix) {
    return check() == fix.check() && proposal().contains(fix.quote());
  }

  /** The line of its fix. */
  String proposal() {
    String proposal = message.substring(message.indexOf(FIX)).strip();
    return proposal.lines().findFirst().orElse("");
  }

  @Override
  public String toString() {
    return check() + " " + place;
  }
}
