/** What the families of checks share: values that prove a fault, and how messages show them. */
@NullMarked
package dev.keywright.processor.check.witness;

import org.jspecify.annotations.NullMarked;
