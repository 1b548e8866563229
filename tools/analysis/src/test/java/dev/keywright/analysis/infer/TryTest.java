package dev.keywright.analysis.infer;

import static java.nio.charset.StandardCharsets.UTF_8;
import java.util.*;
import org.junit.jupiter.api.Test;

class TryTest {
  @Test
  void tryIt() {
    Random r = new Random(1);
    List<List<String>> sets = new ArrayList<>();
    Inference[] in = new Inference[6];
    for (int i = 0; i < in.length; i++) in[i] = Inference.of(InferenceOptions.USUAL);
    for (int i = 0; i < 10000; i++) {
      add(in[0], String.format("%06d,a%d,%d", r.nextInt(54000), r.nextInt(3000), r.nextInt(100000)));
      add(in[1], "phone#" + String.format("%08x", r.nextInt()&0x7fffffff) + "#" + java.time.LocalDate.of(2019,1,1).plusDays(r.nextInt(900)).toString().replace("-", ""));
      add(in[2], "USER#u" + r.nextInt(5000), "ORDER#" + java.time.LocalDate.of(2019,1,1).plusDays(r.nextInt(900)) + "#" + UUID.randomUUID());
      add(in[3], (1700000000000L + r.nextInt(2000000000)) + String.format("%04d", r.nextInt(700)));
      add(in[4], "h" + r.nextInt(3) + "-f." + r.nextInt(9) + String.format("-%020d-%08x", 3155378975999999999L - 638000000000000000L - 10000000L*r.nextInt(100000000), r.nextInt()&0x7fffffff));
      add(in[5], "ten" + r.nextInt(50) + "|d" + r.nextInt(1000) + "|" + (Long.MAX_VALUE - 1700000000000L - r.nextInt(2000000000)));
    }
    for (Inference f : in) {
      long t = System.nanoTime();
      InferenceReport rep = f.report();
      System.out.println((System.nanoTime() - t) / 1000000 + " ms");
      rep.candidates().forEach(c -> System.out.println(c.bits() + " " + c.share() + " " + c.signatures()));
    }
  }
  void add(Inference f, String... s) { f.add(Arrays.stream(s).map(x -> x.getBytes(UTF_8)).toArray(byte[][]::new)); }
}
