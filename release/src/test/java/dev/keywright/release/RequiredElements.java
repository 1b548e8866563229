package dev.keywright.release;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.apache.maven.model.Model;
import org.apache.maven.model.Scm;

/** What Maven Central asks of a pom. Tools that should check it pass poms without it in silence. */
final class RequiredElements {
  private RequiredElements() {}

  /** Which elements are missing, in words. */
  static List<String> missing(Model pom) {
    List<String> missing = new ArrayList<>();
    require(missing, "name", pom.getName());
    require(missing, "description", pom.getDescription());
    require(missing, "url", pom.getUrl());
    Scm scm = Objects.requireNonNullElseGet(pom.getScm(), Scm::new);
    require(missing, "scm/connection", scm.getConnection());
    require(missing, "scm/url", scm.getUrl());
    if (pom.getLicenses().isEmpty()) {
      missing.add("licenses");
    }
    pom.getLicenses()
        .forEach(
            license -> {
              require(missing, "license/name", license.getName());
              require(missing, "license/url", license.getUrl());
            });
    if (pom.getDevelopers().isEmpty()) {
      missing.add("developers");
    }
    pom.getDevelopers()
        .forEach(
            developer -> {
              require(missing, "developer/name", developer.getName());
              require(missing, "developer/organization", developer.getOrganization());
              require(missing, "developer/organizationUrl", developer.getOrganizationUrl());
            });
    return missing;
  }

  private static void require(List<String> missing, String element, String value) {
    if (value == null || value.isBlank() || value.contains("${")) {
      missing.add(element);
    }
  }
}
