import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { countsForBuild, mayContainSources } from './build-sources'
import { distDir, projectRoot } from './data-dir'
import { buildEnvironment } from './environment'
import { readPagesOrigin, writePagesOrigin } from './page-versions'
import { finished, nextBin, startNode } from './processes'
import { compileTasks } from './production-tasks'

/** Changes whenever a file that the build reads or a value that it inlines changes. */
export function sourceFingerprint(siteUrl: string): string {
  const hash = createHash('sha256').update(siteUrl)
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

const stampFile = () => join(projectRoot, distDir(), 'softhaven-build')

/** Whether the data folder's build is of exactly these sources. */
export function isBuilt(fingerprint: string): boolean {
  return existsSync(stampFile()) && readFileSync(stampFile(), 'utf8') === fingerprint
}

/**
 * Builds for production. Pages are prerendered, so the database must be up and filled. The build's
 * output is shown only when it fails.
 */
export async function buildStore(
  databaseUrl: string,
  extra: Record<string, string> = {},
  fingerprint = '',
): Promise<void> {
  const env = { ...buildEnvironment(databaseUrl, extra), NODE_ENV: 'production' as const }
  const origin = await readPagesOrigin(databaseUrl)
  const build = startNode([nextBin(), 'build'], { env, stdio: 'pipe' })
  const output: string[] = []
  for (const stream of [build.stdout, build.stderr])
    stream?.on('data', (chunk) => output.push(String(chunk)))
  try {
    await finished(build, 'The build')
  } catch (error) {
    console.error(output.join(''))
    throw error
  }
  await compileTasks()
  // This version may have other pictures under the same addresses.
  rmSync(join(projectRoot, distDir(), 'cache/images'), { recursive: true, force: true })
  writePagesOrigin(origin)
  if (fingerprint) writeFileSync(stampFile(), fingerprint)
}
