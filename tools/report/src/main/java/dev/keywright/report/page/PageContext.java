package dev.keywright.report.page;

import dev.keywright.description.key.KeyDescription;
import dev.keywright.report.sample.KnownRows;
import java.util.List;

/**
 * What all pages of a report have in common.
 *
 * @param keys all keys of the report
 * @param files the names of its pages
 * @param samples what is known of stored rows
 * @param checks the pages of checks
 */
public record PageContext(
    List<KeyDescription> keys, ReportFileNames files, KnownRows samples, CheckPages checks) {}
