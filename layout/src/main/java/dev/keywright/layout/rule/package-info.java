/**
 * What is legal together: of each part, which attributes, types and formats can be written and read
 * back. The signature and the processor read the same rules.
 */
@NullMarked
package dev.keywright.layout.rule;

import org.jspecify.annotations.NullMarked;
