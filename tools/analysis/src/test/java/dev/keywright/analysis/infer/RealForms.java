package dev.keywright.analysis.infer;

import java.math.BigInteger;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Function;

/** Texts that applications keep in keys, as their standards or makers write them. */
final class RealForms {
  private static final String BASE_62 =
      "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
  private static final String BASE_32 = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
  private static final String[] NAMES = {
    "maria", "james", "wei", "olga", "ahmed", "lena", "carlos", "yuki", "anna", "tom", "fatima",
    "ivan", "sofia", "peter", "noah", "emma", "liam", "mia", "raj", "zoe", "hans", "ines"
  };
  private static final String[] PROVIDERS = {
    "gmail.com", "yahoo.com", "outlook.com", "icloud.com", "gmx.de", "web.de", "proton.me"
  };
  private static final String[] PATHS = {"products", "users", "blog", "api/v2", "img", "orders"};
  private static final String[] COUNTRIES = {"+1", "+1", "+49", "+44", "+33", "+91"};

  /** 2014-05-13T16:53:20Z, from which KSUIDs count seconds. */
  private static final long KSUID_EPOCH = 1_400_000_000L;

  /** 2010-11-04T01:42:54.657Z, from which the first snowflakes count milliseconds. */
  private static final long SNOWFLAKE_EPOCH = 1_288_834_974_657L;

  private RealForms() {}

  /**
   * One form.
   *
   * @param characters that its texts can have besides letters and digits
   */
  record Form(String name, String characters, Function<SplittableRandom, String> texts) {
    boolean canHave(String separators) {
      return separators.chars().noneMatch(c -> characters.indexOf(c) >= 0);
    }
  }

  static final List<Form> ALL =
      List.of(
          new Form("e-mail", "@._", RealForms::email),
          new Form("URL", ":/.?=-", RealForms::url),
          new Form("KSUID", "", RealForms::ksuid),
          new Form("ULID", "", RealForms::ulid),
          new Form("snowflake", "", r -> Long.toString(snowflake(r))),
          new Form("phone", "+", RealForms::phone),
          new Form("IBAN", "", RealForms::iban),
          new Form("semantic version", ".-", RealForms::version),
          new Form("host name", ".-", RealForms::host));

  static String email(SplittableRandom r) {
    String name = pick(r, NAMES) + (r.nextInt(3) > 0 ? pick(r, ".", "_") + pick(r, NAMES) : "");
    String number = r.nextInt(3) == 0 ? "" + (int) Math.exp(r.nextDouble(0, 7.5)) : "";
    String domain = r.nextInt(4) > 0 ? PROVIDERS[skewed(r, PROVIDERS.length)] : host(r);
    return name + number + "@" + domain;
  }

  static String url(SplittableRandom r) {
    StringBuilder url = new StringBuilder(r.nextInt(8) > 0 ? "https://" : "http://");
    url.append(r.nextInt(3) > 0 ? "www." : "").append(host(r));
    for (int i = r.nextInt(3); i >= 0; i--) {
      url.append('/').append(r.nextBoolean() ? pick(r, PATHS) : letters(r, 3 + r.nextInt(9)));
    }
    return r.nextInt(3) == 0 ? url + "?id=" + (int) Math.exp(r.nextDouble(2, 12)) : url.toString();
  }

  static String ksuid(SplittableRandom r) {
    byte[] payload = new byte[16];
    r.nextBytes(payload);
    BigInteger number =
        BigInteger.valueOf(second(r) - KSUID_EPOCH).shiftLeft(128).or(new BigInteger(1, payload));
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < 27; i++) {
      BigInteger[] parts = number.divideAndRemainder(BigInteger.valueOf(62));
      text.append(BASE_62.charAt(parts[1].intValue()));
      number = parts[0];
    }
    return text.reverse().toString();
  }

  static String ulid(SplittableRandom r) {
    StringBuilder text = new StringBuilder();
    long millis = second(r) * 1000 + r.nextInt(1000);
    for (int shift = 45; shift >= 0; shift -= 5) {
      text.append(BASE_32.charAt((int) (millis >>> shift & 31)));
    }
    for (int i = 0; i < 16; i++) {
      text.append(BASE_32.charAt(r.nextInt(32)));
    }
    return text.toString();
  }

  static long snowflake(SplittableRandom r) {
    long millis = second(r) * 1000 + r.nextInt(1000) - SNOWFLAKE_EPOCH;
    return millis << 22 | (long) r.nextInt(8) << 12 | skewed(r, 6);
  }

  static String phone(SplittableRandom r) {
    String country = pick(r, COUNTRIES);
    int digits = country.equals("+49") ? 10 + r.nextInt(2) : 10;
    return country + (2 + r.nextInt(8)) + digits(r, digits - 1);
  }

  /** With two digits that check nothing. */
  static String iban(SplittableRandom r) {
    String[] banks = {"37040044", "10050000", "50010517", "12030000", "70020270"};
    return "DE" + digits(r, 2) + banks[skewed(r, banks.length)] + digits(r, 10);
  }

  static String version(SplittableRandom r) {
    String version = skewed(r, 5) + "." + skewed(r, 30) + "." + skewed(r, 40);
    return r.nextInt(12) == 0 ? version + "-rc" + (1 + r.nextInt(4)) : version;
  }

  static String host(SplittableRandom r) {
    String[] top = {".com", ".com", ".com", ".org", ".net", ".de", ".co.uk"};
    String front = r.nextInt(4) == 0 ? pick(r, "api", "shop", "mail", "cdn") + "." : "";
    String middle = r.nextInt(5) == 0 ? "-" + letters(r, 3 + r.nextInt(4)) : "";
    return front + letters(r, 3 + r.nextInt(7)) + middle + pick(r, top);
  }

  private static long second(SplittableRandom r) {
    return 1_690_000_000L + r.nextLong(400 * 86_400L);
  }

  private static int skewed(SplittableRandom r, int bound) {
    return (int) Math.floor(Math.exp(r.nextDouble() * Math.log(bound + 1)) - 1);
  }

  private static String letters(SplittableRandom r, int count) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < count; i++) {
      text.append((i % 2 == 0 ? "bcdfglmnprst" : "aeiou").charAt(r.nextInt(i % 2 == 0 ? 12 : 5)));
    }
    return text.toString();
  }

  private static String digits(SplittableRandom r, int count) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < count; i++) {
      text.append((char) ('0' + r.nextInt(10)));
    }
    return text.toString();
  }

  private static String pick(SplittableRandom r, String... choices) {
    return choices[r.nextInt(choices.length)];
  }
}
