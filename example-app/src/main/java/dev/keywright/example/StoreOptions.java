package dev.keywright.example;

import dev.keywright.example.shop.DynamoDbShop;
import dev.keywright.example.shop.ShopTable;
import dev.keywright.example.store.EmbeddedStore;
import dev.keywright.example.store.PurchaseTable;
import dev.keywright.example.store.StoreName;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Which store a command uses: the options that all commands share. */
final class StoreOptions {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  @Option(
      names = "--store",
      paramLabel = "NAME",
      description =
          "mvstore (the default) or rocksdb; for load, scan and get also hbase, azure, dynamodb,"
              + " tablestore or bigtable, found by the configuration of their clients.")
  private StoreName name = StoreName.MVSTORE;

  @Option(names = "--dir", paramLabel = "DIR", description = "Where an embedded store stays.")
  private @Nullable Path directory;

  StoreName name() {
    return name;
  }

  /** Whether the store is deleted when it is closed. */
  boolean isTemporary() {
    return name.isEmbedded() && directory == null;
  }

  /** An embedded store that is deleted when it is closed. */
  EmbeddedStore openTemporary() throws IOException {
    require(name.isEmbedded(), "this command needs an embedded store: --store mvstore or rocksdb");
    require(directory == null, "this command keeps no store: leave --dir out");
    return EmbeddedStore.open(name, null);
  }

  /**
   * The table of the shop, which is deleted when it is closed.
   *
   * @param endpoint where DynamoDB Local runs
   */
  ShopTable<?, ?> openShop(@Nullable URI endpoint) throws IOException {
    if (name != StoreName.DYNAMODB) {
      return ShopTable.in(openTemporary());
    }
    require(directory == null, "--dir is for --store mvstore and rocksdb");
    return DynamoDbShop.open(endpoint);
  }

  /** The table of purchases, to be written. */
  PurchaseTable<?, ?> open() {
    require(directory == null || name.isEmbedded(), "--dir is for --store mvstore and rocksdb");
    return name.open(System.getenv(), directory);
  }

  /** The table with purchases in it: those of the guide, if it is a temporary one. */
  PurchaseTable<?, ?> openFilled() {
    if (name.isEmbedded() && directory != null && !EmbeddedStore.exists(name, directory)) {
      throw new IllegalStateException(
          directory + " holds no table of " + name.title() + "; write one with load --dir DIR");
    }
    PurchaseTable<?, ?> table = open();
    if (isTemporary()) {
      table.write(SampleRows.PURCHASES);
    }
    return table;
  }

  /** Refuses any store but HBase, for a command that starts one if none is named. */
  void requireHBaseOrNone() {
    boolean isNamed = command.commandLine().getParseResult().hasMatchedOption("--store");
    require(
        name == StoreName.HBASE || !isNamed,
        "rekey runs on HBase: --store hbase, or leave --store out for one that it starts");
    require(directory == null, "--dir is for --store mvstore and rocksdb");
  }

  /** What a part of a key refuses is wrong in the command line. */
  <T> T checked(Supplier<T> value) {
    try {
      return value.get();
    } catch (IllegalArgumentException refusal) {
      throw new ParameterException(command.commandLine(), refusal.getMessage(), refusal);
    }
  }

  /** Refuses a command line. */
  void require(boolean condition, String problem) {
    if (!condition) {
      throw new ParameterException(command.commandLine(), problem);
    }
  }
}
