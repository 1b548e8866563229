package dev.keywright.processor.laws;

import dev.keywright.processor.CodecConstants;

/** The codecs that a generated class holds are those that its signature builds. */
record ConstantsLaw(Tally tally) implements Law {

  @Override
  public void judge(LoadedDesign loaded) {
    CodecConstants constants = loaded.key().codecs();
    tally.check(
        constants.areEqual(),
        loaded.design(),
        " holds ",
        constants.held(),
        ", and its signature builds ",
        constants.built());
    tally.count("codecs", constants.held().size());
  }
}
