/** A table of HBase with an index that the application keeps. */
@NullMarked
package dev.keywright.engine.hbase.indexed;

import org.jspecify.annotations.NullMarked;
