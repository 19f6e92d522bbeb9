import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const pack = promisify(brotliCompress)

/**
 * Writes a compressed copy of each script and style of a build at the highest level, which is too slow
 * to do per request (docs/decisions/0028). `lib/platform/packed-files.mjs` serves them.
 *
 * @param {string} distDir the output folder of a finished build
 */
export async function packStaticFiles(distDir) {
  const folder = join(distDir, 'static')
  const names = await readdir(folder, { recursive: true })
  await Promise.all(
    names
      .filter((name) => /\.(js|css)$/.test(name))
      .map(async (name) => {
        const file = await readFile(join(folder, name))
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: file.length }
        await writeFile(join(folder, `${name}.br`), await pack(file, { params }))
      }),
  )
}
