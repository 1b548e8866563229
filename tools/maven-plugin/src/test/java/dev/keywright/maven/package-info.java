@NullMarked
package dev.keywright.maven;

import org.jspecify.annotations.NullMarked;
