package dev.keywright.processor.model;

/**
 * A place in the user's source. Only the package that reads elements makes one, only the reporter
 * opens it.
 */
public interface SourceSpot {}
