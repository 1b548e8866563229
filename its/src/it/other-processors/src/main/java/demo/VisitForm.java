package demo;

/** What a visitor sends. */
public record VisitForm(String visitor, String page) {}
