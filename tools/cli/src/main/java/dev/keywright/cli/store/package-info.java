/** What a jar with the client of a live store has to do, so that the command can read its keys. */
@NullMarked
package dev.keywright.cli.store;

import org.jspecify.annotations.NullMarked;
