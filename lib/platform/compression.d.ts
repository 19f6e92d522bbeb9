// The package itself needs nothing of Express; its published types do.
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http'
  import type { BrotliOptions } from 'node:zlib'

  type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

  /** Packs answers on their way, unless they are of a kind that gains nothing by it. */
  export default function compression(options?: { brotli?: BrotliOptions }): Handler
}
