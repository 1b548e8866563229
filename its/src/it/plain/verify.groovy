// This project has what the front page shows, so the front page works.
def page = new File(frontPage).text
def squeezed = { it.replaceAll(/\s+/, '') }
def pom = squeezed(new File(basedir, 'pom.xml').text)
['dependency', 'plugin'].each {
  def block = (page =~ /(?s)<$it>.*?<\/$it>/)[0]
  assert pom.contains(squeezed(block))
}

assert new File(basedir, 'target/generated-sources/annotations/demo/OrderKey.java').isFile()

def run =
    new ProcessBuilder(
            "$javaHome/bin/java", '-cp', "$basedir/target/plain-1.jar:$keywrightJars", 'demo.Main')
        .redirectErrorStream(true)
        .start()
assert run.text == '000054,books 0007\ntrue\n'
