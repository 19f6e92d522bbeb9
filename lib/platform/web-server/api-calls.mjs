import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { keepBodyLength } from './body-length.mjs'
import { dropFrameworkHeaders } from './framework-headers.mjs'
import { refuse } from './refuse.mjs'

/**
 * @typedef {import('node:http').IncomingMessage} IncomingMessage
 * @typedef {import('node:http').ServerResponse} ServerResponse
 * @typedef {(request: IncomingMessage, response: ServerResponse) => Promise<void>} Handle
 * @typedef {{ page: string, regex: string }} Route
 * @typedef {{ headers: { source: string, regex: string, headers: { key: string, value: string }[] }[],
 *   staticRoutes: Route[], dynamicRoutes: Route[] }} RoutesManifest
 * @typedef {{ handler: (request: IncomingMessage, response: ServerResponse, context: {
 *   waitUntil: (work: Promise<unknown>) => void,
 *   requestMeta: { initURL: string, relativeProjectDir: string } }) => Promise<void> }} EntryPoint
 */

const API = '/api/'
const NO_SUCH_CALL = { status: 404, code: 'not_found', message: 'There is no such call' }

/** The framework redirects an address with a slash at its end to the one without. @param {string} path */
const isCall = (path) => path === '/api' || (path.startsWith(API) && !path.endsWith('/'))

/**
 * Answers the API's calls by their entry points in the build, without the framework's search for what an
 * address could be: files, redirects, rewrites, pages (docs/decisions/0047).
 *
 * @param {object} options
 * @param {Handle} options.handle the framework, for everything else
 * @param {string} options.distDir the folder of the build
 * @param {number} options.port
 * @returns {Handle}
 */
export function answerApiCalls({ handle, distDir, port }) {
  const build = resolve(distDir)
  const require = createRequire(join(build, 'server/'))
  const { entryPointOf, headersOf } = readRoutes(build)

  return async (request, response) => {
    const url = request.url ?? '/'
    const mark = url.indexOf('?')
    const path = mark < 0 ? url : url.slice(0, mark)
    if (!isCall(path)) return handle(request, response)
    const file = entryPointOf(path)
    if (!file) return refuse(request, response, NO_SUCH_CALL)
    dropFrameworkHeaders(request.headers)
    for (const { key, value } of headersOf(path)) response.setHeader(key, value)
    /** @type {EntryPoint} */
    const { handler } = await require(file)
    explainWrongMethod(request, response)
    keepBodyLength(response)
    await handler(request, response, {
      waitUntil: (work) => void work.catch(console.error),
      requestMeta: { initURL: `http://localhost:${port}${url}`, relativeProjectDir: '' },
    })
  }
}

/**
 * The framework refuses a method that a call does not have without a word; callers get their reason as of any
 * other refusal.
 *
 * @param {IncomingMessage} request
 * @param {ServerResponse} response
 */
function explainWrongMethod(request, response) {
  const end = response.end
  response.end = /** @type {typeof end} */ (
    (/** @type {Parameters<typeof end>} */ ...args) => {
      response.end = end
      if (response.statusCode !== 405 || response.headersSent) return response.end(...args)
      const message = `The method ${request.method} is not allowed here`
      refuse(request, response, { status: 405, code: 'invalid', message })
      return response
    }
  )
}

/**
 * The API's routes as the build lists them.
 *
 * @param {string} build
 */
function readRoutes(build) {
  /** @type {RoutesManifest} */
  const routes = JSON.parse(readFileSync(join(build, 'routes-manifest.json'), 'utf8'))
  /** @type {Record<string, string>} */
  const files = JSON.parse(readFileSync(join(build, 'server/app-paths-manifest.json'), 'utf8'))
  /** @param {Route} route */
  const fileOf = ({ page }) => {
    const file = files[`${page}/route`]
    return page.startsWith(API) && file ? [{ page, file: join(build, 'server', file) }] : []
  }
  const fixed = new Map(routes.staticRoutes.flatMap(fileOf).map(({ page, file }) => [page, file]))
  // In the order in which the framework tries them.
  const withParameters = routes.dynamicRoutes.flatMap((route) =>
    fileOf(route).map(({ file }) => ({ file, pattern: new RegExp(route.regex) })),
  )
  const headers = routes.headers.map((rule) => ({ ...rule, pattern: new RegExp(rule.regex) }))
  return {
    /** @param {string} path */
    entryPointOf: (path) =>
      fixed.get(path) ?? withParameters.find(({ pattern }) => pattern.test(path))?.file,
    /** @param {string} path */
    headersOf: (path) =>
      headers.filter(({ pattern }) => pattern.test(path)).flatMap((rule) => rule.headers),
  }
}
