package jakarta.validation.constraints;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** As much of it as the corpus writes. */
@Retention(RetentionPolicy.RUNTIME)
public @interface Max {
  long value();
}
