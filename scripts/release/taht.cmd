@echo off
rem Täht with the Node beside it; without a command it serves.
if "%~1"=="" ("%~dp0bin\node.exe" "%~dp0apps\cli\src\main.js" serve) else ("%~dp0bin\node.exe" "%~dp0apps\cli\src\main.js" %*)
