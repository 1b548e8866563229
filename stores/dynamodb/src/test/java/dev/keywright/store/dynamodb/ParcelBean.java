package dev.keywright.store.dynamodb;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbAttribute;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbBean;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbFlatten;

/** An item whose attributes are partly those of another bean, and of another name. */
@DynamoDbBean
public class ParcelBean {
  private long number;
  private @Nullable String mail;
  private @Nullable Place place;

  public long getNumber() {
    return number;
  }

  public void setNumber(long number) {
    this.number = number;
  }

  @DynamoDbAttribute("e-mail")
  public @Nullable String getMail() {
    return mail;
  }

  public void setMail(@Nullable String mail) {
    this.mail = mail;
  }

  @DynamoDbFlatten
  public @Nullable Place getPlace() {
    return place;
  }

  public void setPlace(@Nullable Place place) {
    this.place = place;
  }

  String city() {
    return String.valueOf(Objects.requireNonNull(place).getCity());
  }

  /** Where a parcel is. */
  @DynamoDbBean
  public static class Place {
    private @Nullable String city;
    private int shelf;

    public @Nullable String getCity() {
      return city;
    }

    public void setCity(@Nullable String city) {
      this.city = city;
    }

    public int getShelf() {
      return shelf;
    }

    public void setShelf(int shelf) {
      this.shelf = shelf;
    }
  }
}
