/** A table of purchases that is moved to a better key while clients read and write it. */
@NullMarked
package dev.keywright.example.rekey;

import org.jspecify.annotations.NullMarked;
