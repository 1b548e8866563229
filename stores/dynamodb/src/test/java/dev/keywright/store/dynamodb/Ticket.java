package dev.keywright.store.dynamodb;

import java.util.UUID;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbImmutable;

/** An item that a builder makes. */
@DynamoDbImmutable(builder = Ticket.Builder.class)
public final class Ticket {
  private final @Nullable UUID id;
  private final short seat;

  private Ticket(Builder builder) {
    this.id = builder.id;
    this.seat = builder.seat;
  }

  public static Builder builder() {
    return new Builder();
  }

  public @Nullable UUID id() {
    return id;
  }

  public short seat() {
    return seat;
  }

  /** Makes a ticket. */
  public static final class Builder {
    private @Nullable UUID id;
    private short seat;

    private Builder() {}

    public Builder id(@Nullable UUID id) {
      this.id = id;
      return this;
    }

    public Builder seat(short seat) {
      this.seat = seat;
      return this;
    }

    public Ticket build() {
      return new Ticket(this);
    }
  }
}
