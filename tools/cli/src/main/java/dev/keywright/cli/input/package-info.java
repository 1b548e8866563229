/** Reads keys, and nothing else, from files in the forms in which tables are dumped. */
@NullMarked
package dev.keywright.cli.input;

import org.jspecify.annotations.NullMarked;
