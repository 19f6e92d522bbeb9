// Starts any task of the project. Uses only Node's own modules.
// A developer's task works on a fresh clone: dependencies are installed and the database client is
// generated when they are missing or out of date, then scripts/tasks/<name>.ts runs. A production task
// runs as compiled by the build (docs/decisions/0029) and installs nothing.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { compiledTask, loadDotEnv, PRODUCTION_TASKS, projectRoot as root } from './lib/folders.mjs'

const [task, ...args] = process.argv.slice(2)

/** @param {string} message @returns {never} */
function fail(message) {
  console.error(`\n✖ ${message}`)
  process.exit(1)
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  fail(`Softhaven needs Node 20.19 or newer; this is ${process.version}. See https://nodejs.org`)
}
/** A folder that `npm run ship` made has no sources. */
const hasSource = existsSync(join(root, 'scripts/tasks', `${task}.ts`))
if (!task || !(hasSource || existsSync(compiledTask(task)))) {
  fail(`There is no task "${task ?? ''}". The tasks are the scripts of package.json.`)
}

/** @param {...string} files */
const fingerprint = (...files) => {
  const hash = createHash('sha256')
  for (const file of files) hash.update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

/**
 * Runs a step when its stamp does not match what it depends on.
 * @param {string} name @param {string} print @param {string} product
 * @param {() => { status: number | null }} step @param {string} advice
 */
function upToDate(name, print, product, step, advice) {
  const stamp = join(root, 'node_modules', `.softhaven-${name}`)
  if (existsSync(product) && existsSync(stamp) && readFileSync(stamp, 'utf8') === print) return
  const started = Date.now()
  console.log(`▸ ${name} …`)
  if (step().status !== 0) fail(`${name} failed. ${advice}`)
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, print)
  console.log(`✔ ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`)
}

const developerTools = join(root, 'node_modules/tsx/package.json')
const databaseClient = join(root, 'lib/core/prisma-client/client.ts')

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'))

/** Whether somebody's own `npm ci` has installed all that is needed: what npm notes in node_modules says so. */
function isInstalled() {
  if (!existsSync(join(root, 'node_modules/.package-lock.json'))) return false
  const { '': store, ...wanted } = readJson('package-lock.json').packages
  const installed = readJson('node_modules/.package-lock.json').packages
  const manifest = readJson('package.json')
  return (
    ['dependencies', 'devDependencies', 'optionalDependencies'].every(
      (kind) => JSON.stringify(store[kind]) === JSON.stringify(manifest[kind]),
    ) &&
    Object.keys(wanted).every((folder) => {
      const { version, optional, devOptional } = wanted[folder]
      // Of another platform, for instance.
      if (!(folder in installed)) return optional || devOptional
      return installed[folder].version === version
    })
  )
}

/** Installs and generates whatever is missing or out of date. */
function prepare() {
  const quietEnv = { ...process.env, CHECKPOINT_DISABLE: '1', PRISMA_HIDE_UPDATE_MESSAGE: '1' }

  upToDate(
    'Installing dependencies',
    fingerprint('package.json', 'package-lock.json'),
    developerTools,
    () =>
      isInstalled()
        ? { status: 0 }
        : spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
            cwd: root,
            stdio: 'inherit',
            shell: process.platform === 'win32',
            // The tools that build and check the store are needed regardless of NODE_ENV.
            env: { ...quietEnv, NODE_ENV: 'development' },
          }),
    'Check the network connection and that the folder is writable, then run the command again. After a change of package.json: npm install.',
  )

  upToDate(
    'Generating the database client',
    fingerprint('prisma/schema.prisma', 'package-lock.json'),
    databaseClient,
    () => {
      const generated = spawnSync(
        process.execPath,
        [join(root, 'node_modules/prisma/build/index.js'), 'generate'],
        // The generator never runs the native schema engine, but requires its path: any program will
        // do.
        {
          cwd: root,
          encoding: 'utf8',
          env: { ...quietEnv, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath },
        },
      )
      if (generated.status !== 0) console.error(generated.stdout, generated.stderr)
      return generated
    },
    'The output above says what is wrong with prisma/schema.prisma.',
  )
}

/** Node's arguments to run a task from its source. */
const fromSource = () => [
  '--import',
  'tsx',
  '--import',
  './scripts/lib/server-only.mjs',
  join('scripts/tasks', `${task}.ts`),
]

/**
 * Node's arguments to run a production task, which does not change what is installed.
 * @param {string} name
 */
function fromBuild(name) {
  if (!existsSync(join(root, 'node_modules/next/package.json')))
    fail('The dependencies are not installed. Install them with: npm ci --omit=dev')
  loadDotEnv()
  const compiled = compiledTask(name)
  if (existsSync(compiled)) return [compiled]
  // Before its first build, a developer's checkout runs the source.
  if (existsSync(developerTools) && existsSync(databaseClient)) return fromSource()
  fail(
    'There is no build yet. Make one with: npm run build (it needs the development dependencies)',
  )
}

const production = PRODUCTION_TASKS.includes(task) || !hasSource
if (!production) prepare()
const taskArguments = production ? fromBuild(task) : fromSource()
const child = spawn(process.execPath, [...taskArguments, ...args], {
  cwd: root,
  stdio: 'inherit',
  // As npm does it, for whoever calls this file directly.
  env: { INIT_CWD: process.cwd(), ...process.env },
})
// The terminal sends Ctrl-C to the child as well; it decides when to end.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => signal !== 'SIGINT' && child.kill(signal))
}
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
