import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dataFolder, projectRoot } from './folders.mjs'

export { distDir, projectRoot } from './folders.mjs'

/** The folder for an installation's persistent data: database, secret, mails. Created if missing. */
export function dataDir(): string {
  const folder = dataFolder()
  mkdirSync(folder, { recursive: true })
  return folder
}

/**
 * The TypeScript configuration for Next. Next adds its generated types to it, so a build in a separate
 * folder gets a separate configuration, which git ignores.
 */
export function tsconfigFor(dist: string): string {
  if (dist === '.next') return 'tsconfig.json'
  const file = `tsconfig.${dist.slice(1)}.json`
  const types = ['types', 'dev/types'].map((folder) => `${dist}/${folder}/**/*.ts`)
  const sources = ['next-env.d.ts', '**/*.ts', '**/*.tsx', '**/*.mjs']
  const content = { extends: './tsconfig.json', include: [...sources, ...types] }
  writeFileSync(join(projectRoot, file), `${JSON.stringify(content, null, 2)}\n`)
  return file
}

/** Reads a file of the data folder, or creates it with a random text of 48 characters. */
export function storedSecret(name: string): string {
  const file = join(dataDir(), name)
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    const secret = randomBytes(36).toString('base64url')
    writeFileSync(file, `${secret}\n`, { mode: 0o600, flag: 'wx' })
    return secret
  }
}
