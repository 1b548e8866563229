package dev.keywright;

/** The hash whose leading hexadecimal digits spread keys; see {@link PartitionKey#hashPrefix}. */
public enum HashAlgorithm {
  /** RFC 1321; 32 digits. The stores' own documents use it. */
  MD5,
  /** FIPS 180-4; 64 digits. */
  SHA_256,
  /** MurmurHash3_x86_32 with seed 0, or the {@link PartitionKey#hashSeed}; 8 digits. */
  MURMUR3_32,
  /** CRC-32C (Castagnoli), RFC 3720; 8 digits. */
  CRC32C
}
