/** One class for each law: whether rows of a key obey it. */
@NullMarked
package dev.keywright.testing.law;

import org.jspecify.annotations.NullMarked;
