def log = new File(basedir, 'build.log').text
assert !(log =~ /(?s)Compiling .*\[WARNING\].*BUILD SUCCESS/)

def run =
    new ProcessBuilder(
            "$javaHome/bin/java", '-p', "$basedir/target/classes:$keywrightJars",
            '-m', 'shop/demo.Main')
        .redirectErrorStream(true)
        .start()
assert run.text == '000054,books 0007\ntrue\n'
