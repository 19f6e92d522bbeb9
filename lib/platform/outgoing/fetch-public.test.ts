import { createServer, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { fetchPublic } from './fetch-public'
import { addressKind } from './net-addresses'

const ANSWERS: Record<string, (response: ServerResponse) => void> = {
  '/picture': (response) => response.end('picture'),
  '/moved': (response) => response.writeHead(302, { location: '/picture' }).end(),
  '/inside': (response) => response.writeHead(302, { location: 'https://127.0.0.1/' }).end(),
  '/plain': (response) => response.writeHead(302, { location: 'http://shop.test/' }).end(),
  '/circle': (response) => response.writeHead(302, { location: '/circle' }).end(),
  '/large': (response) => {
    for (let part = 0; part < 20; part++) response.write('x'.repeat(1000))
    response.end()
  },
  '/claims': (response) => response.writeHead(200, { 'content-length': 50_000 }).write('x'),
  '/never': () => {},
  '/stops': (response) => {
    response.writeHead(200, { 'content-length': 100 }).write('x')
    setTimeout(() => response.destroy(), 50)
  },
}

let server: Server
beforeAll(async () => {
  server = createServer((incoming, response) => {
    const answer = ANSWERS[incoming.url ?? '']
    if (answer) answer(response)
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** Names the test's server by every name; addresses are checked as they are on the internet. */
const fetchAt = (path: string) =>
  fetchPublic(
    `https://93.184.215.14${path}`,
    { what: 'image', accept: 'image/*', maxBytes: 10_000, timeoutMs: 1000 },
    {
      kindOf: (address) => (address === '93.184.215.14' ? 'public' : 'private'),
      request: (url, options, answered) =>
        request(
          `http://127.0.0.1:${(server.address() as AddressInfo).port}${url.pathname}`,
          { signal: options.signal, agent: false },
          answered,
        ),
    },
  )

describe('fetchPublic', () => {
  it('fetches what is there, and where it leads on to', async () => {
    expect(Buffer.from(await fetchAt('/picture')).toString()).toBe('picture')
    expect(Buffer.from(await fetchAt('/moved')).toString()).toBe('picture')
  })

  it.each([
    ['/inside', /public internet/],
    ['/plain', /begins with https/],
    ['/circle', /too many/],
    ['/large', /larger than/],
    ['/claims', /larger than/],
    ['/never', /too long/],
    ['/stops', /could not be reached/],
    ['/nowhere', /answered 404/],
  ])('refuses %s', async (path, message) => {
    await expect(fetchAt(path)).rejects.toThrow(message)
  })

  it.each([
    'ftp://shop.test/a.png',
    'http://shop.test/a.png',
    '//shop.test/a.png',
    'https://user:secret@shop.test/a.png',
    'https://shop.test:8443/a.png',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://[::ffff:169.254.169.254]/',
    'https://169.254.169.254/latest/meta-data/',
    'https://localhost/a.png',
    'file:///etc/passwd',
    'not an address',
  ])('refuses %s without asking anybody', async (address) => {
    const asked: string[] = []
    await expect(
      fetchPublic(
        address,
        { what: 'image', accept: 'image/*', maxBytes: 1000, timeoutMs: 1000 },
        {
          kindOf: addressKind,
          request: (url, options, answered) => {
            asked.push(url.hostname)
            return request({ ...options, host: url.hostname, port: 9 }, answered)
          },
        },
      ),
    ).rejects.toMatchObject({ code: 'invalid' })
    // A name has to be looked up; what it stands for is refused then.
    expect(asked.filter((host) => host !== 'localhost')).toEqual([])
  })
})
