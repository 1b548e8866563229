package shop;

import dev.keywright.Generated;
import dev.keywright.runtime.CheckReturnValue;
import dev.keywright.runtime.Columns;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.MalformedKeyException;
import dev.keywright.runtime.NoMember;
import dev.keywright.runtime.codec.Literals;
import dev.keywright.runtime.scan.ColumnScan;
import dev.keywright.runtime.scan.RangeStage;
import dev.keywright.runtime.scan.TextBounds;
import dev.keywright.runtime.text.StringPart;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A key of {@link ShopItem}: a key of one of its entities, which share a table. */
@Generated("dev.keywright.processor.FamilyProcessor")
@CheckReturnValue
public sealed interface ShopItemKey extends Key
    permits UserOrderKey, UserProfileKey, UserAddressKey, NewsletterKey {
  /** How the keys of each entity are written, in the order of their classes above. */
  List<String> LAYOUTS =
      List.of(UserOrderKey.LAYOUT, UserProfileKey.LAYOUT, UserAddressKey.LAYOUT,
          NewsletterKey.LAYOUT);

  /**
   * The key that was encoded as these columns, whichever entity it is of.
   *
   * @throws dev.keywright.runtime.MalformedKeyException if it is of none
   */
  static ShopItemKey decode(String pk, String sk) {
    switch (Literals.at(sk, 0)) {
      case 'A' -> {
        if (Literals.isAt(sk, 0, "ADDRESS#")) {
          return UserAddressKey.decode(pk, sk);
        }
      }
      case 'N' -> {
        if (Literals.isAt(sk, 0, "NEWSLETTER#")) {
          return NewsletterKey.decode(pk, sk);
        }
      }
      case 'O' -> {
        if (Literals.isAt(sk, 0, "ORDER#")) {
          return UserOrderKey.decode(pk, sk);
        }
      }
      case 'P' -> {
        if (Literals.isAll(sk, "PROFILE")) {
          return UserProfileKey.decode(pk, sk);
        }
      }
      default -> {}
    }
    throw ofNoMember(pk, sk);
  }

  private static MalformedKeyException ofNoMember(String pk, String sk) {
    return new NoMember("ShopItem")
        .and("UserOrder", () -> UserOrderKey.decode(pk, sk))
        .and("UserProfile", () -> UserProfileKey.decode(pk, sk))
        .and("UserAddress", () -> UserAddressKey.decode(pk, sk))
        .and("Newsletter", () -> NewsletterKey.decode(pk, sk))
        .exception();
  }

  /** The key that was encoded as these columns, or nothing if none was. */
  static Optional<ShopItemKey> tryDecode(String pk, String sk) {
    return Columns.decoded(() -> decode(pk, sk));
  }

  /** The key in the columns of a row, by name. */
  static ShopItemKey decode(Map<String, ?> columns) {
    return decode(Columns.text(columns, "PK"), Columns.text(columns, "SK"));
  }

  /** Starts a range scan of the rows of all entities, by the parts that they all begin with. */
  static Scan scan() {
    return new Scan(Scan.PK_SCAN);
  }

  /** A scan of the rows of all entities; {@code userId} is next. */
  final class Scan extends RangeStage<String> {
    private static final StringPart USER_ID = StringPart.of("userId", "\\-0-9A-Za-z").atMost(36);
    private static final ColumnScan<String> PK_SCAN = ColumnScan.text("PK", "USER#", "")
        .boundedBy(USER_ID);
    private static final ColumnScan<String> SK_SCAN = ColumnScan.text("SK", "", "");

    private Scan(ColumnScan<String> scan) { super(scan); }

    /** Fixes {@code userId}. */
    public AfterUserId userId(String userId) {
      ColumnScan<String> next = scan.column(USER_ID, userId, Scan.SK_SCAN);
      return new AfterUserId(next);
    }

    /**
     * Asks for ranges of {@code userId}, written as [\-0-9A-Za-z], at most 36.
     * Amazon DynamoDB cannot read such a range in one query: it takes a scan of the whole table.
     */
    public TextBounds<String, KeyRange<String>> userId() {
      return scan.texts(USER_ID);
    }

    /** A scan that has fixed the parts up to {@code userId}. */
    public static final class AfterUserId extends RangeStage<String> {
      private AfterUserId(ColumnScan<String> scan) { super(scan); }
    }
  }
}
