/** What is on each page, computed and put into words; the templates only arrange it. */
@NullMarked
package dev.keywright.report.page;

import org.jspecify.annotations.NullMarked;
