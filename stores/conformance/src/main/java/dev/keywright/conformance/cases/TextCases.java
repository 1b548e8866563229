package dev.keywright.conformance.cases;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.util.Comparator.comparing;
import static java.util.Comparator.naturalOrder;
import static java.util.Comparator.reverseOrder;

import dev.keywright.conformance.Case;
import dev.keywright.conformance.cases.Bounds.Questions;
import dev.keywright.conformance.layouts.EscapedKey;
import dev.keywright.conformance.layouts.HashedOrderKey;
import dev.keywright.conformance.layouts.PostKey;
import dev.keywright.conformance.layouts.SaleKey;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.function.Predicate;

/** Layouts of one or two columns of text. */
final class TextCases {
  private TextCases() {}

  static Case<SaleKey> sales() {
    Random random = new Random(1);
    List<String> articles = List.of("a", "a1", "a10", "a100", "a1001", "A:", "b,", "Z", "z9");
    List<Integer> changes = List.of(-99_999, -700, -1, 0, 1, 9, 10, 99, 100, 99_999);
    List<SaleKey> keys =
        Rows.of(
            random,
            it ->
                new SaleKey(
                    it.nextInt(8),
                    Rows.pick(it, articles),
                    it.nextBoolean() ? Rows.pick(it, changes) : it.nextInt(1000) - 500,
                    it.nextBoolean()));
    Comparator<SaleKey> byValue =
        comparing(SaleKey::shop)
            .thenComparing(SaleKey::article)
            .thenComparing(SaleKey::change)
            .thenComparing(SaleKey::isPaid);
    Predicate<SaleKey> inShop = key -> key.shop() == 3;
    Predicate<SaleKey> ofArticle = inShop.and(key -> key.article().equals("a10"));
    Questions<SaleKey> questions = new Questions<>(SaleKey.ORDER, random);
    questions.add("all", SaleKey.scan().all(), key -> true);
    questions
        .part("shop", SaleKey::shop, naturalOrder(), key -> true, List.of(0, 2, 5, 7, 9, 999))
        .equal(shop -> SaleKey.scan().shop(shop).all())
        .between((from, to) -> SaleKey.scan().shop().between(from, to))
        .atLeast(shop -> SaleKey.scan().shop().atLeast(shop))
        .lessThan(shop -> SaleKey.scan().shop().lessThan(shop));
    questions
        .part("shop 3 article", SaleKey::article, naturalOrder(), inShop, articles)
        .equal(article -> SaleKey.scan().shop(3).article(article).all())
        .between((from, to) -> SaleKey.scan().shop(3).article().between(from, to))
        .atLeast(article -> SaleKey.scan().shop(3).article().atLeast(article))
        .greaterThan(article -> SaleKey.scan().shop(3).article().greaterThan(article))
        .atMost(article -> SaleKey.scan().shop(3).article().atMost(article))
        .lessThan(article -> SaleKey.scan().shop(3).article().lessThan(article))
        .startsWith(
            article -> SaleKey.scan().shop(3).article().startsWith(article),
            List.of("a1", "a100", "A", "q"));
    questions
        .part("shop 3 article a10 change", SaleKey::change, naturalOrder(), ofArticle, changes)
        .equal(change -> SaleKey.scan().shop(3).article("a10").change(change).all())
        .between((from, to) -> SaleKey.scan().shop(3).article("a10").change().between(from, to))
        .greaterThan(change -> SaleKey.scan().shop(3).article("a10").change().greaterThan(change))
        .atMost(change -> SaleKey.scan().shop(3).article("a10").change().atMost(change));
    return Case.of(
            "text in two columns",
            SaleKey.LAYOUT,
            keys,
            byValue,
            it -> SaleKey.decode(it.text("partitionKey"), it.text("sortKey")))
        .splitAt(List.of("002", "004"))
        .asking(questions.all());
  }

  static Case<PostKey> posts() {
    Random random = new Random(2);
    List<String> users = List.of("ann", "anna", "bob", "o'neil", "x");
    Instant start = Instant.parse("2012-08-01T20:17:28Z");
    List<Instant> times =
        List.of(start, start.plusMillis(1), start.plusSeconds(60), start.minusSeconds(86_400));
    List<PostKey> keys =
        Rows.of(
            random,
            it ->
                new PostKey(
                    Rows.pick(it, users),
                    it.nextInt(4) == 0
                        ? Rows.pick(it, times)
                        : start.plusMillis(it.nextInt(90_000)),
                    it.nextInt(3)));
    Comparator<PostKey> byValue =
        comparing(PostKey::user)
            .thenComparing(PostKey::createdAt, reverseOrder())
            .thenComparing(PostKey::number);
    Questions<PostKey> questions = new Questions<>(PostKey.ORDER, random);
    questions
        .part("user", PostKey::user, naturalOrder(), key -> true, users)
        .equal(user -> PostKey.scan().user(user).all())
        .between((from, to) -> PostKey.scan().user().between(from, to))
        .startsWith(user -> PostKey.scan().user().startsWith(user), List.of("ann", "o'"));
    questions
        .part(
            "user o'neil createdAt",
            PostKey::createdAt,
            naturalOrder(),
            key -> key.user().equals("o'neil"),
            times)
        .between((from, to) -> PostKey.scan().user("o'neil").createdAt().between(from, to))
        .atLeast(at -> PostKey.scan().user("o'neil").createdAt().atLeast(at))
        .greaterThan(at -> PostKey.scan().user("o'neil").createdAt().greaterThan(at))
        .atMost(at -> PostKey.scan().user("o'neil").createdAt().atMost(at))
        .lessThan(at -> PostKey.scan().user("o'neil").createdAt().lessThan(at))
        .equal(at -> PostKey.scan().user("o'neil").createdAt(at).all());
    return Case.of(
            "text with the newest first",
            PostKey.LAYOUT,
            keys,
            byValue,
            it -> PostKey.decode(it.text("partitionKey"), it.text("sortKey")))
        .splitAt(List.of("b"))
        .asking(questions.all());
  }

  static Case<HashedOrderKey> hashedOrders() {
    Random random = new Random(3);
    List<HashedOrderKey> keys = Rows.of(random, it -> new HashedOrderKey(it.nextInt(1_000_000)));
    Questions<HashedOrderKey> questions = new Questions<>(HashedOrderKey.ORDER, random);
    questions.add("all", HashedOrderKey.scan().all(), key -> true);
    for (int i = 0; i < 8; i++) {
      int number = keys.get(i * 100).orderNumber();
      questions.add(
          "orderNumber " + number,
          HashedOrderKey.scan().orderNumber(number),
          key -> key.orderNumber() == number);
    }
    return Case.of(
            "text after a hash prefix",
            HashedOrderKey.LAYOUT,
            keys,
            comparing(key -> hashed(key.orderNumber())),
            it -> HashedOrderKey.decode(it.text("partitionKey")))
        .splitAt(HashedOrderKey.splitPoints(4))
        .asking(questions.all());
  }

  /** The key as the contract has it: four digits of the MD5 of six digits, and those. */
  private static String hashed(int orderNumber) {
    String padded = String.format(Locale.ROOT, "%06d", orderNumber);
    try {
      byte[] digest = MessageDigest.getInstance("MD5").digest(padded.getBytes(US_ASCII));
      return HexFormat.of().formatHex(digest).substring(0, 4) + padded;
    } catch (NoSuchAlgorithmException exception) {
      throw new IllegalStateException("every JDK has MD5", exception);
    }
  }

  static Case<EscapedKey> escapedTexts() {
    Random random = new Random(4);
    String alphabet = "ab!\" ,:zZé~";
    List<String> authors = List.of("a", "a!", "a!!", "a b", "ab", "\"", "é", "Z", "z");
    List<EscapedKey> keys =
        Rows.of(
            random,
            it ->
                new EscapedKey(
                    it.nextInt(3),
                    it.nextBoolean() ? Rows.pick(it, authors) : Rows.text(it, alphabet, 3),
                    Rows.text(it, alphabet, 3)));
    Comparator<EscapedKey> byValue =
        comparing(EscapedKey::shelf)
            .thenComparing(EscapedKey::author)
            .thenComparing(EscapedKey::title);
    Predicate<EscapedKey> onShelf = key -> key.shelf() == 1;
    Questions<EscapedKey> questions = new Questions<>(EscapedKey.ORDER, random);
    questions
        .part("shelf 1 author", EscapedKey::author, naturalOrder(), onShelf, authors)
        .equal(author -> EscapedKey.scan().shelf(1).author(author).all())
        .between((from, to) -> EscapedKey.scan().shelf(1).author().between(from, to))
        .greaterThan(author -> EscapedKey.scan().shelf(1).author().greaterThan(author))
        .atMost(author -> EscapedKey.scan().shelf(1).author().atMost(author))
        .startsWith(author -> EscapedKey.scan().shelf(1).author().startsWith(author), authors);
    questions
        .part(
            "shelf 1 author a! title",
            EscapedKey::title,
            naturalOrder(),
            onShelf.and(key -> key.author().equals("a!")),
            authors)
        .atLeast(title -> EscapedKey.scan().shelf(1).author("a!").title().atLeast(title))
        .lessThan(title -> EscapedKey.scan().shelf(1).author("a!").title().lessThan(title))
        .startsWith(
            title -> EscapedKey.scan().shelf(1).author("a!").title().startsWith(title),
            List.of("a", "!", " "));
    return Case.of(
            "text with its separator in it",
            EscapedKey.LAYOUT,
            keys,
            byValue,
            it -> EscapedKey.decode(it.text("partitionKey"), it.text("sortKey")))
        .splitAt(List.of("1", "2"))
        .asking(questions.all());
  }
}
