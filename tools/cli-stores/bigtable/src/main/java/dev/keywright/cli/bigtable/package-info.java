/** The row keys of Bigtable tables, for the command keywright. */
@NullMarked
package dev.keywright.cli.bigtable;

import org.jspecify.annotations.NullMarked;
