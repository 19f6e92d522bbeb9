// JavaScript, because scripts/run.mjs needs it before anything that reads TypeScript is known to be there.
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import process from 'node:process'

/** The folder of the project, from this file or from its compiled form in a build. */
export const projectRoot = rootAbove(import.meta.dirname)

/** @param {string} folder @returns {string} */
function rootAbove(folder) {
  const parent = dirname(folder)
  return existsSync(join(folder, 'server.mjs')) || parent === folder ? folder : rootAbove(parent)
}

/** Reads .env into process.env; what is set already wins. */
export function loadDotEnv() {
  const file = join(projectRoot, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
}

/** Where a set-up keeps what must outlive it; it need not exist yet. */
export const dataFolder = () => resolve(projectRoot, process.env.DATA_DIR || '.data')

/** Each data folder has a build of its own, so that two set-ups never share prerendered pages. */
export function distDir() {
  const folder = dataFolder()
  if (folder === resolve(projectRoot, '.data')) return '.next'
  return `.next-${createHash('sha256').update(folder).digest('hex').slice(0, 8)}`
}

/** What runs where no development tool is installed. */
export const PRODUCTION_TASKS = ['start', 'worker', 'db-migrate']

/** The form of a task that a build makes, which runs without any development tool. @param {string} task */
export const compiledTask = (task) => join(projectRoot, distDir(), 'tasks', `${task}.mjs`)
