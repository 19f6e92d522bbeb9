import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { countsForBuild, mayContainSources } from './build-sources'
import { distDir, projectRoot } from './data-dir'
import { buildEnvironment } from './environment'
import { readPagesOrigin, writePagesOrigin } from './page-versions'
import { finished, nextBin, startNode, stop } from './processes'
import { compileTasks } from './production-tasks'

/** Changes whenever a file that the build reads changes. */
export function sourceFingerprint(): string {
  const hash = createHash('sha256')
  for (const file of sourcesBelow('').sort()) {
    hash.update(file)
    // There are many pictures, and a changed one changes its size.
    const path = join(projectRoot, file)
    hash.update(file.endsWith('.webp') ? String(statSync(path).size) : readFileSync(path))
  }
  return hash.digest('hex')
}

function sourcesBelow(folder: string): string[] {
  return readdirSync(join(projectRoot, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name
    if (entry.isDirectory()) return mayContainSources(path) ? sourcesBelow(path) : []
    return entry.isFile() && countsForBuild(path) ? [path] : []
  })
}

const stampFile = (dist: string) => join(projectRoot, dist, 'softhaven-build')

/** Whether a folder has the build of exactly these sources. */
export const isBuilt = (fingerprint: string, dist = distDir()): boolean =>
  existsSync(stampFile(dist)) && readFileSync(stampFile(dist), 'utf8') === fingerprint

type BuildOptions = {
  /** Environment variables beyond the database. */
  extra?: Record<string, string>
  /** That of the sources, where the build is to be found again. */
  fingerprint?: string
  /** Until then, the build only compiles; then it renders pages from the database. */
  filled?: Promise<unknown>
}

/**
 * Builds for production. The database must be up. The build's output is shown only when it fails.
 */
export async function buildStore(
  databaseUrl: string,
  { extra = {}, fingerprint = '', filled = Promise.resolve() }: BuildOptions = {},
): Promise<void> {
  const env = {
    ...buildEnvironment(databaseUrl, extra),
    NODE_ENV: 'production' as const,
    BUILD_AWAITS_DATA: 'on',
  }
  rmSync(stampFile(distDir()), { force: true })
  const build = startNode([nextBin(), 'build'], { env, stdio: 'pipe' })
  const output: string[] = []
  for (const stream of [build.stdout, build.stderr])
    stream?.on('data', (chunk) => output.push(String(chunk)))
  const ended = finished(build, 'The build').catch((error) => {
    console.error(output.join(''))
    throw error
  })
  const compiled = once(build, 'message')
  try {
    await Promise.all([filled, Promise.race([compiled, ended])])
  } catch (error) {
    await stop(build)
    throw error
  }
  const origin = await readPagesOrigin(databaseUrl, env)
  build.send('The database is filled')
  await ended
  await compileTasks()
  // This version may have other pictures under the same addresses.
  rmSync(join(projectRoot, distDir(), 'cache/images'), { recursive: true, force: true })
  writePagesOrigin(origin)
  if (fingerprint) writeFileSync(stampFile(distDir()), fingerprint)
}
