package demo;

import dev.keywright.runtime.KeyRange;
import java.time.Instant;

/** Prints what both keys say. */
public final class Main {
  private Main() {}

  public static void main(String[] arguments) {
    Shop.Receipt receipt = new Shop.Receipt(new Shop.TillId(7), "ann", 12);
    Shop_ReceiptKey key = Shop_ReceiptKey.of(receipt);
    System.out.println(key.partitionKey());
    KeyRange<String> range = Shop_ReceiptKey.scan().till(new Shop.TillId(7)).all();
    System.out.println(range.contains(key));

    Instant now = Instant.EPOCH.plusSeconds(60);
    LogEventKey event = LogEventKey.of(new LogEvent(now, "a", 1));
    System.out.println(LogEventKey.eventsBetween(Instant.EPOCH, now.plusMillis(1)).contains(event));
  }
}
