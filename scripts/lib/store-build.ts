import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { distDir, projectRoot } from './data-dir'
import { storeEnvironment } from './environment'
import { finished, nextBin, startNode } from './processes'

const BUILT_FROM = [
  'app',
  'components',
  'lib',
  'messages',
  'prisma',
  'public',
  'instrumentation.ts',
  'middleware.ts',
  'next.config.ts',
  'package.json',
  'package-lock.json',
]

/** Changes whenever a file that the build reads does, or a value that it bakes in. */
export function sourceFingerprint(siteUrl: string): string {
  const hash = createHash('sha256').update(siteUrl)
  const listed = execFileSync(
    'git',
    ['ls-files', '-co', '--exclude-standard', '--', ...BUILT_FROM],
    {
      cwd: projectRoot,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  )
  for (const file of listed.split('\n').filter(Boolean).sort()) {
    const path = join(projectRoot, file)
    if (!existsSync(path)) continue
    hash.update(file)
    hash.update(file.endsWith('.webp') ? String(statSync(path).size) : readFileSync(path))
  }
  return hash.digest('hex')
}

const stampFile = () => join(projectRoot, distDir(), 'softhaven-build')

/** Whether the data folder's build was made from just these sources. */
export function isBuilt(fingerprint: string): boolean {
  return existsSync(stampFile()) && readFileSync(stampFile(), 'utf8') === fingerprint
}

/** Builds for production. Pages are prerendered, so the database must be up and filled. */
export async function buildStore(
  databaseUrl: string,
  extra: Record<string, string> = {},
  fingerprint = '',
): Promise<void> {
  const env = { ...storeEnvironment(databaseUrl, extra), NODE_ENV: 'production' as const }
  await finished(startNode([nextBin(), 'build'], { env }), 'The build')
  if (fingerprint) writeFileSync(stampFile(), fingerprint)
}
