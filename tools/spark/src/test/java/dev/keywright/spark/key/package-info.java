/** Names of columns and members, and values of parts. */
package dev.keywright.spark.key;
