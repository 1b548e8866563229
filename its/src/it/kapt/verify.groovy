assert new File(basedir, 'target/generated-sources/kapt/compile/demo/OrderKey.java').isFile()

def run =
    new ProcessBuilder(
            "$javaHome/bin/java", '-cp', "$basedir/target/classes:$keywrightJars:$kotlinJar",
            'demo.OrderKt')
        .redirectErrorStream(true)
        .start()
assert run.text == '000054,books 0007\ntrue\n'
