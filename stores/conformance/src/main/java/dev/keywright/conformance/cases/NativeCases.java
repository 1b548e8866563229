package dev.keywright.conformance.cases;

import static java.util.Comparator.comparing;
import static java.util.Comparator.naturalOrder;

import dev.keywright.conformance.Case;
import dev.keywright.conformance.cases.Bounds.Questions;
import dev.keywright.conformance.layouts.BlobKey;
import dev.keywright.conformance.layouts.ContactKey;
import dev.keywright.conformance.layouts.GuidePurchaseKey;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.function.Predicate;

/** Layouts with columns of the store's own types. */
final class NativeCases {
  private static final List<GuidePurchaseKey> GUIDE =
      List.of(
          new GuidePurchaseKey(16, "a100", 66661, 200001),
          new GuidePurchaseKey(54, "a100", 6777, 200003),
          new GuidePurchaseKey(54, "a1001", 6777, 200004),
          new GuidePurchaseKey(167, "a101", 283408, 200002));

  private NativeCases() {}

  static Case<GuidePurchaseKey> purchases() {
    Random random = new Random(11);
    List<Integer> devices = List.of(0, 15, 16, 54, 99, 100, 167, 999_999);
    List<String> sellers = List.of("a1", "a10", "a100", "a1001", "a101", "A", "b");
    List<Long> numbers = List.of(Long.MIN_VALUE, -1L, 0L, 200_003L, 200_004L, Long.MAX_VALUE);
    List<GuidePurchaseKey> keys =
        Rows.of(
            GUIDE,
            random,
            it ->
                new GuidePurchaseKey(
                    it.nextInt(3) == 0 ? Rows.pick(it, devices) : it.nextInt(200),
                    Rows.pick(it, sellers),
                    it.nextInt(4) == 0 ? it.nextInt(100_000) : 6777,
                    it.nextInt(3) == 0 ? Rows.pick(it, numbers) : it.nextLong()));
    Comparator<GuidePurchaseKey> byValue =
        comparing(GuidePurchaseKey::deviceId)
            .thenComparing(GuidePurchaseKey::sellerId)
            .thenComparing(key -> Long.toString(key.cardId()))
            .thenComparing(GuidePurchaseKey::orderNumber);
    Predicate<GuidePurchaseKey> of54 = key -> key.deviceId() == 54;
    Questions<GuidePurchaseKey> questions = new Questions<>(GuidePurchaseKey.ORDER, random);
    questions.add("all", GuidePurchaseKey.scan().all(), key -> true);
    questions.add(
        "deviceId between 15 100",
        GuidePurchaseKey.scan().deviceId().between(15, 100),
        key -> key.deviceId() >= 15 && key.deviceId() < 100);
    questions
        .part("deviceId", GuidePurchaseKey::deviceId, naturalOrder(), key -> true, devices)
        .equal(device -> GuidePurchaseKey.scan().deviceId(device).all())
        .between((from, to) -> GuidePurchaseKey.scan().deviceId().between(from, to))
        .atLeast(device -> GuidePurchaseKey.scan().deviceId().atLeast(device))
        .greaterThan(device -> GuidePurchaseKey.scan().deviceId().greaterThan(device))
        .atMost(device -> GuidePurchaseKey.scan().deviceId().atMost(device))
        .lessThan(device -> GuidePurchaseKey.scan().deviceId().lessThan(device));
    questions
        .part("deviceId 54 sellerId", GuidePurchaseKey::sellerId, naturalOrder(), of54, sellers)
        .equal(seller -> GuidePurchaseKey.scan().deviceId(54).sellerId(seller).all())
        .between((from, to) -> GuidePurchaseKey.scan().deviceId(54).sellerId().between(from, to))
        .atMost(seller -> GuidePurchaseKey.scan().deviceId(54).sellerId().atMost(seller))
        .startsWith(
            seller -> GuidePurchaseKey.scan().deviceId(54).sellerId().startsWith(seller),
            List.of("a10", "a100", "A"));
    questions
        .part(
            "deviceId 54 sellerId a100 cardId 6777 orderNumber",
            GuidePurchaseKey::orderNumber,
            naturalOrder(),
            of54.and(key -> key.sellerId().equals("a100") && key.cardId() == 6777),
            numbers)
        .equal(number -> card().orderNumber(number))
        .between((from, to) -> card().orderNumber().between(from, to))
        .atLeast(number -> card().orderNumber().atLeast(number))
        .greaterThan(number -> card().orderNumber().greaterThan(number))
        .atMost(number -> card().orderNumber().atMost(number))
        .lessThan(number -> card().orderNumber().lessThan(number));
    questions.add(
        "deviceId 54 sellerId a100 cardId 6777",
        card().all(),
        of54.and(key -> key.sellerId().equals("a100") && key.cardId() == 6777));
    return Case.of(
            "the guide's purchases",
            GuidePurchaseKey.LAYOUT,
            keys,
            byValue,
            it -> GuidePurchaseKey.decode(it.text("partitionKey"), it.number("orderNumber")))
        .splitAt(List.of("000054", "000100"))
        .asking(questions.all());
  }

  private static GuidePurchaseKey.AfterCardId card() {
    return GuidePurchaseKey.scan().deviceId(54).sellerId("a100").cardId(6777);
  }

  static Case<ContactKey> contacts() {
    Random random = new Random(12);
    List<Long> years = List.of(-5L, 0L, 1L, 1999L, 2026L);
    List<String> names = List.of("a", "a b", "ab", "B", "b", "é", "\uffe5");
    List<ContactKey> keys =
        Rows.of(
            random,
            it ->
                new ContactKey(
                    it.nextInt(3),
                    it.nextBoolean() ? Rows.pick(it, years) : it.nextInt(50),
                    Rows.pick(it, names) + it.nextInt(20)));
    Comparator<ContactKey> byValue =
        comparing(ContactKey::region)
            .thenComparing(ContactKey::since)
            .thenComparing(ContactKey::name);
    Predicate<ContactKey> inRegion = key -> key.region() == 1;
    Questions<ContactKey> questions = new Questions<>(ContactKey.ORDER, random);
    questions.add("region 1", ContactKey.scan().region(1).all(), inRegion);
    questions
        .part("region 1 since", ContactKey::since, naturalOrder(), inRegion, years)
        .equal(since -> ContactKey.scan().region(1).since(since).all())
        .between((from, to) -> ContactKey.scan().region(1).since().between(from, to))
        .atLeast(since -> ContactKey.scan().region(1).since().atLeast(since))
        .atMost(since -> ContactKey.scan().region(1).since().atMost(since));
    questions
        .part(
            "region 1 since 0 name",
            ContactKey::name,
            naturalOrder(),
            inRegion.and(key -> key.since() == 0),
            names)
        .between((from, to) -> ContactKey.scan().region(1).since(0).name().between(from, to))
        .greaterThan(name -> ContactKey.scan().region(1).since(0).name().greaterThan(name))
        .lessThan(name -> ContactKey.scan().region(1).since(0).name().lessThan(name))
        .startsWith(name -> ContactKey.scan().region(1).since(0).name().startsWith(name), names);
    return Case.of(
            "three columns, two native",
            ContactKey.LAYOUT,
            keys,
            byValue,
            it -> ContactKey.decode(it.text("partitionKey"), it.number("since"), it.text("name")))
        .splitAt(List.of("01", "02"))
        .asking(questions.all());
  }

  static Case<BlobKey> blobs() {
    Random random = new Random(13);
    List<byte[]> digests =
        List.of(
            new byte[] {0},
            new byte[] {0, 0},
            new byte[] {1},
            new byte[] {0x7f, -1},
            new byte[] {-0x80},
            new byte[] {-1},
            new byte[] {-1, -1});
    List<BlobKey> keys =
        Rows.of(
            random,
            it -> {
              byte[] digest = new byte[1 + it.nextInt(4)];
              it.nextBytes(digest);
              return new BlobKey(
                  it.nextInt(3), it.nextInt(10) == 0 ? Rows.pick(it, digests) : digest);
            });
    Comparator<BlobKey> byValue =
        comparing(BlobKey::owner).thenComparing(BlobKey::digest, Arrays::compareUnsigned);
    Questions<BlobKey> questions = new Questions<>(BlobKey.ORDER, random);
    questions
        .part(
            "owner 1 digest",
            BlobKey::digest,
            Arrays::compareUnsigned,
            key -> key.owner() == 1,
            digests)
        .equal(digest -> BlobKey.scan().owner(1).digest(digest))
        .between((from, to) -> BlobKey.scan().owner(1).digest().between(from, to))
        .atLeast(digest -> BlobKey.scan().owner(1).digest().atLeast(digest))
        .greaterThan(digest -> BlobKey.scan().owner(1).digest().greaterThan(digest))
        .atMost(digest -> BlobKey.scan().owner(1).digest().atMost(digest))
        .lessThan(digest -> BlobKey.scan().owner(1).digest().lessThan(digest));
    return Case.of(
            "text and native bytes",
            BlobKey.LAYOUT,
            keys,
            byValue,
            it -> BlobKey.decode(it.text("partitionKey"), it.bytes("digest")))
        .splitAt(List.of("01", "02"))
        .asking(questions.all());
  }
}
