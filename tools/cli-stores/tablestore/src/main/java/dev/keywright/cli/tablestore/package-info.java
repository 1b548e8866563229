/** The primary keys of Tablestore tables, for the command keywright. */
@NullMarked
package dev.keywright.cli.tablestore;

import org.jspecify.annotations.NullMarked;
