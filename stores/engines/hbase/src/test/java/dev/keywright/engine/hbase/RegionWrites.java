package dev.keywright.engine.hbase;

import org.apache.hadoop.hbase.ServerName;

/** How many writes one region has counted, and where it is. */
record RegionWrites(ServerName server, long writes) {}
