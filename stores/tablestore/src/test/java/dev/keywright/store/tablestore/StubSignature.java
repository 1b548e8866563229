package dev.keywright.store.tablestore;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.sun.net.httpserver.Headers;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.Locale;
import java.util.TreeMap;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** Signs answers and checks the signatures of requests, with the one access key of the stub. */
final class StubSignature {
  static final String ID = "any";
  static final String SECRET = "secret of any";

  private static final String PREFIX = "x-ots-";
  private static final String SIGNATURE = PREFIX + "signature";
  private static final Base64.Encoder BASE64 = Base64.getEncoder();

  private StubSignature() {}

  /** Whether the owner of the secret has signed the request. */
  static boolean isGenuine(String path, Headers request) {
    return ID.equals(request.getFirst(PREFIX + "accesskeyid"))
        && signature(path + "\nPOST\n\n" + canonical(request)).equals(request.getFirst(SIGNATURE));
  }

  /** Adds what the client looks for in an answer to trust it. */
  static void sign(String path, byte[] body, Headers answer) {
    answer.set(PREFIX + "requestid", "0");
    answer.set(PREFIX + "contenttype", "protocol buffer");
    answer.set(PREFIX + "contentmd5", BASE64.encodeToString(md5(body)));
    answer.set("authorization", "OTS " + ID + ":" + signature(canonical(answer) + path));
  }

  private static String canonical(Headers headers) {
    TreeMap<String, String> sorted = new TreeMap<>();
    headers.forEach((name, values) -> sorted.put(name.toLowerCase(Locale.ROOT), values.get(0)));
    StringBuilder canonical = new StringBuilder();
    sorted.forEach(
        (name, value) -> {
          if (name.startsWith(PREFIX) && !name.equals(SIGNATURE)) {
            canonical.append(name).append(':').append(value.strip()).append('\n');
          }
        });
    return canonical.toString();
  }

  private static byte[] md5(byte[] body) {
    try {
      return MessageDigest.getInstance("MD5").digest(body);
    } catch (GeneralSecurityException missing) {
      throw new IllegalStateException(missing);
    }
  }

  private static String signature(String text) {
    try {
      Mac mac = Mac.getInstance("HmacSHA1");
      mac.init(new SecretKeySpec(SECRET.getBytes(UTF_8), "HmacSHA1"));
      return BASE64.encodeToString(mac.doFinal(text.getBytes(UTF_8)));
    } catch (GeneralSecurityException missing) {
      throw new IllegalStateException(missing);
    }
  }
}
