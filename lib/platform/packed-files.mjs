import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { encodingFor } from './kept-pages/packed-body.mjs'

/**
 * @typedef {import('node:http').IncomingMessage} IncomingMessage
 * @typedef {import('node:http').ServerResponse} ServerResponse
 * @typedef {{ file: string, head: string[], body: Promise<Buffer> | Buffer | null }} BuildFile
 */

const PREFIX = '/_next/static/'
const PACKED = '.br'
/** What a page loads from the build. */
const TYPES = new Map([
  ['js', 'application/javascript; charset=UTF-8'],
  ['css', 'text/css; charset=UTF-8'],
  ['woff2', 'font/woff2'],
])

/**
 * Answers calls for the build's scripts, styles and fonts from memory, packed by the build where the
 * browser takes it (docs/decisions/0028, 0049). Their names change with their content.
 *
 * @param {string} distDir the folder of the build
 * @returns {(request: IncomingMessage, response: ServerResponse, otherwise: () => void) => void}
 * `otherwise` answers all other calls
 */
export function servePackedFiles(distDir) {
  const files = listFiles(join(distDir, 'static'))
  return (request, response, otherwise) => {
    const found = request.method === 'GET' ? files.get(request.url ?? '') : undefined
    if (!found) return otherwise()
    const takesBrotli = encodingFor(request.headers['accept-encoding']?.toString()) === 'br'
    if (found.file.endsWith(PACKED) && !takesBrotli) return otherwise()
    found.body ??= read(found)
    if (Buffer.isBuffer(found.body)) return send(found, found.body, response)
    found.body.then((body) => send(found, body, response), otherwise)
  }
}

/** @param {BuildFile} found */
async function read(found) {
  try {
    const body = await readFile(found.file)
    found.body = body
    found.head = [...found.head, 'Content-Length', String(body.length)]
    return body
  } catch (error) {
    found.body = null
    throw error
  }
}

/** @param {BuildFile} found @param {Buffer} body @param {ServerResponse} response */
function send({ head }, body, response) {
  response.writeHead(200, head)
  response.end(body)
}

/** @param {string} folder @returns {Map<string, BuildFile>} by the address that pages call */
function listFiles(folder) {
  return new Map(
    readdirSync(folder, { recursive: true }).flatMap((name) => {
      const path = String(name).replaceAll('\\', '/')
      const isPacked = path.endsWith(PACKED)
      const plain = isPacked ? path.slice(0, -PACKED.length) : path
      const extension = plain.slice(plain.lastIndexOf('.') + 1)
      const type = TYPES.get(extension)
      // Of scripts and styles there are two files.
      if (!type || (extension === 'woff2') === isPacked) return []
      const head = [
        ...['Content-Type', type],
        ...['Cache-Control', 'public, max-age=31536000, immutable'],
        ...['X-Content-Type-Options', 'nosniff'],
        ...(isPacked ? ['Content-Encoding', 'br', 'Vary', 'Accept-Encoding'] : []),
      ]
      return [[PREFIX + plain, { file: join(folder, path), head, body: null }]]
    }),
  )
}
