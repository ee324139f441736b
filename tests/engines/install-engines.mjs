// Plain JavaScript, so that the test command can use it before anything is compiled.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Debian's packages and the program each of them is needed for. */
const packages = {
  'firefox-esr': '/usr/bin/firefox-esr',
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  xvfb: '/usr/bin/xvfb-run',
  xauth: '/usr/bin/xauth',
  'default-jre-headless': '/usr/bin/java',
  lynx: '/usr/bin/lynx',
  w3m: '/usr/bin/w3m',
  'poppler-utils': '/usr/bin/pdftotext',
  orca: '/usr/bin/orca',
  openbox: '/usr/bin/openbox',
  xdotool: '/usr/bin/xdotool',
  'dbus-daemon': '/usr/bin/dbus-daemon',
  'libreoffice-writer-nogui': '/usr/bin/soffice',
  'python3-uno': '/usr/lib/python3/dist-packages/uno.py',
  pandoc: '/usr/bin/pandoc',
  'python3-pyqt5.qtwebengine': '/usr/lib/python3/dist-packages/PyQt5/QtWebEngineWidgets.abi3.so',
}

const aptGet = (...args) => spawnSync('apt-get', args, { stdio: 'inherit' }).status === 0

/** In continuous integration on Debian, installs the engines that are missing. False when that failed. */
export function installEngines() {
  const possible = process.env.CI && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  const missing = Object.entries(packages).flatMap(([name, program]) => (existsSync(program) ? [] : [name]))
  if (!possible || missing.length === 0) return true
  console.log(`Installing ${missing.join(', ')} for the engines …`)
  return aptGet('update', '-qq') && aptGet('install', '-y', '-qq', ...missing)
}
