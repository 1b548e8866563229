/**
 * The lock file: the layouts that stored rows have, in version control, and a build beside them.
 */
@NullMarked
package dev.keywright.guard.lock;

import org.jspecify.annotations.NullMarked;
