package dev.keywright.engine.dynamodb.adopted;

import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.PartitionTemplate;
import dev.keywright.SortTemplate;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbImmutable;

/** {@code USER#ann@example.com}, {@code PROFILE}: the mail address is in the key alone. */
@PartitionTemplate(value = "USER#{email}", column = "PK")
@SortTemplate(value = "PROFILE", column = "SK")
@DynamoDbImmutable(builder = Profile.Builder.class)
public record Profile(
    @PartitionKey @Domain(alphabet = "0-9a-z@.", maxLength = 60) String email, String name)
    implements Row {

  /** A profile while it is read. */
  public static final class Builder {
    private String email = "";
    private String name = "";

    public void email(String value) {
      email = value;
    }

    public void name(String value) {
      name = value;
    }

    public Profile build() {
      return new Profile(email, name);
    }
  }
}
