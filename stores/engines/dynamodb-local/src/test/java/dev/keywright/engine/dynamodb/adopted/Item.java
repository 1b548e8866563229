package dev.keywright.engine.dynamodb.adopted;

import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.PartitionTemplate;
import dev.keywright.SortKey;
import dev.keywright.SortTemplate;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbImmutable;

/** {@code USER#ann@example.com}, {@code ITEM#004711#003}: one line of an order. */
@PartitionTemplate(value = "USER#{email}", column = "PK")
@SortTemplate(value = "ITEM#{orderId}#{line}", column = "SK")
@DynamoDbImmutable(builder = Item.Builder.class)
public record Item(
    @PartitionKey @Domain(alphabet = "0-9a-z@.", maxLength = 60) String email,
    @SortKey(pad = 6) int orderId,
    @SortKey(pad = 3) @Domain(uniqueWithin = "orderId") int line,
    String article)
    implements Row {

  /** An item while it is read. */
  public static final class Builder {
    private String email = "";
    private int orderId;
    private int line;
    private String article = "";

    public void email(String value) {
      email = value;
    }

    public void orderId(int value) {
      orderId = value;
    }

    public void line(int value) {
      line = value;
    }

    public void article(String value) {
      article = value;
    }

    public Item build() {
      return new Item(email, orderId, line, article);
    }
  }
}
