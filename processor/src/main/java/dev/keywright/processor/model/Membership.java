package dev.keywright.processor.model;

/**
 * A family that an entity is in, as its own supertypes say.
 *
 * @param family the annotated interface
 * @param keyName the name of the key that is in the family; empty for the default key
 */
public record Membership(TypeRef family, String keyName) {}
