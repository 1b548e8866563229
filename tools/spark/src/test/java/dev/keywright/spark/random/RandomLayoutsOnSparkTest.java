package dev.keywright.spark.random;

import static org.apache.spark.sql.functions.call_function;
import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.spark_partition_id;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.analysis.verify.NamedLayout;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.processor.laws.RandomDesigns;
import dev.keywright.spark.KeyReports;
import dev.keywright.spark.KeywrightCatalog;
import dev.keywright.spark.OneSpark;
import dev.keywright.spark.key.KeyLayouts;
import dev.keywright.spark.region.KeyRegions;
import dev.keywright.spark.region.RegionRows;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.functions;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Keys of layouts by chance, on Spark, judged by the oracle that has written them. */
@ExtendWith(OneSpark.class)
class RandomLayoutsOnSparkTest {
  private static final int FEW = 60;
  private static final int MANY = 600;
  private static final int VERIFIED = 6;
  private static final int IN_A_JOB = 12;
  private static final int KEYS = 20;
  private static final int CHANGED = 16;
  private static final int SLICES = 3;

  private static List<LayoutRows> few = List.of();

  private final SparkSession spark;

  RandomLayoutsOnSparkTest(SparkSession spark) {
    this.spark = spark.newSession();
    // Times and dates as the oracle has them.
    this.spark.conf().set("spark.sql.datetime.java8API.enabled", true);
  }

  @BeforeAll
  static void draw() {
    few = layouts(1, FEW);
  }

  private static List<LayoutRows> layouts(long seed, int count) {
    return RandomDesigns.layouts(seed, count).stream()
        .map(it -> new LayoutRows(it, KEYS, CHANGED))
        .toList();
  }

  @Test
  @Tag("full")
  void functionsAnswerAsTheOracleDoes() {
    assertThat(faultsOfFunctions(few)).isEmpty();
  }

  @Test
  @Tag("full")
  void aFamilySaysOfWhichMemberAKeyIs() {
    assertThat(faultsOfFamilies(few)).isEmpty();
  }

  @Test
  @Tag("full")
  void rowsComeToTheirRegionsInTheOrderOfTheStore() {
    assertThat(faultsOfRegions(few)).isEmpty();
  }

  @Test
  @Tag("full")
  void reportsCountWhatTheOracleHasWritten() {
    assertThat(faultsOfReports(few.subList(0, VERIFIED))).isEmpty();
  }

  @Test
  @Tag("full")
  void aLayoutTellsWhereToSplitItsTableIfItsKeysAreSpread() {
    assertThat(few)
        .allSatisfy(
            it -> {
              NamedLayout layout =
                  new NamedLayout("key", LayoutSignature.parse(it.layout().signature()));
              if (it.layout().isSpread()) {
                assertThat(KeyRegions.of(layout, 2).count()).isEqualTo(2);
              } else {
                assertThatThrownBy(() -> KeyRegions.of(layout, 2))
                    .hasMessageContaining("begin with no bucket and no hash prefix");
              }
            });
  }

  /** As many as {@code laws.designs} says, from {@code laws.seed} on. */
  @Test
  @Tag("evidence")
  void asManyLayoutsAsAreAskedForDoAllOfIt() {
    int count = Integer.getInteger("laws.designs", MANY);
    long seed = Long.getLong("laws.seed", FEW);
    for (int done = 0; done < count; done += FEW) {
      List<LayoutRows> some = layouts(seed + done, Math.min(FEW, count - done));
      assertThat(faultsOfFunctions(some)).isEmpty();
      assertThat(faultsOfFamilies(some)).isEmpty();
      assertThat(faultsOfRegions(some)).isEmpty();
      assertThat(faultsOfReports(some)).isEmpty();
    }
    System.out.println("on Spark: " + count + " random layouts from seed " + seed);
  }

  private List<String> faultsOfFunctions(List<LayoutRows> layouts) {
    List<String> faults = new ArrayList<>();
    for (int from = 0; from < layouts.size(); from += IN_A_JOB) {
      List<LayoutAnswers> some =
          layouts.subList(from, Math.min(layouts.size(), from + IN_A_JOB)).stream()
              .map(LayoutAnswers::new)
              .toList();
      List<Column> questions = new ArrayList<>(List.of(col("row")));
      some.forEach(it -> questions.addAll(it.questions(spark)));
      for (Row answers : table(some).select(questions.toArray(Column[]::new)).collectAsList()) {
        for (LayoutAnswers each : some) {
          each.judge(answers.getInt(0), answers);
          each.judgeRanges(answers.getInt(0), answers);
        }
      }
      some.forEach(it -> it.faults().stream().limit(3).forEach(faults::add));
    }
    return faults;
  }

  /** One row for each row of any layout, with the columns of all of them side by side. */
  private Dataset<Row> table(List<LayoutAnswers> layouts) {
    StructType schema = new StructType().add("row", DataTypes.IntegerType, false);
    for (LayoutAnswers each : layouts) {
      for (int i = 0; i < each.rows().columns(); i++) {
        schema = schema.add(each.column(i), each.rows().type(i), true);
      }
    }
    List<Row> rows = new ArrayList<>();
    int most = layouts.stream().mapToInt(it -> it.rows().contents().size()).max().orElse(0);
    for (int row = 0; row <= most; row++) {
      List<Object> cells = new ArrayList<>(List.of(row));
      for (LayoutAnswers each : layouts) {
        for (int i = 0; i < each.rows().columns(); i++) {
          cells.add(each.rows().content(row, i));
        }
      }
      rows.add(RowFactory.create(cells.toArray()));
    }
    return table(rows, schema);
  }

  // Spark would answer for a list of rows on its own, without generated code.
  private Dataset<Row> table(List<Row> rows, StructType schema) {
    return spark.createDataFrame(
        JavaSparkContext.fromSparkContext(spark.sparkContext()).parallelize(rows, SLICES), schema);
  }

  private List<String> faultsOfFamilies(List<LayoutRows> layouts) {
    List<String> faults = new ArrayList<>();
    for (FamilyKeys family : FamilyKeys.of(layouts)) {
      // A session reads the options of a catalog once.
      String catalog = "family_of_" + family.members().get(0).layout().name();
      String option = "spark.sql.catalog." + catalog;
      spark.conf().set(option, KeywrightCatalog.class.getName());
      for (LayoutRows member : family.members()) {
        spark.conf().set(option + ".layout.any." + name(member), member.layout().signature());
      }
      Column[] columns =
          Arrays.stream(family.schema().fieldNames())
              .skip(1)
              .map(functions::col)
              .toArray(Column[]::new);
      Column decoded = call_function(catalog + ".any.decode", columns);
      faults.addAll(
          family.faults(
              table(family.rows(), family.schema()).select(col("key"), decoded).collectAsList()));
    }
    return faults;
  }

  private static String name(LayoutRows layout) {
    return layout.layout().name();
  }

  private List<String> faultsOfRegions(List<LayoutRows> layouts) {
    List<String> faults = new ArrayList<>();
    for (boolean isText : new boolean[] {true, false}) {
      PlacedKeys keys = new PlacedKeys(layouts, isText);
      List<Row> placed =
          RegionRows.of(table(keys.rows(), keys.schema()), keys.regions(), keys.keyColumns())
              .rows()
              .select(spark_partition_id(), col("key"))
              .collectAsList();
      faults.addAll(keys.faults(placed));
    }
    return faults;
  }

  private List<String> faultsOfReports(List<LayoutRows> drawn) {
    List<String> faults = new ArrayList<>();
    for (LayoutRows layout : drawn) {
      VerifiedKeys keys = new VerifiedKeys(layout);
      Dataset<Row> rows = table(keys.rows(), keys.schema());
      KeyLayouts layouts = KeyLayouts.of(Map.of("key", layout.layout().signature()));
      faults.addAll(keys.faults(KeyReports.verify(rows, layouts, keys.columns())));
      faults.addAll(keys.profileFaults(KeyReports.profile(rows, 2, keys.columns())));
    }
    return faults;
  }
}
