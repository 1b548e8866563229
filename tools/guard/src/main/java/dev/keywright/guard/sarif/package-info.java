/** Findings as SARIF 2.1.0, the format of code scanning and editors. */
@NullMarked
package dev.keywright.guard.sarif;

import org.jspecify.annotations.NullMarked;
