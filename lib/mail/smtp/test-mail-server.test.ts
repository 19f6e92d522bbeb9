import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer as createTlsServer } from 'node:tls'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { NOT_REACHED } from '@/lib/mail/server-problems'
import { freePort } from '@/scripts/lib/ports'
import { startMailSimulator } from '@/scripts/simulators/mail'
import { testMailServer } from './test-mail-server'

const TIMEOUT_MS = 700

const dir = mkdtempSync(join(tmpdir(), 'mails-'))
let simulator: Awaited<ReturnType<typeof startMailSimulator>>
const servers: Server[] = []

beforeAll(async () => {
  simulator = await startMailSimulator({ dir })
})
afterAll(async () => {
  await simulator.close()
  for (const server of servers) server.close()
  rmSync(dir, { recursive: true })
})

/** A server that says something, or nothing, to whoever connects. @returns its port */
async function listening(server: Server): Promise<number> {
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return address && typeof address === 'object' ? address.port : 0
}
const greeting = (text: string) =>
  listening(
    createServer((socket: Socket) => {
      socket.on('error', () => {})
      if (text !== '') socket.write(text)
      setTimeout(() => socket.destroy(), 2 * TIMEOUT_MS)
    }),
  )

const test = (url: string, resolve?: Parameters<typeof testMailServer>[1]) =>
  testMailServer({ url, from: 'shop@shop.example' }, { timeoutMs: TIMEOUT_MS, ...resolve })

/** Looks every name up as this machine. */
const ownMachine = () => {
  const asked: string[] = []
  const resolve = async (name: string) => {
    asked.push(name)
    return [{ address: '127.0.0.1', family: 4 }]
  }
  return { asked, resolve }
}

describe('the test of a mail server', () => {
  it('passes where it signs in, and repeats what the server says of the password', async () => {
    const { asked, resolve } = ownMachine()
    const { port } = new URL(simulator.smtpUrl)
    expect(await test(`smtp://mail.shop.test:${port}`, { resolve })).toMatchObject({ ok: true })
    // A name that nobody but this test knows: it was looked up once, and connected to by its address.
    expect(asked).toEqual(['mail.shop.test'])
    const refused = await greeting('220 mail.shop.test ESMTP\r\n')
    expect((await test(`smtp://127.0.0.1:${refused}`)).ok).toBe(false)
  })

  it.each([
    ['nobody listens', async () => freePort()],
    ['something is silent', async () => greeting('')],
    ['something else answers', async () => greeting('SSH-2.0-OpenSSH_9.9\r\n')],
    ['a file server answers', async () => greeting('220 files.shop.test FTP server ready\r\n')],
    ['a web server answers', async () => greeting('HTTP/1.1 400 Bad Request\r\n\r\n')],
  ])('says the same after the same time where %s', async (_case, open) => {
    for (const scheme of ['smtp', 'smtps']) {
      const begun = Date.now()
      expect(await test(`${scheme}://127.0.0.1:${await open()}`)).toEqual({
        ok: false,
        message: NOT_REACHED,
      })
      expect(Date.now() - begun).toBeGreaterThanOrEqual(TIMEOUT_MS - 20)
    }
  })

  it('shows the name that was typed where it connects to an address through TLS', async () => {
    let shown: string | undefined
    const port = await listening(
      createTlsServer({
        SNICallback: (name, done) => {
          shown = name
          done(new Error('There is no certificate'))
        },
      }),
    )
    await test(`smtps://mail.shop.test:${port}`, ownMachine())
    expect(shown).toBe('mail.shop.test')
  })

  it.each([
    ['no address', [], 'There is no host mail.shop.test.'],
    ['a forbidden address', ['169.254.169.254'], 'The host has an address that is never called.'],
    [
      'a forbidden address beside another',
      ['127.0.0.1', '169.254.169.254'],
      'The host has an address that is never called.',
    ],
  ])('calls no name that has %s', async (_case, addresses, message) => {
    const resolve = async () => addresses.map((address) => ({ address, family: 4 }))
    const { port } = new URL(simulator.smtpUrl)
    expect(await test(`smtp://mail.shop.test:${port}`, { resolve })).toEqual({ ok: false, message })
  })
})
