import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { postPublic } from './post-public'

const ANSWERS: Record<string, (response: ServerResponse) => void> = {
  '/moved': (response) => response.writeHead(302, { location: '/elsewhere' }).end('moved'),
  '/refuses': (response) => response.writeHead(410).end('gone'),
  '/endless': (response) => {
    const more = () => response.write('x'.repeat(1000)) && setTimeout(more, 1)
    more()
    response.on('close', () => response.end())
  },
  '/never': () => {},
  '/hangs-up': (response) => response.destroy(),
}

let server: Server
let received: { url: string; body: string; headers: Record<string, unknown> }[] = []
beforeAll(async () => {
  server = createServer(async (incoming, response) => {
    let body = ''
    for await (const chunk of incoming) body += chunk
    received.push({ url: incoming.url ?? '', body, headers: incoming.headers })
    const answer = ANSWERS[incoming.url ?? '']
    if (answer) answer(response)
    else response.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const port = () => (server.address() as AddressInfo).port

const post = (url: string, allowPrivate = true) =>
  postPublic({
    url,
    headers: { 'content-type': 'text/plain' },
    body: 'é',
    allowPrivate,
    timeoutMs: 1000,
  })
const postTo = (path: string, allowPrivate?: boolean, host = '127.0.0.1') =>
  post(`http://${host}:${port()}${path}`, allowPrivate)

describe('postPublic', () => {
  it('sends what it is given, to a name as well as to an address', async () => {
    received = []
    for (const host of ['127.0.0.1', 'localhost'])
      expect(await postTo('/echo', true, host)).toEqual({ kind: 'answer', status: 200, body: 'é' })
    expect(received).toHaveLength(2)
    expect(received[0]).toMatchObject({
      body: 'é',
      headers: { 'content-type': 'text/plain', 'content-length': '2' },
    })
  })

  it('takes whatever is answered for an answer, and follows no redirect', async () => {
    received = []
    expect(await postTo('/moved')).toEqual({ kind: 'answer', status: 302, body: 'moved' })
    expect(await postTo('/refuses')).toEqual({ kind: 'answer', status: 410, body: 'gone' })
    expect(received.map(({ url }) => url)).toEqual(['/moved', '/refuses'])
  })

  it('cuts an endless answer off', async () => {
    expect(await postTo('/endless')).toEqual({
      kind: 'answer',
      status: 200,
      body: 'x'.repeat(4096),
    })
  })

  it('fails when the receiver does not answer', async () => {
    expect(await postTo('/never')).toEqual({
      kind: 'failed',
      message: 'The receiver did not answer in time',
    })
    expect(await postTo('/hangs-up')).toEqual({
      kind: 'failed',
      message: 'The connection to the receiver failed (ECONNRESET)',
    })
    expect(await post('http://127.0.0.1:9/')).toEqual({
      kind: 'failed',
      message: 'The receiver refused the connection',
    })
    expect(await post('http://receiver.invalid/')).toEqual({
      kind: 'failed',
      message: 'The receiver is not known',
    })
  })

  it.each(['127.0.0.1', 'localhost', '2130706433', '0x7f.1'])(
    'reaches nothing in a private network by %s unless that is allowed',
    async (host) => {
      received = []
      expect(await postTo('/echo', false, host)).toEqual({
        kind: 'failed',
        message: 'The receiver is in a private network, which this store may not reach',
      })
      expect(received).toEqual([])
    },
  )

  it.each([
    'http://169.254.169.254/latest/meta-data/',
    'http://[::ffff:169.254.169.254]/',
    'http://0.0.0.0/',
    'http://2852039166/',
  ])('never calls %s', async (url) => {
    expect(await post(url)).toEqual({
      kind: 'failed',
      message: 'The receiver has an address that is never called',
    })
  })

  it.each(['ftp://example.com/', 'not an address', 'http://me:secret@example.com/'])(
    'refuses %s',
    async (url) => {
      expect(await post(url)).toEqual({
        kind: 'failed',
        message: 'The address of the receiver is not valid',
      })
    },
  )
})
