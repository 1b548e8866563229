package dev.keywright.store.kv.pages;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.springframework.test.web.servlet.request.MockMvcRequestBuilders.get;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.exc.ValueInstantiationException;
import dev.keywright.store.cursor.Cursors;
import dev.keywright.store.kv.KvKeys;
import dev.keywright.store.kv.MvStoreReader;
import dev.keywright.store.kv.MvStoreWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.h2.mvstore.MVMap;
import org.h2.mvstore.MVStore;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.http.converter.json.MappingJackson2HttpMessageConverter;
import org.springframework.mock.web.MockHttpServletRequest;
import org.springframework.mock.web.MockHttpServletResponse;
import org.springframework.test.web.servlet.MockMvc;
import org.springframework.test.web.servlet.MvcResult;
import org.springframework.test.web.servlet.setup.MockMvcBuilders;

/** The programs of the guide's chapter on pages do what it says, and are the ones it shows. */
class GuidePagesTest {
  private static final Pattern BLOCK = Pattern.compile("(?s)```text\n(.*?)```");
  private static final Path FOLDER = Path.of("src/test/java/dev/keywright/store/kv/pages");
  private static final int ROWS = 120;

  private final Cursors cursors = Cursors.with(new byte[32]);
  private final ObjectMapper json = new ObjectMapper().registerModule(KeysInJson.module());
  private final List<PurchaseKey> expected = new ArrayList<>();
  private final MvStoreReader reader;

  GuidePagesTest() {
    KvKeys keys = KvKeys.of(PurchaseKey.LAYOUT);
    MVMap<byte[], byte[]> map = MvStoreReader.openMap(MVStore.open(null), "purchases");
    for (int i = 0; i < ROWS; i++) {
      expected.add(new PurchaseKey(54, "a" + i % 3, i % 2, i));
    }
    expected.sort(PurchaseKey.ORDER);
    MvStoreWriter.of(map).write(expected.stream().map(key -> keys.row(key, new byte[0])).toList());
    MvStoreWriter.of(map).write(List.of(keys.row(new PurchaseKey(55, "a", 1, 1), new byte[0])));
    reader = MvStoreReader.of(map, keys);
  }

  @Test
  void aControllerAnswersPageAfterPage() throws Exception {
    MockMvc mvc =
        MockMvcBuilders.standaloneSetup(new DevicePurchases(reader, cursors))
            .setMessageConverters(new MappingJackson2HttpMessageConverter(json))
            .build();
    List<PurchaseKey> read = new ArrayList<>();
    String after = null;
    do {
      JsonNode answer = json.readTree(answer(mvc, after, "ann").getContentAsString());
      for (JsonNode purchase : answer.get("purchases")) {
        read.add(json.treeToValue(purchase, PurchaseKey.class));
      }
      after = answer.get("next").textValue();
    } while (after != null);
    assertThat(read).isEqualTo(expected);

    String ofAnn =
        json.readTree(answer(mvc, null, "ann").getContentAsString()).get("next").asText();
    assertThat(answer(mvc, ofAnn, "bob").getStatus()).isEqualTo(400);
    assertThat(answer(mvc, "x", "ann").getStatus()).isEqualTo(400);
  }

  private static MockHttpServletResponse answer(MockMvc mvc, @Nullable String after, String user)
      throws Exception {
    String query = after == null ? "" : "?after=" + after;
    MvcResult result =
        mvc.perform(get("/devices/54/purchases" + query).principal(() -> user)).andReturn();
    return result.getResponse();
  }

  @Test
  void aServletAnswersPageAfterPage() throws IOException {
    PurchasesServlet servlet = new PurchasesServlet(reader, cursors);
    List<String> read = new ArrayList<>();
    String after = null;
    do {
      List<String> lines = answer(servlet, after, "ann").getContentAsString().lines().toList();
      String last = lines.get(lines.size() - 1);
      read.addAll(lines.subList(0, lines.size() - 1));
      after = last.equals("end") ? null : last.substring("after=".length());
    } while (after != null);
    assertThat(read).isEqualTo(expected.stream().map(PurchaseKey::toString).toList());
    assertThat(answer(servlet, "x", "ann").getStatus()).isEqualTo(400);
  }

  private static MockHttpServletResponse answer(
      PurchasesServlet servlet, @Nullable String after, String user) throws IOException {
    MockHttpServletRequest request = new MockHttpServletRequest("GET", "/purchases");
    request.setRemoteUser(user);
    request.setParameter("device", "54");
    if (after != null) {
      request.setParameter("after", after);
    }
    MockHttpServletResponse response = new MockHttpServletResponse();
    servlet.doGet(request, response);
    return response;
  }

  @Test
  void aKeyIsATextInJson() throws IOException {
    PurchaseKey key = new PurchaseKey(54, "a100", 6777, 200003);
    String written = json.writeValueAsString(Map.of("key", key));
    assertThat(written).matches("\\{\"key\":\"[0-9A-Za-z_-]+\"}");
    assertThat(json.treeToValue(json.readTree(written).get("key"), PurchaseKey.class))
        .isEqualTo(key);
    assertThatThrownBy(() -> json.readValue("\"AAAA\"", PurchaseKey.class))
        .isInstanceOfAny(ValueInstantiationException.class, IllegalArgumentException.class);
  }

  @ParameterizedTest
  @CsvSource({
    "DevicePurchases, @GetMapping",
    "PurchasesServlet, getWriter",
    "KeysInJson, StdConverter",
  })
  void theGuideShowsThisProgram(String program, String word) throws IOException {
    String source = Files.readString(FOLDER.resolve(program + ".java"), UTF_8);
    String guide = Files.readString(Path.of("../../docs/guide/ask.md"), UTF_8);

    List<String> shown =
        BLOCK
            .matcher(guide)
            .results()
            .map(block -> bare(block.group(1)))
            .filter(block -> block.contains(word))
            .toList();

    assertThat(shown).hasSize(1);
    assertThat(bare(source)).contains(shown.get(0));
  }

  /** The code without its lines, which the guide breaks elsewhere. */
  private static String bare(String code) {
    return code.replaceAll("\\s+", "");
  }
}
