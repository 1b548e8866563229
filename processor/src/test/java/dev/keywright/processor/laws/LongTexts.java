package dev.keywright.processor.laws;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.List;

/** Laws 4 and 8 of texts of one megabyte: they are read or refused, and written or refused. */
record LongTexts(Tally tally) {
  private static final int ONE_MEGABYTE = 1 << 20;
  private static final List<String> READ = List.of("0", "f", "\0", "a,b:c!", "\ud83d\ude00");
  private static final List<String> WRITTEN = List.of("a", "\0", "\uffff");

  void read(LoadedDesign loaded) {
    CanonicalLaw law = new CanonicalLaw(tally);
    Object[] stored = loaded.fewRows(1).get(0).stored();
    for (String unit : READ) {
      String text = unit.repeat(ONE_MEGABYTE / unit.length());
      tally.count("decode inputs tried", 2);
      if (stored[0] instanceof byte[] bytes) {
        byte[] encoded = text.getBytes(UTF_8);
        law.decode(loaded, CanonicalLaw.with(stored, 0, encoded));
        law.decode(loaded, CanonicalLaw.with(stored, 0, CanonicalLaw.joined(bytes, encoded)));
      } else {
        law.decode(loaded, CanonicalLaw.with(stored, 0, text));
        law.decode(loaded, CanonicalLaw.with(stored, 0, stored[0] + text));
      }
    }
  }

  void write(LoadedDesign loaded) {
    for (int part = 0; part < loaded.design().parts().size(); part++) {
      if (loaded.design().parts().get(part).spec().type().equals("String")) {
        for (String unit : WRITTEN) {
          write(loaded, part, unit.repeat(ONE_MEGABYTE));
        }
      }
    }
  }

  private void write(LoadedDesign loaded, int part, String text) {
    Oracle oracle = loaded.design().parts().get(part).spec().oracle();
    Object[] arguments = loaded.fewRows(1).get(0).arguments().toArray();
    arguments[part] = loaded.key().argument(part, text);
    tally.count("long texts", 1);
    if (oracle.isLegal(text, loaded.design().place(part))) {
      Object[] stored = loaded.key().make(arguments).columns().values().toArray();
      boolean comesBack = loaded.key().decode(stored).equals(loaded.key().make(arguments));
      tally.check(comesBack, loaded.design(), ": a long text is not decoded");
    } else {
      new RefusalLaw(tally)
          .refuse(loaded, part, text, "constructor", () -> loaded.key().make(arguments));
    }
  }
}
