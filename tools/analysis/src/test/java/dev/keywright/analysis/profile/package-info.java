/** Profiles against exact answers. */
@NullMarked
package dev.keywright.analysis.profile;

import org.jspecify.annotations.NullMarked;
