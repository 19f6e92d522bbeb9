import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { DAY_MS } from '@/lib/core/time'
import { type SendGridSimulator, startSendGridSimulator } from '@/scripts/simulators/sendgrid'
import { readSendGridReports } from './read-reports'

const MAIL_ID = '0b6b8c0e-0d5c-4c55-9a43-6c0a52a3d001'
const AT = Math.floor(Date.now() / 1000)
const event = (fields: object) => ({
  email: 'Ada@Buyer.example',
  timestamp: AT,
  sg_event_id: 'event-1',
  mail_id: MAIL_ID,
  ...fields,
})

let simulator: SendGridSimulator
beforeAll(async () => {
  simulator = await startSendGridSimulator()
})
afterAll(() => simulator.close())

type Call = ReturnType<SendGridSimulator['signed']>
const read = ({ body, headers }: Call, values: Record<string, string> = {}) =>
  readSendGridReports(
    { webhookKey: simulator.verificationKey, ...values },
    { body: Buffer.from(body), header: (name) => headers[name] ?? null },
  )
/** What a single event tells. */
async function told(fields: object) {
  const checked = await read(simulator.signed([event(fields)]))
  if (checked.verdict !== 'genuine') throw new Error(checked.verdict)
  return checked.reports[0]?.report
}

describe('an event of SendGrid', () => {
  it('says which mail came back, and why', async () => {
    const reason = '550 5.1.1 No such\r\n user'
    expect(await told({ event: 'bounce', type: 'bounce', status: '5.1.1', reason })).toEqual({
      what: 'bounced',
      mailId: MAIL_ID,
      to: 'ada@buyer.example',
      answer: '550 5.1.1 No such user',
      isRecipientUnknown: true,
      at: new Date(AT * 1000),
    })
  })

  it.each([
    [{ event: 'bounce', type: 'bounce', status: '5.1.1' }, true],
    [
      {
        event: 'bounce',
        type: 'bounce',
        status: '5.0.0',
        bounce_classification: 'Invalid Address',
      },
      true,
    ],
    [{ event: 'bounce', type: 'bounce', status: '', reason: '550 5.1.10 unknown' }, true],
    [{ event: 'bounce', type: 'bounce', status: '5.7.1', bounce_classification: 'Content' }, false],
    [{ event: 'bounce', type: 'blocked', status: '5.1.1' }, false],
    [{ event: 'dropped', reason: 'Bounced Address' }, true],
    [{ event: 'dropped', reason: 'Spam Reporting Address' }, true],
    [{ event: 'dropped', reason: 'Recipient List over Package Quota' }, false],
  ])('%j: nobody can be reached there: %s', async (fields, isRecipientUnknown) => {
    expect(await told(fields)).toMatchObject({ what: 'bounced', isRecipientUnknown })
  })

  it('says whose reader called it spam', async () => {
    expect(await told({ event: 'spamreport' })).toMatchObject({ what: 'complained' })
  })

  it.each([{ event: 'deferred' }, { event: 'delivered' }, { event: 'open' }])(
    'is nothing to act on: %j',
    async (fields) => {
      expect(await told(fields)).toBeNull()
    },
  )

  it.each([undefined, 'no id', "' OR 1=1 --"])(
    'of no mail of the store is ignored: %s',
    async (mail_id) => {
      expect(await told({ event: 'bounce', mail_id })).toBeNull()
    },
  )
})

describe('a call of SendGrid’s webhook', () => {
  it('is believed only as it was signed', async () => {
    const call = simulator.signed([event({ event: 'spamreport' })])
    const headers = call.headers
    const other = await startSendGridSimulator()
    const forged: Call[] = [
      { ...call, body: call.body.replace('Ada', 'Eve') },
      { ...call, headers: {} },
      {
        ...call,
        headers: { ...headers, 'x-twilio-email-event-webhook-timestamp': String(AT + 1000) },
      },
      { ...call, headers: { ...headers, 'x-twilio-email-event-webhook-signature': 'AAAA' } },
      other.signed([event({ event: 'spamreport' })]),
    ]
    await other.close()
    for (const one of forged) expect(await read(one)).toEqual({ verdict: 'forged' })
  })

  it('of long ago, or of the future, is a copy', async () => {
    for (const days of [-3, 3]) {
      const at = Math.floor((Date.now() + days * DAY_MS) / 1000)
      expect(await read(simulator.signed([], at))).toEqual({ verdict: 'forged' })
    }
    expect(await read(simulator.signed([], AT - 20 * 3600))).toEqual({
      verdict: 'genuine',
      reports: [],
    })
  })

  it('can’t be checked without a key, and is no list of events', async () => {
    const call = simulator.signed([])
    expect(await read(call, { webhookKey: '' })).toEqual({ verdict: 'not_set_up' })
    expect(await read(call, { webhookKey: 'AAAA' })).toEqual({ verdict: 'not_set_up' })
    for (const body of [{}, [1], ['bounce']])
      expect(await read(simulator.signed(body as object[]))).toEqual({ verdict: 'unreadable' })
  })
})
