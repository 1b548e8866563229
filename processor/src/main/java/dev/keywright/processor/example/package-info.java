/**
 * Example values of a layout, really encoded by the runtime's codecs: what the checks compare and
 * what the generated Javadoc shows.
 */
@NullMarked
package dev.keywright.processor.example;

import org.jspecify.annotations.NullMarked;
