/** What {@code LAYOUT} says: signatures, their codecs, stored keys explained, layouts compared. */
module dev.keywright.layout {
  requires static org.jspecify;
  requires transitive dev.keywright.runtime;

  exports dev.keywright.layout.assembly;
  exports dev.keywright.layout.encoding;
  exports dev.keywright.layout.encoding.binary;
  exports dev.keywright.layout.encoding.natives;
  exports dev.keywright.layout.encoding.text;
  exports dev.keywright.layout.encoding.tuple;
  exports dev.keywright.layout.evolution;
  exports dev.keywright.layout.inspection;
  exports dev.keywright.layout.automaton;
  exports dev.keywright.layout.rule;
  exports dev.keywright.layout.signature;
  exports dev.keywright.layout.source;
}
