/** The primary keys of Cassandra tables, for the command keywright. */
@NullMarked
package dev.keywright.cli.cassandra;

import org.jspecify.annotations.NullMarked;
