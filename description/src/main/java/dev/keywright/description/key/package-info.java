/**
 * What the processor tells of a key, for tools: {@code docs/key.schema.json} says what each field
 * means.
 */
@NullMarked
package dev.keywright.description.key;

import org.jspecify.annotations.NullMarked;
