for (module in ['before', 'after']) {
  def target = "$basedir/$module/target"
  def run =
      new ProcessBuilder(
              "$javaHome/bin/java", '-cp', "$target/classes:$keywrightJars", 'demo.Main')
          .redirectErrorStream(true)
          .start()
  assert run.text == '000054 0007\n000015\n'

  // Through the getters that Lombok wrote, not the fields that it made private.
  def key = new File("$target/generated-sources/annotations/demo/OrderKey.java").text
  assert key.contains('order.getCustomer(), order.getNumber()')
}
