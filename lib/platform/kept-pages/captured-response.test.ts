import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { CapturedResponse, detachedRequest } from './captured-response.mjs'

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown
let handler: Handler
const seen: CapturedResponse['captured'][] = []
const server = createServer((request, response) => {
  const captured = new CapturedResponse(detachedRequest(request, { 'x-more': 'more' }))
  seen.push(captured.captured)
  handler(captured.req, captured)
  captured.captured.then(() => response.end())
})
let url: string
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const address = server.address()
  url = `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`
})
afterAll(() => {
  server.close()
})

async function captured(given: Handler, init?: RequestInit) {
  handler = given
  await fetch(`${url}/page?a=1`, init)
  const last = seen.at(-1)
  if (!last) throw new Error('Nothing was captured')
  return last
}

describe('a captured response', () => {
  it('has status, headers and body, however they were given', async () => {
    const byParts = await captured((_, response) => {
      response.setHeader('X-One', '1')
      response.writeHead(201, 'Made', { 'X-Two': ['2', '3'] })
      response.write('abc', 'utf8', () => response.write(Buffer.from('def')))
      setTimeout(() => response.end('g'), 20)
    })
    expect(byParts).toMatchObject({ status: 201, headers: { 'x-one': '1', 'x-two': ['2', '3'] } })
    expect(byParts.body.toString()).toBe('abcdefg')
    const atOnce = await captured((_, response) => {
      response.statusCode = 404
      response.end()
    })
    expect(atOnce).toMatchObject({ status: 404, body: Buffer.alloc(0) })
  })

  it('takes a stream', async () => {
    const { body } = await captured((_, response) =>
      pipeline(Readable.from([Buffer.from('one'), Buffer.from('two')]), response),
    )
    expect(body.toString()).toBe('onetwo')
  })
})

describe('a detached request', () => {
  it('asks for the same, without what only its client has', async () => {
    const headers = {
      'if-none-match': '"x"',
      'accept-language': 'de',
      cookie: 'a=b',
      'user-agent': 'Bot',
      'x-anything': '<script>',
    }
    let request: IncomingMessage | undefined
    await captured(
      (given, response) => {
        request = given
        response.end()
      },
      { headers },
    )
    expect(request).toMatchObject({ method: 'GET', url: '/page?a=1' })
    expect(request?.headers).toMatchObject({
      'accept-language': 'de',
      cookie: 'a=b',
      'x-more': 'more',
    })
    for (const name of ['if-none-match', 'accept-encoding', 'user-agent', 'x-anything'])
      expect(request?.headers).not.toHaveProperty(name)
    expect(request?.headers['x-forwarded-for']).toMatch(/127\.0\.0\.1/)
  })
})
