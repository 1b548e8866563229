def log = new File(basedir, 'build.log').text
assert log.contains('Compiling with eclipse [debug release 17]')
assert !(log =~ /(?s)Compiling .*\[WARNING\].*BUILD SUCCESS/)
assert new File(basedir, 'target/generated-sources/annotations/demo/OrderKey.java').isFile()

def run =
    new ProcessBuilder(
            "$javaHome/bin/java", '-cp', "$basedir/target/classes:$keywrightJars", 'demo.Main')
        .redirectErrorStream(true)
        .start()
assert run.text == '000054,books 0007\ntrue\n'
