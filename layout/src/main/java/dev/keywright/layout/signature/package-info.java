/**
 * The vocabulary of layouts: types, encodings and limits, the signature that is made of them, and
 * the rules of what can be written.
 */
@NullMarked
package dev.keywright.layout.signature;

import org.jspecify.annotations.NullMarked;
