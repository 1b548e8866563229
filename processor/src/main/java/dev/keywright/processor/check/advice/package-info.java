/** The changes that several families of checks advise. */
@NullMarked
package dev.keywright.processor.check.advice;

import org.jspecify.annotations.NullMarked;
