/** One suite of questions that every engine has to answer as a sorted list of all rows does. */
@NullMarked
package dev.keywright.conformance;

import org.jspecify.annotations.NullMarked;
