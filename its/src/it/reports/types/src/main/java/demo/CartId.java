package demo;

/** A number that another module has in its key. This module has no entity. */
public record CartId(int value) {}
