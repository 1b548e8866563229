/**
 * Layouts that nobody thought of, on Spark. What should come out is what the oracle of the
 * processor's tests says, never the code under test.
 */
package dev.keywright.spark.random;
