import type { Reply } from './http-server'

const CORS = {
  'access-control-allow-origin': '*',
  // Browser tests add one of their own to every request.
  'access-control-allow-headers': '*',
  'access-control-allow-methods': 'GET, POST',
}

/** What browsers are told that ask whether they may call from a page of another origin. */
export const PREFLIGHT: Reply = { status: 204, headers: CORS }

/** An answer that a page of another origin may read. */
export const forBrowser = (reply: Reply): Reply => ({
  ...reply,
  headers: { ...reply.headers, ...CORS },
})

/** A script that pages load. */
export const scriptReply = (source: string): Reply => ({
  raw: source,
  headers: { 'content-type': 'text/javascript; charset=utf-8' },
})
