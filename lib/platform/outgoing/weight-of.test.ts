import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { weightOf } from './weight-of'

const SCRIPT = 'const much = true;'.repeat(5000)
const COMPRESSED = brotliCompressSync(SCRIPT)

let server: Server
beforeAll(async () => {
  server = createServer(({ url, headers }, response) => {
    if (url === '/moved.js') response.writeHead(302, { location: '/script.js' }).end()
    else if (url !== '/script.js') response.writeHead(404).end()
    else if (headers['accept-encoding']?.includes('br'))
      response.setHeader('content-encoding', 'br').end(COMPRESSED)
    else response.end(SCRIPT)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => {
  server.close()
})

/** Names the test's server by every name; addresses are checked as they are on the internet. */
const weightAt = (address: string) =>
  weightOf(address, {
    kindOf: (address) => (address === '93.184.215.14' ? 'public' : 'private'),
    request: (url, { signal, headers }, answered) =>
      request(
        `http://127.0.0.1:${(server.address() as AddressInfo).port}${url.pathname}`,
        { signal, headers, agent: false },
        answered,
      ),
  })

it('counts what is sent to a browser: compressed, and where the address leads on to', async () => {
  expect(await weightAt('https://93.184.215.14/script.js')).toBe(COMPRESSED.byteLength)
  expect(await weightAt('https://93.184.215.14/moved.js')).toBe(COMPRESSED.byteLength)
})

it('is not known of what does not come, nor asked for inside', async () => {
  for (const address of ['https://93.184.215.14/none.js', 'https://127.0.0.1/script.js'])
    expect(await weightAt(address)).toBeNull()
})
