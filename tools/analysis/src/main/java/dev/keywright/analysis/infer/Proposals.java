package dev.keywright.analysis.infer;

import java.util.List;

/** The items that can stand behind a cut of a column. */
interface Proposals {
  List<Step> behind(Cut cut);

  /** What it takes to say that nothing stands between two parts, in bits. */
  double touching();
}
