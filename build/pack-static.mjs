import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const pack = promisify(brotliCompress)

/**
 * Writes a packed form beside each script and style of a build, as small as it can be: that takes too
 * long for the moment when a browser asks for it (docs/decisions/0028). `lib/platform/packed-files.mjs`
 * serves them.
 *
 * @param {string} distDir the folder of a build whose scripts and styles are written
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
