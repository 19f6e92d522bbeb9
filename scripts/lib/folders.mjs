// JavaScript, because scripts/run.mjs needs it before anything that runs TypeScript is installed.
import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import process from 'node:process'

/** The folder of the project, from this file or its compiled copy in a build. */
export const projectRoot = rootAbove(import.meta.dirname)

/** @param {string} folder @returns {string} */
function rootAbove(folder) {
  const parent = dirname(folder)
  return existsSync(join(folder, 'server.mjs')) || parent === folder ? folder : rootAbove(parent)
}

/** Reads .env into process.env; existing values win. */
export function loadDotEnv() {
  const file = join(projectRoot, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
}

/** The folder for an installation's persistent data; it need not exist yet. */
export const dataFolder = () => resolve(projectRoot, process.env.DATA_DIR || '.data')

/** The folder from which the user named a file; tasks run in the project's. */
export const calledFrom = () => process.env.INIT_CWD || process.cwd()

/** The folder of the build, which all data folders share (docs/decisions/0039). */
export const distDir = () => process.env.NEXT_DIST_DIR || '.next'

/** The tasks that run without development tools. */
export const PRODUCTION_TASKS = [
  'start',
  'worker',
  'db-migrate',
  'staff',
  'backup',
  'restore',
  'backup-key',
  'rotate-secret',
  'files',
]

/** Those that `npm run ship` passes on: the sample catalogue is seeded from there, too. */
export const SHIPPED_TASKS = [...PRODUCTION_TASKS, 'db-seed']

/** Next's resolved configuration, in the build of a folder that `npm run ship` made. */
export const SHIPPED_CONFIG = 'shipped-config.json'

/**
 * The compiled copy of a task in a build, which runs without development tools. @param {string} task
 */
export const compiledTask = (task) => join(projectRoot, distDir(), 'tasks', `${task}.mjs`)
