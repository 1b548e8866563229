package dev.keywright.example.demo;

/** What Keywright says about one part of a design when it is compiled. */
public record Verdict(String id, String name, String part) {
  static Verdict unpaddedNumber(String part) {
    return new Verdict("KW101", "unpadded-number", part);
  }

  static Verdict separatorAboveAlphabet(String part) {
    return new Verdict("KW104", "separator-above-alphabet", part);
  }
}
