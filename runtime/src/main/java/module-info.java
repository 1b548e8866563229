/** What generated keys call: codecs, ranges and the two exceptions. It has no dependencies. */
module dev.keywright.runtime {
  requires static org.jspecify;

  exports dev.keywright.runtime;
  exports dev.keywright.runtime.alphabet;
  exports dev.keywright.runtime.binary;
  exports dev.keywright.runtime.bucket;
  exports dev.keywright.runtime.codec;
  exports dev.keywright.runtime.frame;
  exports dev.keywright.runtime.function;
  exports dev.keywright.runtime.hash;
  exports dev.keywright.runtime.natives;
  exports dev.keywright.runtime.number;
  exports dev.keywright.runtime.scan;
  exports dev.keywright.runtime.slice;
  exports dev.keywright.runtime.text;
  exports dev.keywright.runtime.time;
}
