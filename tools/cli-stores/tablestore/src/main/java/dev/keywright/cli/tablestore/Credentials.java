package dev.keywright.cli.tablestore;

import java.io.IOException;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * An access key, with a token if the key is temporary. The variables are those of Tablestore's own
 * client, or else those of all Alibaba Cloud tools.
 */
record Credentials(String id, String secret, @Nullable String token) {
  private static final String OWN = "TABLESTORE_";
  private static final String SHARED = "ALIBABA_CLOUD_";
  private static final String ID = "ACCESS_KEY_ID";
  private static final String SECRET = "ACCESS_KEY_SECRET";

  static Credentials of(Map<String, String> environment) throws IOException {
    if (isSet(environment, OWN + ID)) {
      return of(environment, OWN, "TABLESTORE_SESSION_TOKEN");
    }
    if (isSet(environment, SHARED + ID)) {
      return of(environment, SHARED, "ALIBABA_CLOUD_SECURITY_TOKEN");
    }
    throw new IOException(
        "there are no credentials: set TABLESTORE_ACCESS_KEY_ID and TABLESTORE_ACCESS_KEY_SECRET");
  }

  private static Credentials of(Map<String, String> environment, String prefix, String token)
      throws IOException {
    return new Credentials(
        required(environment, prefix + ID),
        required(environment, prefix + SECRET),
        isSet(environment, token) ? required(environment, token) : null);
  }

  private static boolean isSet(Map<String, String> environment, String name) {
    return !environment.getOrDefault(name, "").isBlank();
  }

  /** The content of a variable, without spaces around it. */
  static String required(Map<String, String> environment, String name) throws IOException {
    if (!isSet(environment, name)) {
      throw new IOException("set the environment variable " + name);
    }
    return environment.getOrDefault(name, "").strip();
  }

  /** Without the secrets, so that no message can show them. */
  @Override
  public String toString() {
    return "access key";
  }
}
