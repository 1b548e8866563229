def log = new File(basedir, 'build.log').text
def newest = (new File(basedir, 'toolchains.xml').text =~ /<jdkHome>(.*)<\/jdkHome>/)[0][1]
assert log.contains("Toolchain in maven-compiler-plugin: JDK[$newest]")
assert log.contains('[forked debug release 17]')
assert !(log =~ /(?s)Compiling .*\[WARNING\].*BUILD SUCCESS/)

// Bytes 6 and 7 of a class file are its version; that of Java 17 is 61.
def code = new File(basedir, 'target/classes/demo/OrderKey.class').bytes
assert code[6] == 0 && code[7] == 61

def run =
    new ProcessBuilder(
            "$newest/bin/java", '-cp', "$basedir/target/classes:$keywrightJars", 'demo.Main')
        .redirectErrorStream(true)
        .start()
assert run.text == '000054,books 0007\ntrue\n'
