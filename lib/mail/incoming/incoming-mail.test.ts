import { describe, expect, it } from '@jest/globals'
import { readIncomingMail, readMailHead } from './incoming-mail'

const mail = (headers: readonly string[], body = 'Hello') =>
  Buffer.from([...headers, '', body].join('\r\n'))

const FROM = 'From: Ada Buyer <Ada@Buyer.example>'

describe('a mail', () => {
  it('is read with whom it is from and to, and what it answers', async () => {
    const read = await readIncomingMail(
      mail([
        FROM,
        'To: Shop <help@shop.example>, other@shop.example',
        'Cc: Third <third@shop.example>',
        'Subject: =?utf-8?B?UmU6IFNjaGzDvHNzZWw=?=',
        'Message-ID: <m1@buyer.example>',
        'In-Reply-To: <near@shop.example>',
        'References: <oldest@shop.example>',
        ' <near@shop.example>',
        'Content-Type: text/plain; charset=utf-8',
      ]),
    )
    expect(read).toMatchObject({
      from: 'ada@buyer.example',
      fromName: 'Ada Buyer',
      to: ['help@shop.example', 'other@shop.example', 'third@shop.example'],
      subject: 'Re: Schlüssel',
      answers: ['near@shop.example', 'near@shop.example', 'oldest@shop.example'],
      isAutomatic: false,
      isFromStore: false,
      files: [],
    })
    expect(read?.text.trim()).toBe('Hello')
  })

  it('is the same in each copy, and another without an id of its own', async () => {
    const keyOf = async (headers: string[], body?: string) =>
      (await readIncomingMail(mail([FROM, ...headers], body)))?.key
    const key = await keyOf(['Message-ID: <m1@buyer.example>', 'Received: by one'])
    expect(key).toMatch(/^[0-9a-f]{64}$/)
    expect(await keyOf(['Message-ID: <m1@buyer.example>', 'Received: by another'])).toBe(key)
    expect(await keyOf([], 'a')).not.toBe(await keyOf([], 'b'))
  })

  it('says what its HTML says, without mark-up and quotations, if it is HTML alone', async () => {
    const read = await readIncomingMail(
      mail(
        [FROM, 'Content-Type: text/html; charset=utf-8'],
        '<style>p{}</style><p>It <b>works</b> &amp; runs</p><script>alert(1)</script><div>Ada<br>Buyer</div><ul><li>One</li></ul><div class="gmail_quote"><div>Softhaven wrote:</div>Dear Ada</div><blockquote>Dear Ada</blockquote>',
      ),
    )
    expect(read?.text).toBe('It works & runs\n\nAda\nBuyer\n\n- One')
  })

  it('is read however deep its HTML is', async () => {
    const source = mail([FROM, 'Content-Type: text/html'], `${'<div>'.repeat(10_000)}Deep`)
    expect((await readIncomingMail(source))?.text).toBe('Deep')
  })

  it('says what its text says, if it has both', async () => {
    const parts = [
      '--b',
      'Content-Type: text/plain',
      '',
      'As text',
      '--b',
      'Content-Type: text/html',
      '',
      '<p>As HTML</p>',
      '--b--',
    ]
    const source = mail(
      [FROM, 'MIME-Version: 1.0', 'Content-Type: multipart/alternative; boundary=b'],
      parts.join('\r\n'),
    )
    expect((await readIncomingMail(source))?.text.trim()).toBe('As text')
  })

  const WITH_FILE = mail(
    [FROM, 'MIME-Version: 1.0', 'Content-Type: multipart/mixed; boundary=b'],
    [
      '--b',
      'Content-Type: text/plain',
      '',
      'See the file',
      '--b',
      'Content-Type: text/plain; name="log.txt"',
      'Content-Disposition: attachment; filename="log.txt"',
      'Content-Transfer-Encoding: base64',
      '',
      Buffer.from('the log').toString('base64'),
      '--b--',
    ].join('\r\n'),
  )

  it('has its files, unless its end was cut off', async () => {
    const read = await readIncomingMail(WITH_FILE)
    expect(read?.files.map(({ name, bytes }) => [name, Buffer.from(bytes).toString()])).toEqual([
      ['log.txt', 'the log'],
    ])
    expect((await readIncomingMail(WITH_FILE, false))?.files).toEqual([])
  })

  it('loses what no database stores', async () => {
    const read = await readIncomingMail(mail([FROM, 'Subject: a\u0000b'], 'a\u0000b\u0007c\r\nd'))
    expect(read?.text.trim()).toBe('abc\nd')
  })

  it('without an address is from nobody', async () => {
    expect(await readMailHead(mail(['From: nobody']))).toMatchObject({ from: null, to: [] })
  })

  it.each([
    'Auto-Submitted: auto-replied',
    'Precedence: bulk',
    'X-Autoreply: yes',
    'List-Id: <news.example>',
    'Return-Path: <>',
    'Content-Type: multipart/report; boundary=b',
  ])('is a machine’s: %s', async (header) => {
    expect((await readMailHead(mail([FROM, header])))?.isAutomatic).toBe(true)
  })

  it('of a mail server is a machine’s, and of a person not', async () => {
    const from = async (...headers: string[]) => (await readMailHead(mail(headers)))?.isAutomatic
    expect(await from('From: Mail Delivery <MAILER-DAEMON@mx.example>')).toBe(true)
    expect(await from(FROM, 'Auto-Submitted: no', 'Precedence: first-class')).toBe(false)
  })

  it('of the store itself is known by its header', async () => {
    expect((await readMailHead(mail([FROM, 'X-Store-Mail-ID: 1'])))?.isFromStore).toBe(true)
  })
})
