/** The goals of the plugin: each has the name of the command that does the same. */
@NullMarked
package dev.keywright.maven;

import org.jspecify.annotations.NullMarked;
