/** Rows to judge a key by: values of its parts, their order, and the keys that they make. */
@NullMarked
package dev.keywright.testing.value;

import org.jspecify.annotations.NullMarked;
