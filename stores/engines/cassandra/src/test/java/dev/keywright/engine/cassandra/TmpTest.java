package dev.keywright.engine.cassandra;
import com.datastax.oss.driver.api.core.CqlSession;
import org.junit.jupiter.api.Test;
class TmpTest {
  @Test void up() throws Exception {
    long t=System.nanoTime();
    try (CassandraServer s = CassandraServer.start(); CqlSession q = s.connect()) {
      System.out.println("up "+(System.nanoTime()-t)/1_000_000 + " " + q.execute("select release_version from system.local").one().getString(0));
      q.execute("create keyspace k with replication = {'class':'SimpleStrategy','replication_factor':1}");
      System.out.println("ks "+(System.nanoTime()-t)/1_000_000);
      q.execute("create table k.t (a text, b text, primary key(a,b))");
      System.out.println("t "+(System.nanoTime()-t)/1_000_000);
      for (int n : new int[]{65535, 65536, 65500, 70000}) for (String ins : new String[]{"insert into k.t(a,b) values(?, 'x')","insert into k.t(a,b) values('x', ?)","select * from k.t where a=?","select * from k.t where a='x' and b>?"," select * from k.t where a='x' and b=?"}) {
        try { q.execute(q.prepare(ins).bind("a".repeat(n))); System.out.println(n+ins+" ok"); } catch (Exception e) { System.out.println(n+ins+" "+e);}
      }
      for (String ins : new String[]{"insert into k.t(a,b) values(?, 'x')","insert into k.t(a,b) values('x', ?)","select * from k.t where a=?","select * from k.t where a='x' and b>?"," select * from k.t where a='x' and b=?"}) {
        try { q.execute(q.prepare(ins).bind("")); System.out.println("empty "+ins+" ok"); } catch (Exception e) { System.out.println("empty "+ins+" "+e);}
      }
    }
  }
}
