import { readFileSync, rmSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { z } from 'zod'
import { distDir, projectRoot, SHIPPED_TASKS } from './folders.mjs'
import { PlainError } from './progress'

const asNodeWants: Plugin = {
  name: 'as-node-wants',
  setup({ onLoad, onResolve }) {
    // Outside of Next's bundler this package always throws; tasks are the server.
    onResolve({ filter: /^server-only$/ }, () => ({ path: 'server-only', namespace: 'nothing' }))
    onLoad({ filter: /.*/, namespace: 'nothing' }, () => ({ contents: '' }))
    // Next lists no entry points, so that Node needs the file's full name.
    onResolve({ filter: /^next\/[a-z/-]+$/ }, ({ path }) => ({
      path: `${path}.js`,
      external: true,
    }))
  },
}

const packageSchema = z.object({
  dependencies: z.record(z.string(), z.string()),
  optionalDependencies: z.record(z.string(), z.string()),
})

/** The imported packages that `npm ci --omit=dev` would not install. */
export function missingInProduction(imports: string[], installed: string[]): string[] {
  const names = imports
    .filter((path) => !isBuiltin(path))
    .map((path) =>
      path
        .split('/')
        .slice(0, path.startsWith('@') ? 2 : 1)
        .join('/'),
    )
  return [...new Set(names)].filter((name) => !installed.includes(name)).sort()
}

/**
 * Compiles the production tasks into the build, without bundling packages.
 *
 * @throws PlainError when one needs a package that is not installed in production
 */
export async function compileTasks(): Promise<void> {
  const outdir = join(projectRoot, distDir(), 'tasks')
  rmSync(outdir, { recursive: true, force: true })
  const { metafile } = await build({
    absWorkingDir: projectRoot,
    entryPoints: SHIPPED_TASKS.map((task) => `scripts/tasks/${task}.ts`),
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    packages: 'external',
    plugins: [asNodeWants],
    metafile: true,
    logLevel: 'error',
  })
  const imports = Object.values(metafile.outputs).flatMap((output) =>
    output.imports.filter(({ external }) => external).map(({ path }) => path),
  )
  const manifest = packageSchema.parse(
    JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')),
  )
  const missing = missingInProduction(imports, [
    ...Object.keys(manifest.dependencies),
    ...Object.keys(manifest.optionalDependencies),
  ])
  if (missing.length > 0)
    throw new PlainError(
      `Production needs packages that package.json does not list for it: ${missing.join(', ')}`,
    )
}
