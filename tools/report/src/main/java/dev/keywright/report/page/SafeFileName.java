package dev.keywright.report.page;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.regex.Pattern;

/**
 * Names of files that every file system and every link takes as they are, made of names that may
 * hold anything.
 */
final class SafeFileName {
  /** Ext4, APFS and NTFS take 255; encrypted and archived copies take fewer. */
  private static final int LONGEST = 140;

  private static final int LONGEST_BEGINNING = 60;

  // Only names of Java packages and classes, so that nothing leads to another folder.
  private static final Pattern QUALIFIED =
      Pattern.compile("[A-Za-z_][A-Za-z0-9_]*(\\.[A-Za-z_][A-Za-z0-9_]*)*");

  // Windows opens a device for these, whatever ending follows.
  private static final Pattern DEVICE =
      Pattern.compile(
          "(con|prn|aux|nul|com[0-9]|lpt[0-9])(\\..*)?", Pattern.CASE_INSENSITIVE | Pattern.DOTALL);

  private SafeFileName() {}

  /** Whether a name can be the name of a file with this ending. */
  static boolean isSafe(String name, String ending) {
    return name.length() + ending.length() <= LONGEST
        && QUALIFIED.matcher(name).matches()
        && !DEVICE.matcher(name).matches();
  }

  /**
   * A name for what cannot keep its own: its letters and digits for people, and a hash of all of it
   * that tells it from others. A name that {@link #isSafe} has no hyphen, so it never equals one of
   * these.
   */
  static String of(String name, String ending) {
    String beginning = name.substring(0, Math.min(name.length(), LONGEST_BEGINNING));
    String letters = beginning.isEmpty() ? "_" : beginning.replaceAll("[^A-Za-z0-9]", "_");
    return letters + "-" + hash(name) + ending;
  }

  private static String hash(String name) {
    byte[] units = new byte[2 * name.length()];
    // Not UTF-8, which has the same bytes for all surrogates that are alone.
    for (int i = 0; i < name.length(); i++) {
      units[2 * i] = (byte) (name.charAt(i) >> 8);
      units[2 * i + 1] = (byte) name.charAt(i);
    }
    try {
      byte[] digest = MessageDigest.getInstance("SHA-256").digest(units);
      return HexFormat.of().formatHex(digest, 0, 16);
    } catch (NoSuchAlgorithmException missing) {
      throw new IllegalStateException("each Java platform has SHA-256", missing);
    }
  }
}
