/** Rows written as files of HBase, and loaded into a table. */
@NullMarked
package dev.keywright.spark.hbase;

import org.jspecify.annotations.NullMarked;
