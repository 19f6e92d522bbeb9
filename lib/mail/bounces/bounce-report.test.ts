import { describe, expect, it } from '@jest/globals'
import { MAIL_ID_HEADER } from '@/lib/mail/mailer'
import { MAIL_ID, reportOf } from '@/tests/setup/bounce-mails'
import { readBounceReport } from './bounce-report'

const read = (mail: string) => readBounceReport(new TextEncoder().encode(mail))

const REFUSED = {
  mailId: MAIL_ID,
  to: 'ada@buyer.example',
  answer: '550 5.1.1 <ada@buyer.example>: Recipient address rejected: User unknown',
  isRecipientUnknown: true,
}

describe('a report', () => {
  it('names the mail, its recipient and the server’s words', async () => {
    expect(await read(reportOf({}))).toEqual(REFUSED)
  })

  it.each(['message/rfc822', 'text/rfc822-headers', 'message/global-headers'])(
    'has the mail as %s',
    async (returnedType) => {
      expect(await read(reportOf({ returnedType }))).toEqual(REFUSED)
    },
  )

  it('is that of the mail whose id stands in its own header, if its Message-ID was replaced', async () => {
    const headers = `Message-ID: <0102@eu-west-1.mailer.example>\r\n${MAIL_ID_HEADER}: ${MAIL_ID}`
    expect(await read(reportOf({ headers }))).toEqual(REFUSED)
  })

  it('counts its words over several lines, and without any its code', async () => {
    const folded = reportOf({ diagnostic: 'smtp; 550 5.1.1 There is\r\n\tno such\r\n user' })
    expect((await read(folded))?.answer).toBe('550 5.1.1 There is no such user')
    expect((await read(reportOf({ diagnostic: null })))?.answer).toBe('5.1.1')
    const long = reportOf({ diagnostic: `smtp; ${'no '.repeat(400)}` })
    expect((await read(long))?.answer).toHaveLength(300)
  })

  it.each([
    ['5.1.1', true],
    ['5.1.10', true],
    ['5.1.2', true],
    ['5.2.1', true],
    ['5.2.2', true],
    ['5.2.3', false],
    ['5.4.7', false],
    ['5.7.1', false],
    ['5.0.0', false],
    ['4.4.7', false],
    ['', false],
  ])('with the code %s says of the address that it is unknown: %s', async (status, isUnknown) => {
    expect(await read(reportOf({ status }))).toMatchObject({ isRecipientUnknown: isUnknown })
  })

  it('is read with its end cut off', async () => {
    const whole = reportOf({ returnedType: 'message/rfc822', body: 'x'.repeat(5000) })
    expect(await read(whole.slice(0, whole.length - 3000))).toEqual(REFUSED)
  })
})

describe('no report', () => {
  it.each([
    ['a delay', reportOf({ action: 'delayed', status: '4.4.1' })],
    ['a delivery', reportOf({ action: 'delivered', status: '2.0.0' })],
    ['a mail of another sender', reportOf({ headers: 'Message-ID: <1@other.example>' })],
    ['a mail without an id', reportOf({ headers: 'Subject: Hello' })],
    ['a mail to nobody', reportOf({ to: null })],
    [
      'a mail that a person wrote',
      'From: ada@buyer.example\r\nSubject: Keys\r\n\r\nWhere are they?',
    ],
    ['nothing', ''],
    ['a text', '\0\0 no mail at all'],
    [
      'a report without the mail',
      reportOf({}).replace(
        /Content-Type: text\/rfc822-headers[\s\S]*$/,
        'Content-Type: text/plain\r\n\r\n',
      ),
    ],
  ])('is %s', async (_, mail) => {
    expect(await read(mail)).toBeNull()
  })

  it('is one of a hundred parts in each other', async () => {
    const nested = Array.from(
      { length: 100 },
      (_, i) => `Content-Type: multipart/report; boundary="${i}"\r\n\r\n--${i}\r\n`,
    ).join('')
    expect(await read(nested)).toBeNull()
  })
})
