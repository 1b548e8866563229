/** The key class under test: its layout, its values in Java, and what the processor wrote of it. */
@NullMarked
package dev.keywright.testing.key;

import org.jspecify.annotations.NullMarked;
