/** A cluster in a process of its own, and loads into its tables. */
package dev.keywright.spark.hbase;
