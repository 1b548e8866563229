/** HBase with two region servers, as tests start it, here or in a JVM of its own. */
@NullMarked
package dev.keywright.engine.hbase;

import org.jspecify.annotations.NullMarked;
