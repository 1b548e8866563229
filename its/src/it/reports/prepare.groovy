// Where paths of results and patches begin.
assert new File(basedir, '.git').mkdir()
