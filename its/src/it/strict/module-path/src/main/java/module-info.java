/** A module with an entity that other modules may use. */
module shop {
  requires transitive dev.keywright;

  exports demo;
}
