def log = new File(basedir, 'build.log').text
def newest = (new File(basedir, 'toolchains.xml').text =~ /<jdkHome>(.*)<\/jdkHome>/)[0][1]
assert log.contains('[forked debug release 21]')
assert !(log =~ /(?s)Compiling .*\[WARNING\].*BUILD SUCCESS/)

def run =
    new ProcessBuilder(
            "$newest/bin/java", '-cp', "$basedir/target/classes:$keywrightJars", 'demo.Main')
        .redirectErrorStream(true)
        .start()
assert run.text == '''profile of u1
ordered on 2024-05-17
address home
issue 7
'''
