/** Realistic entities, and what a reviewer who knows their stores expects of each. */
package dev.keywright.processor.corpus;
