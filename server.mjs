// Serves the production build: by one process, or by as many as WEB_CONCURRENCY says, on one port.
import cluster from 'node:cluster'
import { existsSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { setFlagsFromString } from 'node:v8'
import { parseTrustedProxies } from './lib/core/trusted-proxies.mjs'

// By default the heap grows to several times of what is used before it is tidied (docs/decisions/0048).
setFlagsFromString('--heap-growing-percent=30')

const projectRoot = import.meta.dirname
const distDir = join(projectRoot, process.env.NEXT_DIST_DIR || '.next')
const port = Number(process.env.PORT || 3000)
const count = Number(process.env.WEB_CONCURRENCY || 1)
const proxies = parseTrustedProxies(process.env.TRUST_PROXY)
if (!proxies) {
  console.error(
    '✖ TRUST_PROXY must be off, on, a number of proxies up to 10, or a list of networks',
  )
  process.exit(1)
}

// A folder that `npm run ship` made has no compiler: Next takes its configuration as the build has resolved it.
const shippedConfig = join(distDir, 'shipped-config.json')
if (existsSync(shippedConfig))
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = readFileSync(shippedConfig, 'utf8')

if (count > 1 && cluster.isPrimary) {
  const { superviseServers } = await import('./lib/platform/web-server/supervise-servers.mjs')
  superviseServers({ count, port })
} else {
  const versionFile = join(distDir, 'pages-version')
  if (existsSync(versionFile))
    process.env.PAGES_VERSION ??= readFileSync(versionFile, 'utf8').trim()
  const { serveStore } = await import('./lib/platform/web-server/web-server.mjs')
  await serveStore({
    projectRoot,
    distDir,
    port,
    proxies,
    keptPages: {
      folder: process.env.KEPT_PAGES_DIR || join(tmpdir(), 'softhaven'),
      memoryMegabytes: Number(process.env.KEPT_PAGES_MEMORY_MB || 64),
      diskMegabytes: Number(process.env.KEPT_PAGES_DISK_MB || 1024),
      proxyLink: process.env.PROXY_VERSION_LINK || null,
    },
  })
}
