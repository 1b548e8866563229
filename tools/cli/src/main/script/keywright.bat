@echo off
rem Starts keywright.jar, which stands beside this script or one directory up.
setlocal
set "jar=%~dp0keywright.jar"
if not exist "%jar%" set "jar=%~dp0..\keywright.jar"
set "java=java"
if defined JAVA_HOME set "java=%JAVA_HOME%\bin\java"
"%java%" -XX:+UseSerialGC -Xshare:auto %KEYWRIGHT_JAVA_OPTIONS% -jar "%jar%" %*
exit /b %ERRORLEVEL%
