/** HBase with two region servers, started by the tests, and what the adapter does with it. */
@NullMarked
package dev.keywright.engine.hbase;

import org.jspecify.annotations.NullMarked;
