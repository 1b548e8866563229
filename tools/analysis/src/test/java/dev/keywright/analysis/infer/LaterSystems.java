package dev.keywright.analysis.infer;

import dev.keywright.analysis.infer.RandomLayout.RandomValues;
import dev.keywright.layout.signature.LayoutSignature;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/** Keys of public systems that were written down after the last change of the search. */
final class LaterSystems {
  private static final String[] QUEUES = {"email", "reports", "images", "webhooks", "exports"};
  private static final String[] COINS = {"uatom", "uosmo", "ibc/27394FB0", "stake", "uion"};

  private final SplittableRandom random = new SplittableRandom(71);
  private final List<Systems.Kind> all = new ArrayList<>();

  private LaterSystems() {}

  static List<Systems.Kind> all() {
    LaterSystems systems = new LaterSystems();
    systems.addTexts();
    systems.addBinaries();
    return systems.all;
  }

  private void addTexts() {
    add(
        "statistics of Sidekiq",
        "TEXT | partitionKey: \"stat:processed:\" day LocalDate time=ISO",
        r -> LocalDate.of(2014, 3, 1).plusDays(r.nextInt(4000)));
    add(
        "sessions of Spring",
        "TEXT | partitionKey: \"spring:session:sessions:\" id UUID",
        RandomParts::uuid);
    add(
        "blocks of CometBFT",
        "TEXT | partitionKey: \"H:\" height long unordered",
        numbers(Shape.EVEN, 21_000_000));
    add(
        "jobs of Bull",
        "TEXT | partitionKey: \"bull:\" queue String unordered \":\" id long unordered",
        r -> QUEUES[r.nextInt(1 + r.nextInt(QUEUES.length))],
        numbers(Shape.SEQUENTIAL, 3_000_000));
    add(
        "chunks of Thanos",
        "TEXT | partitionKey: block String \"/chunks/\" number int pad=6",
        RealForms::ulid,
        r -> 1 + (int) Math.exp(r.nextDouble(0, 3.5)));
    add(
        "slots of Solana",
        "TEXT separator=',' | partitionKey: slot long as=HEX width=16",
        numbers(Shape.SEQUENTIAL, 250_000_000));
  }

  private void addBinaries() {
    add(
        "entries of BookKeeper",
        "BINARY | partitionKey: ledger long as=TWOS_COMPLEMENT width=8, entry long"
            + " as=TWOS_COMPLEMENT width=8",
        numbers(Shape.CLUSTERED, 900_000),
        numbers(Shape.LOGNORMAL, 50_000));
    add(
        "block index of Bitcoin",
        "BINARY | partitionKey: \"b\" hash byte[] text=FIXED width=32",
        r -> bytes(r, 32));
    add(
        "block index of Bitcoin",
        "BINARY | partitionKey: \"f\" file long as=LITTLE_ENDIAN width=4",
        numbers(Shape.EVEN, 4000));
    add(
        "snapshot of geth",
        "BINARY | partitionKey: \"a\" account byte[] text=FIXED width=32",
        r -> bytes(r, 32));
    add(
        "snapshot of geth",
        "BINARY | partitionKey: \"o\" account byte[] text=FIXED width=32 \"\" slot byte[] text=FIXED"
            + " width=32",
        r -> bytes(r, 32),
        r -> bytes(r, 32));
    add(
        "balances of Cosmos",
        "BINARY | partitionKey: \"\\u0002\" account byte[] text=LENGTH_PREFIXED lengthBytes=1 \"\""
            + " coin String",
        r -> bytes(r, 20),
        r -> COINS[r.nextInt(1 + r.nextInt(COINS.length))]);
  }

  private void add(String name, String signature, RandomValues... values) {
    LayoutSignature layout = LayoutSignature.parse(signature);
    Map<String, RandomValues> byPart = new LinkedHashMap<>();
    layout.parts().forEach(part -> byPart.put(part.name(), values[byPart.size()]));
    all.add(new Systems.Kind(name, new RandomLayout(layout, byPart)));
  }

  private RandomValues numbers(Shape shape, long bound) {
    return shape.numbers(random, bound);
  }

  private static byte[] bytes(SplittableRandom r, int width) {
    byte[] bytes = new byte[width];
    r.nextBytes(bytes);
    return bytes;
  }
}
