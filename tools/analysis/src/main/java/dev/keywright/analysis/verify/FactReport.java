package dev.keywright.analysis.verify;

/**
 * What a layout allows and no key uses. A fact that keys break is a reason why they are malformed.
 *
 * @param part whose values the fact bounds
 * @param fact the word of the signature, such as {@code maxLength}
 * @param declared what the layout allows
 * @param seen what the keys have
 */
public record FactReport(String part, String fact, String declared, String seen) {}
