import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from './data-dir'
import { isAlive, locked } from './lock'
import { note, step } from './progress'
import { isBuilt, sourceFingerprint } from './store-build'

/** Which builds are in use: a file for each process, as a build's own folder is emptied when it is built. */
const users = join(projectRoot, 'node_modules/.cache/softhaven-builds')
const LONGER_THAN_A_BUILD_MS = 15 * 60_000

function isInUse(dist: string): boolean {
  for (const name of existsSync(users) ? readdirSync(users) : []) {
    const [folder, pid] = name.split('@')
    if (folder !== dist) continue
    if (isAlive(Number(pid))) return true
    rmSync(join(users, name))
  }
  return false
}

/** The folder that has a build of these sources, else the first that no running store is served from. */
function chooseFolder(fingerprint: string): string {
  const folders = ['.next', ...[2, 3, 4, 5, 6, 7, 8, 9].map((number) => `.next-${number}`)]
  const chosen =
    folders.find((dist) => isBuilt(fingerprint, dist)) ?? folders.find((dist) => !isInUse(dist))
  return chosen ?? '.next-10'
}

/**
 * Chooses a build of the current sources, which stores on any data folder share, and makes it if there is
 * none. It is used for the rest of the process, and not replaced by others until then.
 */
export async function useSharedBuild(build: (fingerprint: string) => Promise<void>): Promise<void> {
  const fingerprint = sourceFingerprint()
  const lock = join(users, 'lock')
  await locked(lock, { waiting: 'building', withinMs: LONGER_THAN_A_BUILD_MS }, async () => {
    const dist = chooseFolder(fingerprint)
    process.env.NEXT_DIST_DIR = dist
    mkdirSync(users, { recursive: true })
    const use = join(users, `${dist}@${process.pid}`)
    writeFileSync(use, '')
    process.once('exit', () => rmSync(use, { force: true }))
    if (isBuilt(fingerprint)) note('The build is up to date.')
    else await step('Building the store', () => build(fingerprint))
  })
}
