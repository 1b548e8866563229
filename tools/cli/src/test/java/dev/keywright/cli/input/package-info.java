/** Tests of what reads keys. */
@NullMarked
package dev.keywright.cli.input;

import org.jspecify.annotations.NullMarked;
