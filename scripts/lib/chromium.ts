import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { chromium } from 'playwright'
import { note, PlainError } from './progress'

// Each new page would start two more renderers for suggestions under an address bar that nobody sees:
// over a second of processor time.
const ADDRESS_BAR_RENDERERS = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

// A process for the next site that is visited: here none is.
const SPARE_RENDERER = 'SpareRendererForSitePerProcess'

// Chromium heeds the last list alone, so Playwright's own is repeated (its chromiumSwitches.ts).
const DISABLED_BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

/** Works as root and without a display, and opens no connections of its own. */
export const CHROMIUM_ARGS = [
  `--disable-features=${[...DISABLED_BY_PLAYWRIGHT, ...ADDRESS_BAR_RENDERERS, SPARE_RENDERER].join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const KNOWN_PATHS = [
  // Renders the same, without a window's parts that nobody sees: a sixth less work for the tests.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const isDebian = () =>
  existsSync('/etc/os-release') &&
  /ID(_LIKE)?=.*debian/.test(readFileSync('/etc/os-release', 'utf8'))

function installed(): string | undefined {
  const paths = [process.env.CHROMIUM_PATH, ...KNOWN_PATHS, chromium.executablePath()]
  return paths.find((place) => place && existsSync(place))
}

/** The path of a Chromium: this machine's, Playwright's, or Debian's, which root may install. */
export function findChromium(): string {
  const found = installed()
  if (found) return found
  if (process.getuid?.() === 0 && isDebian()) {
    note('No Chromium found; installing Debian’s.')
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const apt = (...args: string[]) =>
      spawnSync('apt-get', ['-qq', ...args], { stdio: ['ignore', 'ignore', 'inherit'], env })
    apt('update')
    for (const name of ['chromium-headless-shell', 'chromium']) {
      if (apt('install', '-y', '--no-install-recommends', name).status === 0) break
    }
  }
  const now = installed()
  if (now) return now
  throw new PlainError(
    'The browser tests need a Chromium. Install one (npx playwright install chromium) or name it: CHROMIUM_PATH=…',
  )
}
