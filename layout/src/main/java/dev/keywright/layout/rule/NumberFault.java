package dev.keywright.layout.rule;

/**
 * What is wrong about a form of numbers.
 *
 * @param attribute the attribute that says so
 * @param problem what it says, and what it may not be
 * @param fix what to write instead
 */
record NumberFault(String attribute, String problem, String fix) {}
