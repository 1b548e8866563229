/** Rows written by the adapters of stores. */
package dev.keywright.spark.store;
