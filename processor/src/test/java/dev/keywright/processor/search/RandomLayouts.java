package dev.keywright.processor.search;

import dev.keywright.description.store.Store;
import dev.keywright.processor.check.LayoutBuilder;
import dev.keywright.processor.check.PartBuilder;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.PartType;
import dev.keywright.runtime.hash.HashFunction;
import dev.keywright.runtime.time.TimeFormat;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/** Layouts by chance: most are well formed, about half of those are sound. */
public final class RandomLayouts {
  private static final String SEPARATORS = ",!-.:;_~ A0a\u0000\u0001#/";
  private static final String IN_ALPHABETS = "019:;AZ_ab,!- .~";
  private static final List<List<String>> CODES =
      List.of(
          List.of("a", "aZ"),
          List.of("-", "1", "a"),
          List.of("1", "1:"),
          List.of("n", "o", "x"),
          List.of("b", "a"),
          List.of("p", "p,", "p,q"));
  private static final List<Store> STORES = List.of(Store.values());
  private static final List<String> FOREIGN =
      List.of("java.time.OffsetDateTime", "java.time.ZonedDateTime", "java.time.OffsetTime");

  private final Random random;
  private int parts;
  private boolean isBare;

  public RandomLayouts(Random random) {
    this.random = random;
  }

  public Layout next() {
    parts = 0;
    boolean binary = chance(5);
    isBare = chance(12);
    int front = isBare ? 0 : 1 + random.nextInt(3);
    LayoutBuilder layout =
        LayoutBuilder.partition(parts(front, binary))
            .separator(SEPARATORS.charAt(random.nextInt(SEPARATORS.length())));
    if (isBare) {
      layout.sort("", parts(1 + random.nextInt(3), binary)).bucket(2 + random.nextInt(300), "p0");
    } else if (chance(3)) {
      layout.sort("", parts(1 + random.nextInt(2), binary));
    }
    if (!isBare && chance(6)) {
      layout
          .bucket(2 + random.nextInt(300), "p" + random.nextInt(parts))
          .behind("p" + random.nextInt(front));
    }
    if (chance(12)) {
      layout.constant("kind", chance(2) ? "ORDER#" : "\u00e9");
    }
    if (binary) {
      layout.binary();
    } else if (chance(4)) {
      layout.escape();
    }
    if (chance(4)) {
      layout.in(STORES.get(random.nextInt(STORES.size())));
    }
    if (chance(5)) {
      layout.volume(random.nextInt(1_000_000_000), random.nextInt(1000), random.nextInt(5000));
    }
    return layout.build();
  }

  /**
   * A layout that says more of its load: with buckets in front and behind parts, with steps, in a
   * store more often than not, and without parts in its partition column now and then.
   */
  public Layout nextLoaded() {
    parts = 0;
    isBare = chance(12);
    PartBuilder[] front = isBare ? new PartBuilder[0] : loaded(1 + random.nextInt(3));
    LayoutBuilder layout = LayoutBuilder.partition(front);
    if (isBare || chance(2)) {
      layout.sort("", loaded(1 + random.nextInt(2)));
    }
    if (isBare || chance(4)) {
      String of = "p" + random.nextInt(parts);
      int count = 2 + random.nextInt(30);
      if (chance(3)) {
        layout.modulo(count, of);
      } else if (chance(2) && parts > 1) {
        layout.bucket(count, "p0", "p" + (1 + random.nextInt(parts - 1)));
      } else {
        layout.bucket(count, of);
      }
      if (!isBare && chance(2)) {
        layout.behind("p" + random.nextInt(front.length));
      }
    }
    if (chance(6)) {
      layout.suffix(8);
    } else if (chance(12)) {
      layout.constant("kind", "ORDER#");
    }
    if (!chance(5)) {
      layout.in(STORES.get(random.nextInt(STORES.size())));
    }
    if (chance(4)) {
      layout.volume(
          chance(2) ? 0 : 1 + random.nextInt(1_000_000_000),
          chance(2) ? 0 : 1 + random.nextInt(1000),
          chance(2) ? 0 : 1 + random.nextInt(5000));
    }
    return layout.build();
  }

  private PartBuilder[] loaded(int count) {
    return IntStream.range(0, count)
        .mapToObj(i -> loaded("p" + parts++))
        .toArray(PartBuilder[]::new);
  }

  private PartBuilder loaded(String name) {
    PartBuilder part =
        switch (random.nextInt(9)) {
          case 0 -> PartBuilder.flag(name);
          case 1 -> codes(name);
          case 2 -> PartBuilder.date(name).time(chance(2) ? TimeFormat.BASIC : TimeFormat.ISO);
          case 3 -> PartBuilder.month(name).time(chance(2) ? TimeFormat.BASIC : TimeFormat.ISO);
          case 4, 5 -> PartBuilder.instant(name);
          case 6 -> PartBuilder.uuid(name);
          case 7 -> text(name);
          default -> PartBuilder.aLong(name).pad(1 + random.nextInt(12));
        };
    if (name.equals("p0") && chance(6)) {
      part.hash(HashFunction.MD5, 4);
    }
    facts(part);
    return part;
  }

  private PartBuilder[] parts(int count, boolean binary) {
    return IntStream.range(0, count)
        .mapToObj(i -> part("p" + parts++, binary))
        .toArray(PartBuilder[]::new);
  }

  /** A part of any type, as Keywright writes it. */
  PartBuilder part(String name, boolean binary) {
    PartBuilder part =
        switch (random.nextInt(14)) {
          case 0, 1, 2, 3 -> number(name, binary);
          case 4, 5, 6, 7 -> text(name);
          case 8 -> PartBuilder.bytes(name);
          case 9, 10 -> codes(name);
          case 11 -> time(name, binary);
          case 12 -> fixed(name);
          default -> chance(3) ? unwritable(name, binary) : PartBuilder.character(name);
        };
    if (chance(6)) {
      part.unordered();
    }
    if (name.equals("p0") && !isBare && chance(6)) {
      part.hash(HashFunction.MD5, 4);
    }
    facts(part);
    return part;
  }

  /** Facts that change no encoding; what they change is advice. */
  private void facts(PartBuilder part) {
    if (chance(5)) {
      part.cardinality(1 + random.nextInt(1000));
    }
    if (chance(8)) {
      part.monotonic();
    }
    if (chance(8)) {
      part.unique();
    }
    if (parts > 1 && chance(8)) {
      part.determinedBy("p0");
    }
  }

  private PartBuilder number(String name, boolean binary) {
    PartBuilder number =
        switch (random.nextInt(4)) {
          case 0 -> PartBuilder.aByte(name);
          case 1 -> PartBuilder.aShort(name);
          case 2 -> PartBuilder.anInt(name);
          default -> PartBuilder.aLong(name);
        };
    if (!binary && !chance(3)) {
      number.pad(1 + random.nextInt(chance(2) ? 4 : 19));
      if (chance(4)) {
        number.signed();
      }
    }
    if (chance(3)) {
      number.min(random.nextInt(300) - 150);
    }
    if (chance(3)) {
      number.max(random.nextInt(chance(2) ? 120 : 20_000));
    }
    if (chance(6)) {
      number.step(2 + random.nextInt(chance(2) ? 9 : 200));
    }
    return directed(number);
  }

  private PartBuilder directed(PartBuilder part) {
    return switch (random.nextInt(8)) {
      case 0 -> part.reversed();
      case 1 -> part.descending();
      default -> part;
    };
  }

  private PartBuilder text(String name) {
    PartBuilder text = PartBuilder.text(name);
    if (chance(3)) {
      text.maxLength(random.nextInt(4));
    }
    if (!chance(3)) {
      StringBuilder alphabet = new StringBuilder(chance(2) ? "a-z" : "01a");
      for (int i = random.nextInt(3); i > 0; i--) {
        char c = IN_ALPHABETS.charAt(random.nextInt(IN_ALPHABETS.length()));
        alphabet.append("\\u").append(HexFormat.of().toHexDigits(c));
      }
      text.alphabet(alphabet.toString());
    }
    return chance(8) ? text.reversed() : text;
  }

  private PartBuilder codes(String name) {
    String[] codes = CODES.get(random.nextInt(CODES.size())).toArray(String[]::new);
    return PartBuilder.codes(name, "Kind", codes);
  }

  private PartBuilder time(String name, boolean binary) {
    PartBuilder time = chance(2) ? PartBuilder.date(name) : PartBuilder.instant(name);
    if (!binary && chance(4)) {
      return time.time(TimeFormat.ISO);
    }
    if (!binary && chance(2)) {
      time.time(chance(2) ? TimeFormat.BASIC : TimeFormat.EPOCH_SECONDS);
    }
    return directed(time);
  }

  private PartBuilder fixed(String name) {
    PartBuilder fixed = chance(2) ? PartBuilder.uuid(name) : PartBuilder.flag(name);
    return chance(5) ? fixed.descending() : fixed;
  }

  private PartBuilder unwritable(String name, boolean binary) {
    if (binary || chance(2)) {
      return PartBuilder.aDouble(name);
    }
    String type = FOREIGN.get(random.nextInt(FOREIGN.size()));
    return PartBuilder.part(name, new PartType.Foreign(PartType.Reason.TIME, type));
  }

  private boolean chance(int oneIn) {
    return random.nextInt(oneIn) == 0;
  }
}
