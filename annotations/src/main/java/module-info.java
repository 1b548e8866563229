/** What users write on their entities, and, through the runtime, what the generated keys call. */
module dev.keywright {
  requires transitive dev.keywright.runtime;

  exports dev.keywright;
}
