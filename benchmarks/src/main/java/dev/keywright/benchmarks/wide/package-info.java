/** Every kind of key beside the code that an expert writes by hand for that kind alone. */
@NullMarked
@CheckSeverity(check = "KW201", value = Severity.OFF)
@CheckSeverity(check = "KW202", value = Severity.OFF)
@CheckSeverity(check = "KW405", value = Severity.OFF)
package dev.keywright.benchmarks.wide;

import dev.keywright.CheckSeverity;
import dev.keywright.Severity;
import org.jspecify.annotations.NullMarked;
