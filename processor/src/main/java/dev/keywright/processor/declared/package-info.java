/**
 * An entity as it is declared, as plain data: its annotations, and the types of its members. Edits
 * of fixes change this data.
 */
@NullMarked
package dev.keywright.processor.declared;

import org.jspecify.annotations.NullMarked;
