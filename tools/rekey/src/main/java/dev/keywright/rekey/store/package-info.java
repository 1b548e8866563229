/** What a re-keying asks of a store: the only package that an implementation needs to know. */
@NullMarked
package dev.keywright.rekey.store;

import org.jspecify.annotations.NullMarked;
