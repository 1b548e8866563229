package jakarta.persistence;

/** As much of it as the corpus writes. */
public enum GenerationType {
  AUTO,
  IDENTITY,
  SEQUENCE,
  TABLE,
  UUID
}
