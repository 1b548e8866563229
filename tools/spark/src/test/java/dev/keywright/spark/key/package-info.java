/** Exports of DynamoDB, whole and damaged. */
package dev.keywright.spark.key;
