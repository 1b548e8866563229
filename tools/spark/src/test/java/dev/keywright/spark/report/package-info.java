/** What is learnt from keys, merged in any order. */
package dev.keywright.spark.report;
