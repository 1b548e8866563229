/** What a thread may keep for itself; no module outside sees it. */
@NullMarked
package dev.keywright.runtime.thread;

import org.jspecify.annotations.NullMarked;
