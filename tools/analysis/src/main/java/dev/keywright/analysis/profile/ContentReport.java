package dev.keywright.analysis.profile;

/**
 * What keys are made of.
 *
 * @param ascii keys of printable ASCII characters
 * @param otherText keys of UTF-8 with other characters, none of which is a control character
 * @param binary all other keys
 */
public record ContentReport(long ascii, long otherText, long binary) {}
