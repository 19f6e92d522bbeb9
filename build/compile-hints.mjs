import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/**
 * Makes the browser compile a whole script while it loads (https://v8.dev/blog/explicit-compile-hints).
 */
const COMPILE_ALL = '//# allFunctionsCalledOnLoad\n'

const buildManifestSchema = z.object({ rootMainFiles: z.array(z.string()).min(1) })

/**
 * Marks the scripts that every page loads first, React and Next themselves, to be compiled off the main
 * thread (docs/decisions/0026).
 *
 * @param {string} distDir the output folder of a finished build
 */
export async function addCompileHints(distDir) {
  const manifest = await readFile(join(distDir, 'build-manifest.json'), 'utf8')
  const { rootMainFiles } = buildManifestSchema.parse(JSON.parse(manifest))
  for (const file of rootMainFiles.map((name) => join(distDir, name))) {
    const script = await readFile(file, 'utf8')
    if (!script.startsWith(COMPILE_ALL)) await writeFile(file, COMPILE_ALL + script)
  }
}
