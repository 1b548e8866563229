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
    String proposal = message.substring(message.indexOf(FIX)).strip();
    return check() == fix.check() && proposal.lines().findFirst().orElse("").contains(fix.quote());
  }

  @Override
  public String toString() {
    return check() + " " + place;
  }
}
