/** The laws of keys and examples of stored keys, for the tests of an application. */
@NullMarked
package dev.keywright.testing;

import org.jspecify.annotations.NullMarked;
