package dev.keywright.benchmarks.wide;

import dev.keywright.AllowDesign;
import dev.keywright.PartitionKey;
import dev.keywright.PartitionTemplate;
import dev.keywright.TimeFormat;
import java.time.LocalDate;
import java.util.List;
import java.util.Random;
import java.util.UUID;

/** A day and a UUID among literals. */
final class TemplateOrder extends Kind<TemplateOrder.Order, String> {
  private static final String BEGINNING = "ORDER#";

  @PartitionTemplate("ORDER#{day}#{orderId}")
  @AllowDesign(check = "KW206", reason = "nothing is stored")
  record Order(@PartitionKey(time = TimeFormat.BASIC) LocalDate day, @PartitionKey UUID orderId) {}

  @Override
  Order row(Random random) {
    return new Order(Samples.day(random), new UUID(random.nextLong(), random.nextLong()));
  }

  @Override
  List<Order> refused() {
    UUID orderId = new UUID(1, 2);
    return List.of(
        new Order(LocalDate.of(-1, 1, 1), orderId), new Order(LocalDate.of(10_000, 1, 1), orderId));
  }

  @Override
  String encode(Order row) {
    return TemplateOrder_OrderKey.encodePartitionKey(row.day(), row.orderId());
  }

  @Override
  Object decode(String column) {
    return TemplateOrder_OrderKey.decode(column);
  }

  @Override
  String encodeByHand(Order row) {
    int year = row.day().getYear();
    Hand.require(year >= 0 && year <= 9999);
    byte[] out = Hand.scratch();
    writeBeginning(out);
    int at = Hand.writeDigits(year, 4, out, BEGINNING.length());
    at = Hand.writeDigits(row.day().getMonthValue(), 2, out, at);
    at = Hand.writeDigits(row.day().getDayOfMonth(), 2, out, at);
    out[at] = '#';
    long most = row.orderId().getMostSignificantBits();
    long least = row.orderId().getLeastSignificantBits();
    at = writeHex(most >>> 32, 8, out, at + 1);
    at = writeHex(most >>> 16, 4, out, dash(out, at));
    at = writeHex(most, 4, out, dash(out, at));
    at = writeHex(least >>> 48, 4, out, dash(out, at));
    return Hand.ascii(out, 0, writeHex(least, 12, out, dash(out, at)));
  }

  @SuppressWarnings("deprecation") // copies bytes as they are
  private static void writeBeginning(byte[] out) {
    BEGINNING.getBytes(0, BEGINNING.length(), out, 0);
  }

  private static int dash(byte[] out, int at) {
    out[at] = '-';
    return at + 1;
  }

  private static int writeHex(long bits, int digits, byte[] out, int at) {
    for (int i = 0; i < digits; i += 2) {
      Hand.writeHex((byte) (bits >>> (4 * (digits - 2 - i))), out, at + i);
    }
    return at + digits;
  }

  @Override
  Order decodeByHand(String column) {
    Hand.require(column.length() == 51 && column.startsWith(BEGINNING) && column.charAt(14) == '#');
    int year = (int) Hand.digits(column, 6, 4);
    int month = (int) Hand.digits(column, 10, 2);
    LocalDate day = LocalDate.of(year, month, (int) Hand.digits(column, 12, 2));
    Hand.require(column.charAt(23) == '-' && column.charAt(28) == '-');
    Hand.require(column.charAt(33) == '-' && column.charAt(38) == '-');
    long time = Hand.hex(column, 15, 23) << 32 | Hand.hex(column, 24, 28) << 16;
    long most = time | Hand.hex(column, 29, 33);
    long least = Hand.hex(column, 34, 38) << 48 | Hand.hex(column, 39, 51);
    return new Order(day, new UUID(most, least));
  }
}
