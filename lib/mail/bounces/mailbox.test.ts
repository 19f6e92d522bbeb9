import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { DAY_MS } from '@/lib/core/time'
import { NOT_REACHED } from '@/lib/mail/server-problems'
import { freePort } from '@/scripts/lib/ports'
import { SIMULATED_MAILBOX, startImapSimulator } from '@/scripts/simulators/imap'
import { reportOf } from '@/tests/setup/bounce-mails'
import { openMailbox, type Progress } from './mailbox'
import type { MailboxAddress } from './mailbox-address'

const LETTER = 'From: ada@buyer.example\r\nContent-Type: text/plain\r\n\r\nWhere are my keys?\r\n'

let simulator: Awaited<ReturnType<typeof startImapSimulator>>
let address: MailboxAddress

beforeEach(async () => {
  simulator = await startImapSimulator()
  const { host, port } = simulator
  address = { host, port, encryption: 'starttls', folder: 'INBOX', ...SIMULATED_MAILBOX }
})
afterEach(() => simulator.close())

/** All that is read after a mail's number. */
const readAfter = (uid: number | null): Promise<Progress[]> =>
  openMailbox(address, async (mailbox) => {
    const all: Progress[] = []
    for await (const one of mailbox.readAfter(uid)) all.push(one)
    return all
  })
const reportsAfter = async (uid: number | null) =>
  (await readAfter(uid)).flatMap((one) => (one.report ? [one.uid] : []))

describe('a mailbox', () => {
  it('gives the reports of the last week, and then those after a number', async () => {
    simulator.deliver(reportOf({}), new Date(Date.now() - 9 * DAY_MS))
    simulator.deliver(LETTER)
    simulator.deliver(reportOf({}))
    simulator.deliver(LETTER)
    expect(await reportsAfter(null)).toEqual([3])
    expect((await readAfter(null)).at(-1)).toEqual({ uid: 4, report: null })
    expect(await readAfter(4)).toEqual([])
    simulator.deliver(reportOf({}))
    expect(await reportsAfter(4)).toEqual([5])
  })

  it('gives a report as it was received, but for the end of a long one', async () => {
    const receivedAt = new Date('2026-11-27T09:08:07Z')
    simulator.deliver(reportOf({ body: 'x'.repeat(1024 * 1024) }), receivedAt)
    const [first] = await readAfter(0)
    expect(first?.report?.receivedAt).toEqual(receivedAt)
    expect(first?.report?.source).toHaveLength(256 * 1024)
  })

  it('is only read, and of mails that people wrote only the head', async () => {
    for (let i = 0; i < 450; i++) simulator.deliver(LETTER)
    simulator.deliver(reportOf({}))
    expect(await reportsAfter(null)).toEqual([451])
    expect(
      simulator.commands.filter((one) => /^(?:SELECT|STORE|UID STORE|EXPUNGE)/i.test(one)),
    ).toEqual([])
    expect(simulator.commands.filter((one) => one.includes('BODY.PEEK[]'))).toHaveLength(1)
    expect(simulator.commands.filter((one) => /FETCH/.test(one) && !/PEEK/.test(one))).toEqual([])
  })

  it('gives letters whole that are wanted by their heads', async () => {
    const answer = LETTER.replace('\r\n', '\r\nIn-Reply-To:\r\n <1@shop.example>\r\n')
    for (const mail of [LETTER, answer, reportOf({})]) simulator.deliver(mail)
    const heads: string[] = []
    const letters = await openMailbox(address, async (mailbox) => {
      const all: Progress[] = []
      const isWanted = async (head: Uint8Array) => {
        heads.push(Buffer.from(head).toString())
        return /in-reply-to/i.test(heads.at(-1) ?? '')
      }
      for await (const one of mailbox.readAfter(null, isWanted)) all.push(one)
      return all.flatMap(({ letter }) => letter ?? [])
    })
    expect(letters).toMatchObject([{ source: Buffer.from(answer), isWhole: true }])
    expect(heads).toHaveLength(2)
    expect(heads[1]).toContain('<1@shop.example>')
    expect(heads.join('')).not.toContain('Where are my keys?')
  })

  it('that is empty gives nothing', async () => {
    expect(await readAfter(null)).toEqual([])
    expect(await readAfter(7)).toEqual([])
  })
})

describe('a mailbox that can’t be read says why', () => {
  const opened = (changed: Partial<MailboxAddress>) =>
    openMailbox({ ...address, ...changed }, async () => 'opened')

  it('if the password is wrong, without naming it', async () => {
    const refused = opened({ password: 'another' })
    await expect(refused).rejects.toThrow(
      'The mailbox does not take the user name and the password.',
    )
  })

  it('if there is no such folder', async () => {
    await expect(opened({ folder: 'Bounces' })).rejects.toThrow('The mailbox has no such folder.')
  })

  it('if nobody is there, or it is no such address', async () => {
    await expect(opened({ port: await freePort() })).rejects.toThrow(NOT_REACHED)
    await expect(opened({ host: '169.254.169.254' })).rejects.toThrow(
      'The host has an address that is never called.',
    )
    await expect(opened({ host: 'no-such-host.invalid' })).rejects.toThrow('There is no host')
  })

  it('if it is down, or goes away while it is read', async () => {
    simulator.control('down')
    await expect(opened({})).rejects.toThrow(NOT_REACHED)
    simulator.control('dies_when_read')
    simulator.deliver(reportOf({}))
    await expect(readAfter(null)).rejects.toThrow(NOT_REACHED)
  })

  it('if it speaks no TLS where that was chosen', async () => {
    await expect(opened({ encryption: 'tls' })).rejects.toThrow(NOT_REACHED)
  })
})
