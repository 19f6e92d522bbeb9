import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import { projectRoot } from './data-dir'

/**
 * Compiles a program with what it imports of the project into one file, for those who load it many times.
 *
 * @param name of the file, whose ending says which modules are in it: `.mjs` or `.cjs`
 * @returns the file
 */
export async function compileProgram(entry: string, name: string): Promise<string> {
  const { build } = await import('esbuild')
  const outfile = join(projectRoot, 'node_modules/.cache/softhaven', name)
  const { outputFiles } = await build({
    absWorkingDir: projectRoot,
    entryPoints: [entry],
    outfile,
    bundle: true,
    format: extname(name) === '.cjs' ? 'cjs' : 'esm',
    platform: 'node',
    target: 'node20.19',
    packages: 'external',
    logLevel: 'error',
    write: false,
  })
  // Another process may be starting from it.
  const unfinished = `${outfile}.${process.pid}`
  mkdirSync(dirname(outfile), { recursive: true })
  writeFileSync(unfinished, outputFiles[0]?.contents ?? '')
  renameSync(unfinished, outfile)
  return outfile
}
