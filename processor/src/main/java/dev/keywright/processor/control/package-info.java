/** What becomes of findings: severities, accepted findings, and faults of both. */
@NullMarked
package dev.keywright.processor.control;

import org.jspecify.annotations.NullMarked;
