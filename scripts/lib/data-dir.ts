import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dataFolder, projectRoot } from './folders.mjs'

export { distDir, projectRoot } from './folders.mjs'

/** Where a set-up keeps what must outlive it: database, secret, mails. Made when it is missing. */
export function dataDir(): string {
  const folder = dataFolder()
  mkdirSync(folder, { recursive: true })
  return folder
}

/**
 * The TypeScript configuration that Next works with. It adds its generated types to the one that it is
 * given, so a build in a folder of its own gets a configuration of its own, which git ignores.
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

/** Reads a file of the data folder, or makes it with a random text of 48 characters. */
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
