// Patterns in a switch came with Java 21; one JDK beside the one that runs Maven must have them.
return new File(javaHome).canonicalFile.parentFile.listFiles().any { home ->
  def release = new File(home, 'release')
  def found = release.isFile() ? release.text =~ /(?m)^JAVA_VERSION="(\d+)/ : null
  new File(home, 'bin/javac').canExecute() && found && (found[0][1] as int) >= 21
}
