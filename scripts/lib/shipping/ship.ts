import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { z } from 'zod'
import { distDir, projectRoot, SHIPPED_CONFIG, SHIPPED_TASKS } from '../folders.mjs'
import { PlainError } from '../progress'
import {
  buildFolder,
  isLeftOut,
  isOfRunningBuild,
  licencesOf,
  readByPath,
  WHOLE_FOLDERS,
} from './contents'
import { loadedFiles } from './trace'

const manifestSchema = z.looseObject({
  name: z.string(),
  version: z.string(),
  license: z.string(),
  engines: z.record(z.string(), z.string()),
  scripts: z.record(z.string(), z.string()),
})

/** What a folder may contain that is replaced: what an earlier one was made of. */
const OWN = () => [
  ...['.env.example', 'LICENSE', 'app', 'demo', 'lib', 'node_modules', 'package.json', 'prisma'],
  ...['public', 'scripts', 'server.mjs', distDir()],
]

/** @throws PlainError rather than delete what was not made here, such as a store's data */
function makeEmpty(folder: string): void {
  mkdirSync(folder, { recursive: true })
  const found = readdirSync(folder)
  const others = found.filter((name) => !OWN().includes(name))
  if (others.length > 0)
    throw new PlainError(`${folder} has other things in it (${others.join(', ')}). Name another.`)
  if (found.length > 0 && !existsSync(shippedConfigOf(folder)))
    throw new PlainError(`${folder} is not one that was made by npm run ship. Name another.`)
  for (const name of found) rmSync(join(folder, name), { recursive: true, force: true })
}

const shippedConfigOf = (folder: string) => join(folder, distDir(), SHIPPED_CONFIG)

/** The package.json of the folder: which version it is, and the commands that it has. */
function manifest(): string {
  const { name, version, license, engines, scripts } = manifestSchema.parse(
    JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')),
  )
  const kept = Object.entries(scripts).filter(([, command]) =>
    SHIPPED_TASKS.some((task) => command.endsWith(` ${task}`)),
  )
  return JSON.stringify(
    {
      ...{ name, version, private: true, license, engines, type: 'module' },
      scripts: Object.fromEntries(kept),
    },
    null,
    2,
  )
}

/** Next's configuration as the build has resolved it, without the folder that it was built in. */
function resolvedConfig(): string {
  const file = join(buildFolder(), 'required-server-files.json')
  const { config } = z
    .looseObject({ config: z.looseObject({}) })
    .parse(JSON.parse(readFileSync(file, 'utf8')))
  // Only a build reads these.
  const { outputFileTracingRoot: _root, repoRoot: _repo, turbopack: _turbopack, ...rest } = config
  return JSON.stringify(rest)
}

/** All files below a folder, links among them, relative to it. */
const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))

/**
 * Makes a folder with all that a running store needs, and nothing else: it needs Node and a database.
 *
 * @param target empty, new, or one that was made before
 * @throws PlainError when there is no build, or the folder has something else in it
 */
export async function ship(target: string): Promise<{ files: number; megabytes: number }> {
  if (!existsSync(join(buildFolder(), 'BUILD_ID')))
    throw new PlainError('There is no build yet. Make one with: npm run build')
  makeEmpty(target)
  // The first, so that what is interrupted can be replaced.
  mkdirSync(join(target, distDir()))
  writeFileSync(shippedConfigOf(target), resolvedConfig())
  const { fontFiles } = await import('@/lib/platform/pdf/fonts')
  const build = filesBelow(buildFolder())
    .filter(isOfRunningBuild)
    .map((file) => join(distDir(), file))
  const whole = WHOLE_FOLDERS.flatMap((folder) =>
    filesBelow(join(projectRoot, folder)).map((file) => join(folder, file)),
  )
  const traced = (await loadedFiles()).filter((file) => !isLeftOut(file))
  const fonts = fontFiles().map((file) => relative(projectRoot, file))
  const code = [...traced, ...readByPath(fonts)]
  const all = new Set([...build, ...whole, 'prisma/schema.prisma', ...code, ...licencesOf(code)])
  let bytes = 0
  const folders = new Set<string>()
  for (const file of all) {
    const from = join(projectRoot, file)
    const found = lstatSync(from)
    // Traces name folders of packages as well.
    if (found.isDirectory()) continue
    const to = join(target, file)
    const folder = dirname(to)
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true })
    folders.add(folder)
    if (found.isSymbolicLink()) symlinkSync(readlinkSync(from), to)
    else copyFileSync(from, to)
    bytes += found.size
  }
  writeFileSync(join(target, 'package.json'), `${manifest()}\n`)
  return { files: all.size, megabytes: Math.round(bytes / 1e6) }
}
