package dev.keywright.benchmarks;

import java.time.LocalDate;
import java.util.Random;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** A row of a table with eight kinds of rows: whose it is, and its key. */
@State(Scope.Thread)
public class FamilyDecode {
  private static final int SEED = 16;

  private final String[] users = new String[Row.COUNT];
  private final String[] orders = new String[Row.COUNT];
  private final String[] wishes = new String[Row.COUNT];
  private int next;

  /** Makes the keys that are taken apart. */
  public FamilyDecode() {
    Random random = new Random(SEED);
    for (int i = 0; i < Row.COUNT; i++) {
      String user = Integer.toString(random.nextInt(1 << 30), Character.MAX_RADIX);
      LocalDate day = LocalDate.ofEpochDay(random.nextInt(30_000));
      int number = random.nextInt(100_000_000);
      users[i] = new ShopItem_OrderKey(user, day, number).pk();
      orders[i] = new ShopItem_OrderKey(user, day, number).sk();
      wishes[i] = new ShopItem_WishKey(user, day, number).sk();
    }
  }

  private int next() {
    return next++ & (Row.COUNT - 1);
  }

  /** The key of the first member, by the family. */
  @Benchmark
  public Object first() {
    int i = next();
    return ShopItemKey.decode(users[i], orders[i]);
  }

  /** The same key, by the member itself. */
  @Benchmark
  public Object firstItself() {
    int i = next();
    return ShopItem_OrderKey.decode(users[i], orders[i]);
  }

  /** The key of the last member, by the family. */
  @Benchmark
  public Object last() {
    int i = next();
    return ShopItemKey.decode(users[i], wishes[i]);
  }

  /** The same key, by the member itself. */
  @Benchmark
  public Object lastItself() {
    int i = next();
    return ShopItem_WishKey.decode(users[i], wishes[i]);
  }
}
