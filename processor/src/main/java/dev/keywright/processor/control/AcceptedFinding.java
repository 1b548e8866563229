package dev.keywright.processor.control;

import dev.keywright.processor.finding.Finding;

/**
 * A finding that is not reported.
 *
 * @param by what accepts it, as the author wrote it
 */
public record AcceptedFinding(Finding finding, String by) {}
