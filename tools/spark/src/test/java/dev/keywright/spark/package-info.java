/** One session of Spark, and what it makes of keys. */
package dev.keywright.spark;
