/** The row keys of HBase tables, for the command keywright. */
@NullMarked
package dev.keywright.cli.hbase;

import org.jspecify.annotations.NullMarked;
