package dev.keywright.processor.model;

import java.util.List;
import java.util.Set;

/**
 * The annotated type.
 *
 * @param typeParameters how many; the generated key takes any arguments
 * @param isPublic whether every package may use it, and so its key
 * @param members the names of what it holds, parts of its keys or not
 * @param suppressions the lint categories that merely naming the user's types would trip
 * @param families those that its keys are in
 * @param spot its declaration
 */
public record Entity(
    TypeRef type,
    int typeParameters,
    boolean isPublic,
    Set<String> members,
    Set<String> suppressions,
    List<Membership> families,
    SourceSpot spot) {}
