package dev.keywright.processor.model;

/**
 * A single-value type and how to get at its value.
 *
 * @param type the single-value type
 * @param access the call or field that hands the value out, such as {@code value()}
 * @param inner the type of the value, which may be a primitive
 */
public record SingleValueAccess(TypeRef type, String access, TypeRef inner) {}
