package dev.keywright.runtime.code;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** Which code is written for which constant of an enum. */
public final class ConstantCodes {
  private ConstantCodes() {}

  /**
   * The code of each constant.
   *
   * @param codes one for each constant, in the same order
   * @throws IllegalArgumentException if a constant has no code, or shares one: then the enum is not
   *     the one that the key was compiled with
   */
  public static <E> Map<E, String> of(String part, E[] constants, String... codes) {
    Map<E, String> byConstant = new LinkedHashMap<>();
    for (int i = 0; i < constants.length && i < codes.length; i++) {
      byConstant.put(constants[i], codes[i]);
    }
    int different = byCode(byConstant).size();
    if (different != constants.length || different != codes.length) {
      throw new IllegalArgumentException(
          part
              + ": "
              + constants.length
              + " constants need as many different codes, not "
              + byCode(byConstant)
              + "; compile the key again");
    }
    return Collections.unmodifiableMap(byConstant);
  }

  /** The constants by what is written for them. */
  public static <E> Map<String, E> byCode(Map<E, String> codes) {
    Map<String, E> byCode = new LinkedHashMap<>();
    codes.forEach((constant, code) -> byCode.put(code, constant));
    return Collections.unmodifiableMap(byCode);
  }
}
