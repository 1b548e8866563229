def log = new File(basedir, 'build.log').text
assert log.contains('[debug release 17]')
assert !(log =~ /(?s)Compiling .*\[WARNING\].*BUILD SUCCESS/)

def run =
    new ProcessBuilder(
            "$javaHome/bin/java", '-cp', "$basedir/target/classes:$keywrightJars", 'demo.Main')
        .redirectErrorStream(true)
        .start()
assert run.text == '0007!ann\ntrue\ntrue\n'
