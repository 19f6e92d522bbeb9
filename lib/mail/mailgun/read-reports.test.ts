import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { DAY_MS } from '@/lib/core/time'
import {
  type MailgunSimulator,
  SIMULATED_MAILGUN,
  startMailgunSimulator,
} from '@/scripts/simulators/mailgun'
import { readMailgunReports } from './read-reports'

const MAIL_ID = '0b6b8c0e-0d5c-4c55-9a43-6c0a52a3d001'
const event = (fields: object) => ({
  id: 'event-1',
  recipient: 'Ada@Buyer.example',
  timestamp: 1_800_000_000.5,
  'user-variables': { mail_id: MAIL_ID },
  ...fields,
})

let simulator: MailgunSimulator
beforeAll(async () => {
  simulator = await startMailgunSimulator()
})
afterAll(() => simulator.close())

const read = (body: string, values: Record<string, string> = SIMULATED_MAILGUN) =>
  readMailgunReports(values, { body: Buffer.from(body), header: () => null })
async function told(fields: object) {
  const checked = await read(simulator.signed(event(fields)).body)
  if (checked.verdict !== 'genuine') throw new Error(checked.verdict)
  return checked.reports[0]?.report
}
const failure = (status: object, fields: object = {}) => ({
  event: 'failed',
  severity: 'permanent',
  reason: 'bounce',
  'delivery-status': status,
  ...fields,
})

describe('an event of Mailgun', () => {
  it('says which mail came back, and why', async () => {
    const status = { code: 550, 'enhanced-code': '5.1.1', message: '5.1.1 No such\r\n user' }
    expect(await told(failure(status))).toEqual({
      what: 'bounced',
      mailId: MAIL_ID,
      to: 'ada@buyer.example',
      answer: '5.1.1 No such user',
      isRecipientUnknown: true,
      at: new Date(1_800_000_000_500),
    })
  })

  it.each([
    [failure({ code: 550, 'enhanced-code': '5.2.1' }), true],
    [failure({ code: '550', message: '550 5.1.10 unknown' }), true],
    [failure({ code: 550, 'enhanced-code': '5.7.1' }), false],
    [failure({ code: 605 }, { reason: 'suppress-bounce' }), true],
    [failure({ code: 607 }, { reason: 'suppress-complaint' }), true],
    [failure({ code: 602, message: 'Too old' }, { reason: 'old' }), false],
  ])('%j: nobody can be reached there: %s', async (fields, isRecipientUnknown) => {
    expect(await told(fields)).toMatchObject({ what: 'bounced', isRecipientUnknown })
  })

  it('says whose reader called it spam', async () => {
    expect(await told({ event: 'complained' })).toMatchObject({ what: 'complained' })
  })

  it.each([
    { event: 'delivered' },
    failure({ code: 451 }, { severity: 'temporary' }),
    { event: 'complained', 'user-variables': {} },
    { event: 'complained', 'user-variables': { mail_id: 'none' } },
  ])('is nothing to act on: %j', async (fields) => {
    expect(await told(fields)).toBeNull()
  })
})

describe('a call of Mailgun’s webhook', () => {
  const signed = (signature: object = {}) => simulator.signed(event({ event: 'x' }), signature).body
  const long = (days: number) => String(Math.floor((Date.now() + days * DAY_MS) / 1000))

  it('is believed only as it was signed', async () => {
    for (const changed of [{ token: 'another' }, { signature: '00' }, { timestamp: long(0.01) }])
      expect(await read(signed(changed))).toEqual({ verdict: 'forged' })
    for (const body of ['', '{}', 'null', '{"signature":{}}'])
      expect(await read(body)).toEqual({ verdict: 'forged' })
    expect(await read(signed(), { webhookKey: 'another' })).toEqual({ verdict: 'forged' })
    expect(await read(signed(), {})).toEqual({ verdict: 'not_set_up' })
  })

  it('is bound to its token and what came with it', async () => {
    const ids = async (body: string) => {
      const checked = await read(body)
      return checked.verdict === 'genuine' ? checked.reports : []
    }
    const body = signed()
    const [first] = await ids(body)
    expect(first?.id).toBe(JSON.parse(body).signature.token)
    const [other] = await ids(body.replace('event-1', 'event-2'))
    expect(other?.id).toBe(first?.id)
    expect(other?.digest).not.toBe(first?.digest)
  })

  it('that is no event can’t be read', async () => {
    expect(await read(simulator.signed({}).body)).toEqual({ verdict: 'unreadable' })
  })
})
