/** The adapter of HBase with the client of Lindorm, on a cluster that runs in another JVM. */
@NullMarked
package dev.keywright.engine.lindorm;

import org.jspecify.annotations.NullMarked;
