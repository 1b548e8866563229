/**
 * Copying and comparing tables range by range. Each worker is a serialisable function of a range,
 * for threads of this process or for tasks of a cluster.
 */
@NullMarked
package dev.keywright.rekey.work;

import org.jspecify.annotations.NullMarked;
