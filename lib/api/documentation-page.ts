import 'server-only'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'

const VIEWER = join(process.cwd(), 'node_modules/swagger-ui-dist')

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>API - Softhaven</title>
    <link rel="stylesheet" href="/api/docs/swagger-ui.css">
  </head>
  <body>
    <main id="viewer"></main>
    <noscript>This page needs scripts. The description itself: <a href="/api/openapi.json">/api/openapi.json</a></noscript>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`

// A file of its own, so that the page does without inline scripts. The viewer's own checker asks a
// server of its makers; it stays off.
const START = `SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#viewer',
  deepLinking: true,
  docExpansion: 'none',
  filter: true,
  validatorUrl: null,
})
`

const FILES: Record<string, { type: string; read: () => Promise<string> }> = {
  'start.js': { type: 'text/javascript; charset=utf-8', read: async () => START },
  'swagger-ui-bundle.js': {
    type: 'text/javascript; charset=utf-8',
    read: () => readFile(join(VIEWER, 'swagger-ui-bundle.js'), 'utf8'),
  },
  'swagger-ui.css': {
    type: 'text/css; charset=utf-8',
    read: () => readFile(join(VIEWER, 'swagger-ui.css'), 'utf8'),
  },
}

/** The viewer sets styles on its elements and shows pictures from its style sheet. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The page that shows the API's description. */
export const documentationPage = (): Response =>
  new Response(PAGE, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': POLICY,
      'cache-control': 'no-cache',
    },
  })

/** One of the page's files. @throws AppError `not_found` for any other */
export async function documentationFile(name: string): Promise<Response> {
  const found = Object.hasOwn(FILES, name) ? FILES[name] : undefined
  if (!found) throw new AppError('not_found', say('files.unknown'))
  return new Response(await found.read(), {
    headers: { 'content-type': found.type, 'cache-control': 'public, max-age=3600' },
  })
}
