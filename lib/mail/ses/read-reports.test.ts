import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { DAY_MS } from '@/lib/core/time'
import { freePort } from '@/scripts/lib/ports'
import { type SesSimulator, SIMULATED_SES, startSesSimulator } from '@/scripts/simulators/ses'
import { readSesReports } from './read-reports'
import { isCertificateOfSns, isOfSns } from './sns-message'

const MAIL_ID = '0b6b8c0e-0d5c-4c55-9a43-6c0a52a3d001'
const AT = '2026-11-29T06:00:00.000Z'
const MAIL = { timestamp: AT, destination: ['ada@buyer.example'], tags: { mail_id: [MAIL_ID] } }

let simulator: SesSimulator
beforeAll(async () => {
  simulator = await startSesSimulator()
})
afterAll(() => simulator.close())

const read = (
  { body }: { body: string },
  values: Record<string, string> = SIMULATED_SES,
  apiUrl: string | undefined = simulator.url,
) => readSesReports(values, { body: Buffer.from(body), header: () => null }, { apiUrl })
async function told(event: object, changed = {}) {
  const checked = await read(simulator.signed({ mail: MAIL, ...event }, changed))
  if (checked.verdict !== 'genuine') throw new Error(checked.verdict)
  return checked.reports[0]
}
const bounce = (bounceType: string, recipient: object = {}, bounceSubType = 'General') => ({
  eventType: 'Bounce',
  bounce: {
    bounceType,
    bounceSubType,
    bouncedRecipients: [{ emailAddress: 'Ada@Buyer.example', ...recipient }],
    timestamp: AT,
  },
})

describe('an event of Amazon SES', () => {
  it('says which mail came back, and why', async () => {
    const diagnosticCode = 'smtp; 550 5.1.1 No such\n user'
    expect((await told(bounce('Permanent', { status: '5.1.1', diagnosticCode })))?.report).toEqual({
      what: 'bounced',
      mailId: MAIL_ID,
      to: 'ada@buyer.example',
      answer: '550 5.1.1 No such user',
      isRecipientUnknown: true,
      at: new Date(AT),
    })
  })

  it.each([
    [bounce('Permanent', {}, 'OnAccountSuppressionList'), true],
    [bounce('Permanent', { status: '5.2.1' }), true],
    [bounce('Permanent', { status: '5.7.1' }), false],
    [bounce('Transient', { status: '5.1.1' }), false],
    [bounce('Undetermined'), false],
    [{ eventType: 'Reject', reject: { reason: 'Bad content' } }, false],
  ])('%j: nobody can be reached there: %s', async (event, isRecipientUnknown) => {
    expect((await told(event))?.report).toMatchObject({ what: 'bounced', isRecipientUnknown })
  })

  it('of an identity names the mail by its header', async () => {
    const { eventType: notificationType, ...rest } = bounce('Permanent')
    const headers = [{ name: 'X-Store-Mail-ID', value: MAIL_ID }]
    const mail = { timestamp: AT, destination: MAIL.destination, headers }
    expect((await told({ notificationType, ...rest, mail }))?.report?.mailId).toBe(MAIL_ID)
  })

  it('says whose reader called it spam', async () => {
    const complaint = {
      complainedRecipients: [{ emailAddress: 'ada@buyer.example' }],
      timestamp: AT,
    }
    expect((await told({ eventType: 'Complaint', complaint }))?.report?.what).toBe('complained')
  })

  it.each([
    { eventType: 'DeliveryDelay' },
    { eventType: 'Delivery' },
    { ...bounce('Permanent'), mail: {} },
  ])('is nothing to act on: %j', async (event) => {
    expect((await told(event))?.report).toBeNull()
  })
})

describe('a call of Amazon SNS', () => {
  it.each(['1', '2'] as const)(
    'is believed as it was signed, version %s',
    async (SignatureVersion) => {
      const call = simulator.signed('a text', { SignatureVersion, Subject: 'Mails' })
      expect(await read(call)).toMatchObject({ verdict: 'genuine', reports: [{ report: null }] })
      expect(await read({ body: call.body.replace('a text', 'another') })).toEqual({
        verdict: 'forged',
      })
    },
  )

  it('of another topic, of long ago, or no message, is not', async () => {
    const old = { Timestamp: new Date(Date.now() - 3 * DAY_MS).toISOString() }
    expect(await read(simulator.signed('text', old))).toEqual({ verdict: 'forged' })
    const other = { TopicArn: `${SIMULATED_SES.topicArn}2` }
    expect(await read(simulator.signed('text', other))).toEqual({ verdict: 'forged' })
    for (const body of ['', '{}', 'null'])
      expect(await read({ body })).toEqual({ verdict: 'forged' })
    expect(await read(simulator.signed('text'), {})).toEqual({ verdict: 'not_set_up' })
  })

  it('has its certificate from Amazon alone, or waits until it can be had', async () => {
    const url = `http://127.0.0.1:${await freePort()}`
    const elsewhere = { SigningCertURL: `${url}/SimpleNotificationService-1.pem` }
    expect(await read(simulator.signed('text', elsewhere))).toEqual({ verdict: 'forged' })
    expect(await read(simulator.signed('text', elsewhere), SIMULATED_SES, url)).toEqual({
      verdict: 'undecided',
    })
  })

  it('begins with an address to confirm by', async () => {
    const checked = await read(simulator.subscription('token1'))
    expect(checked).toMatchObject({
      reports: [{ report: null, confirmBy: expect.stringContaining('Token=token1') }],
    })
  })
})

describe('an address of Amazon SNS', () => {
  const { topicArn } = SIMULATED_SES
  const CERTIFICATE = 'https://sns.eu-central-1.amazonaws.com/SimpleNotificationService-0a1b.pem'

  it('is in the region of the topic', () => {
    expect(isCertificateOfSns(CERTIFICATE, topicArn, undefined)).toBe(true)
    expect(isOfSns('https://sns.eu-central-1.amazonaws.com/?Action=X', topicArn, undefined)).toBe(
      true,
    )
  })

  it.each([
    CERTIFICATE.replace('https', 'http'),
    CERTIFICATE.replace('.com', '.com:8443'),
    CERTIFICATE.replace('.com', '.com.evil.example'),
    CERTIFICATE.replace('sns.', 'bucket.s3.'),
    CERTIFICATE.replace('eu-central-1', 'us-east-1'),
    CERTIFICATE.replace('//', '//user@'),
    CERTIFICATE.replace('/Simple', '/x/Simple'),
    `${CERTIFICATE}?x=1`,
    'http://169.254.169.254/SimpleNotificationService-1.pem',
    'nothing',
  ])('is not %s', (address) => {
    expect(isCertificateOfSns(address, topicArn, undefined)).toBe(false)
  })
})
