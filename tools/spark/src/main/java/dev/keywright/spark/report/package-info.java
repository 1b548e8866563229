/** What the tools of one machine tell of keys, learnt by many. */
@NullMarked
package dev.keywright.spark.report;

import org.jspecify.annotations.NullMarked;
