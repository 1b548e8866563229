package dev.keywright.guard.lock;

import static dev.keywright.guard.lock.Keys.frozen;
import static dev.keywright.guard.lock.Keys.inTable;
import static dev.keywright.guard.lock.Keys.key;
import static dev.keywright.guard.lock.Keys.live;
import static dev.keywright.guard.lock.Keys.module;
import static dev.keywright.guard.lock.Keys.order;
import static dev.keywright.guard.lock.Keys.problems;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.keywright.layout.signature.LayoutSignature;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class LockCheckTest {
  private static final CompiledKey ORDER = order("number int pad=6");

  @Test
  void aBuildThatIsLockedIsSilent() {
    assertThat(problems(live(ORDER), ORDER)).isEmpty();
    assertThat(problems(LockUpdate.of(Keys.empty(), module(ORDER)), ORDER)).isEmpty();
  }

  @Test
  void aKeyWithoutALineIsNamed() {
    assertThat(problems(Keys.empty(), ORDER))
        .containsExactly(
            "shop.OrderKey: the lock has no line for it, so nothing protects its rows.\n"
                + "  Fix: run keywright lock, and commit the file");
  }

  @Test
  void aKeyWithoutADescriptionIsNamed() {
    CompiledModule module = new CompiledModule(List.of(), List.of(Keys.ORDER));
    assertThat(LockCheck.of(live(ORDER), module).mismatches())
        .extracting(LockMismatch::problem)
        .containsExactly(
            "the class is there, and its description META-INF/keywright/shop.OrderKey.json is"
                + " not.");
  }

  @Test
  void lostRowsAreShownWithBothLayouts() {
    assertThat(problems(live(ORDER), order("number int pad=8")))
        .singleElement()
        .asString()
        .startsWith(
            """
            shop.OrderKey: rows of shop.OrderKey v1, which is live, would be lost:
              old: TEXT separator=',' | partitionKey: number int pad=6
              now: TEXT separator=',' | partitionKey: number int pad=8
            """)
        .contains("number: pad=6 -> pad=8")
        .endsWith(
            "Fix: restore the layout; or declare the old one with @FrozenLayout(version = 1) and"
                + " move the rows; or, if its rows may be lost, keywright accept --because"
                + " \"...\" --key shop.OrderKey");
  }

  /** Each step renames one part to a name that is free, and the sum swaps two values. */
  @Test
  void aChainWhoseStepsAreHarmlessAndWhoseSumIsNotIsFound() {
    List<CompiledKey> steps =
        Stream.of("a %s, b %s", "c %s, b %s", "c %s, d %s", "c %s, a %s", "b %s, a %s")
            .map(names -> order(names.formatted("int pad=3", "int pad=3")))
            .toList();
    for (int i = 1; i < steps.size(); i++) {
      CompiledKey now = steps.get(i);
      assertThat(problems(LockUpdate.of(live(steps.get(i - 1)), module(now)), now)).isEmpty();
    }
    CompiledKey last = steps.get(4);
    LockFile lock = Keys.empty();
    for (CompiledKey step : steps) {
      lock = LockDecision.live(LockUpdate.of(lock, module(step)), List.of());
    }
    assertThat(lock.layouts()).hasSize(5);
    assertThat(problems(lock, last))
        .first()
        .asString()
        .contains("rows of shop.OrderKey v1, which is live, would be lost");
  }

  @Test
  void anOlderVersionThatTheEntityDeclaresIsNotLost() {
    CompiledKey both =
        frozen(Map.of(1, "number int pad=6", 2, "number int pad=8"), order("number int pad=8"));
    LockFile lock = LockUpdate.of(live(ORDER), module(both));
    assertThat(lock.layouts()).extracting(LockedLayout::state).containsOnly(LockState.LIVE);
    assertThat(problems(lock, both)).isEmpty();
  }

  @Test
  void aPartThatIsRenamedInTheSignatureAgreesWithTheLock() {
    CompiledKey renamed = frozen(Map.of(1, "serial int pad=6"), order("serial int pad=6"));
    LockFile lock = LockUpdate.of(live(ORDER), module(renamed));
    assertThat(lock.layouts())
        .singleElement()
        .satisfies(
            it -> {
              assertThat(it.isLive()).isTrue();
              assertThat(it.layout()).isEqualTo(renamed.layout());
            });
    assertThat(problems(lock, renamed)).isEmpty();
    assertThat(problems(live(ORDER), renamed))
        .singleElement()
        .asString()
        .contains("its layout is not in the lock")
        .endsWith("run keywright lock, and commit the file");
  }

  /** As the guide says of {@code int} and {@code long} with one {@code pad}. */
  @Test
  void anotherTypeThatKeepsAllBytesLosesNoRow() {
    CompiledKey longer = order("number long pad=6");
    assertThat(problems(live(ORDER), longer))
        .singleElement()
        .asString()
        .startsWith("shop.OrderKey: its layout is not in the lock:");
    assertThat(problems(LockUpdate.of(live(ORDER), module(longer)), longer)).isEmpty();
  }

  @Test
  void aSignatureThatWasEditedInPlaceDisagreesWithTheLock() {
    CompiledKey edited = frozen(Map.of(1, "number int pad=8"), order("number int pad=8"));
    LockFile lock = LockUpdate.of(live(ORDER), module(edited));
    assertThat(problems(lock, edited))
        .hasSize(1)
        .first()
        .asString()
        .contains("the lock (old) and @FrozenLayout (now) disagree about version 1, which has rows")
        .contains("pad=6")
        .contains("pad=8");
  }

  @Test
  void aLiveKeyThatIsGoneIsNamedAndARenamedOneIsTheSame() {
    assertThat(problems(live(ORDER)))
        .singleElement()
        .asString()
        .startsWith("shop.OrderKey: shop.OrderKey v1 is live, and the build has no such key:")
        .endsWith("keywright lock --retire shop.OrderKey");
    assertThat(problems(live(ORDER), key("shop.SaleKey", "number int pad=6"))).isEmpty();
    assertThat(
            problems(
                live(inTable("orders", ORDER)),
                inTable("sales", key("shop.SaleKey", "number int pad=6"))))
        .hasSize(2);
    assertThat(problems(LockDecision.retired(live(ORDER), module(), Keys.ORDER))).isEmpty();
  }

  @Test
  void keysOfOneTableThatCanBeEqualAreNamed() {
    CompiledKey user = key("shop.UserKey", "id int pad=6");
    assertThat(
            problems(
                live(inTable("shop", ORDER), inTable("shop", user)),
                inTable("shop", ORDER),
                inTable("shop", user)))
        .singleElement()
        .asString()
        .contains(
            "it and shop.UserKey are keys of table shop, and can be equal: \"111111\" is a key of"
                + " both.");
    CompiledKey named =
        new CompiledKey(
            "shop.UserKey",
            Optional.empty(),
            List.of(),
            LayoutSignature.parse("TEXT | partitionKey: \"USER#\" id int pad=6"),
            Map.of());
    assertThat(
            problems(
                live(inTable("shop", ORDER), inTable("shop", named)),
                inTable("shop", ORDER),
                inTable("shop", named)))
        .isEmpty();
  }

  @Test
  void aRetiredLayoutKeepsItsPlaceInTheTable() {
    CompiledKey order = inTable("shop", ORDER);
    CompiledKey user = inTable("shop", key("shop.UserKey", "id int pad=4"));
    LockFile retired = LockDecision.retired(live(order), module(), Keys.ORDER);
    assertThat(problems(LockUpdate.of(retired, module(user)), user)).isEmpty();
    CompiledKey sale = inTable("shop", key("shop.SaleKey", "id int pad=6"));
    assertThat(problems(LockUpdate.of(retired, module(sale)), sale))
        .singleElement()
        .asString()
        .contains("it and shop.OrderKey v1 (retired) are keys of table shop");
  }

  @Test
  void anOlderLayoutOfAKeyKeepsItsPlaceInTheTable() {
    CompiledKey order = inTable("shop", ORDER);
    CompiledKey wide =
        inTable("shop", frozen(Map.of(1, "number int pad=6"), order("number int pad=8")));
    CompiledKey user = inTable("shop", key("shop.UserKey", "id int pad=6"));
    assertThat(problems(LockUpdate.of(live(order), module(wide, user)), wide, user))
        .singleElement()
        .asString()
        .contains("it and shop.OrderKey v1 (live) are keys of table shop, and can be equal");
    CompiledKey moved = inTable("sales", ORDER);
    LockFile accepted = LockDecision.accepted(live(order), moved, "the table was copied");
    assertThat(problems(LockUpdate.of(accepted, module(moved, user)), moved, user))
        .singleElement()
        .asString()
        .contains("it and shop.OrderKey v1 (live) are keys of table shop");
  }

  @Test
  void rowsOfAnotherTableAreLost() {
    assertThat(problems(live(inTable("orders", ORDER)), inTable("sales", ORDER)))
        .singleElement()
        .asString()
        .contains("the rows of shop.OrderKey v1 are in table orders, and the entity says sales.")
        .contains("restore @StoredIn(table = \"orders\")");
  }

  @Test
  void aMoveThatIsApprovedHasALineOfItsOwn() {
    CompiledKey moved = inTable("sales", ORDER);
    LockFile live = live(inTable("orders", ORDER));
    LockFile accepted = LockDecision.accepted(live, moved, "the table was copied");
    LockFile lock = LockUpdate.of(accepted, module(moved));
    assertThat(lock.layouts())
        .extracting(LockedLayout::version, LockedLayout::state, it -> it.table().orElseThrow())
        .containsExactly(tuple(1, LockState.LIVE, "orders"), tuple(2, LockState.DRAFT, "sales"));
    assertThat(problems(lock, moved)).isEmpty();
    assertThat(LockCheck.of(lock, module(moved)).approved()).hasSize(1);
    assertThat(problems(LockDecision.live(lock, List.of()), moved)).isEmpty();
    assertThat(LockUpdate.of(lock, module(moved))).isEqualTo(lock);
    LockFile retired =
        LockDecision.retired(LockUpdate.of(live, module(moved)), module(moved), Keys.ORDER);
    assertThat(problems(retired, moved)).isEmpty();
  }

  @Test
  void anEntityThatNoLongerSaysItsTableAgreesWithItsLine() {
    LockFile lock = live(inTable("orders", ORDER));
    assertThat(LockUpdate.of(lock, module(ORDER))).isEqualTo(lock);
    assertThat(problems(lock, ORDER)).isEmpty();
  }

  @Test
  void anApprovalHoldsForOnePairAndIsPrinted() {
    CompiledKey wide = order("number int pad=8");
    LockFile accepted =
        LockDecision.accepted(LockUpdate.of(live(ORDER), module(wide)), wide, "no rows yet");
    LockCheck check = LockCheck.of(accepted, module(wide));
    assertThat(check.mismatches()).isEmpty();
    assertThat(check.approved())
        .extracting(AcceptedRowLoss::because)
        .containsExactly("no rows yet");
    CompiledKey wider = order("number int pad=9");
    assertThat(problems(LockUpdate.of(accepted, module(wider)), wider)).hasSize(1);
  }

  @Test
  void twoLayoutsUnderOneVersionAreShown() throws Exception {
    LockFile merged =
        LockFile.parse(live(ORDER).toString() + live(order("number int pad=8")).toString());
    assertThat(problems(merged, ORDER))
        .first()
        .asString()
        .contains("version 1 has two lines:")
        .contains("shop.OrderKey v1 live: TEXT separator=',' | partitionKey: number int pad=6")
        .contains("shop.OrderKey v1 live: TEXT separator=',' | partitionKey: number int pad=8");
  }

  @Test
  void everyMismatchIsFoundNotTheFirst() {
    assertThat(
            problems(
                live(
                    ORDER,
                    key("shop.UserKey", "id int pad=6"),
                    key("shop.CartKey", "id int pad=6")),
                order("number int pad=8"),
                key("shop.UserKey", "id int pad=8")))
        .hasSize(3);
  }
}
