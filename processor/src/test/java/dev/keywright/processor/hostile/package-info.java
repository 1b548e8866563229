/** Texts and names that try to break out of the place where generated code holds them. */
package dev.keywright.processor.hostile;
