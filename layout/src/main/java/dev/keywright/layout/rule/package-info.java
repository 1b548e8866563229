/**
 * Which types, formats and attributes of a part go together, so that its values can be written and
 * read back. The parser of signatures and the checks of the processor ask the same rules.
 */
@NullMarked
package dev.keywright.layout.rule;

import org.jspecify.annotations.NullMarked;
