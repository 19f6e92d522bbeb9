import { describe, expect, it } from '@jest/globals'
import { hostAndPort, mailServerFrom, throughTls } from './server-address'

const SETTINGS = {
  host: 'smtp.example.com',
  port: 587,
  encryption: 'starttls',
  username: 'shop@example.com',
  password: 'p@ss:w/rd?#',
  fromName: 'Key "Corner"',
  fromAddress: 'orders@example.com',
}

describe('mailServerFrom', () => {
  it('preserves every character of name and password', () => {
    const url = new URL(mailServerFrom(SETTINGS).url)
    expect(url.protocol).toBe('smtp:')
    expect(decodeURIComponent(url.username)).toBe(SETTINGS.username)
    expect(decodeURIComponent(url.password)).toBe(SETTINGS.password)
    expect(url.searchParams.get('requireTLS')).toBe('true')
  })

  it('quotes the name of the sender', () => {
    expect(mailServerFrom(SETTINGS).from).toBe('"Key \\"Corner\\"" <orders@example.com>')
    expect(mailServerFrom({ ...SETTINGS, fromName: '' }).from).toBe('orders@example.com')
  })

  it('speaks TLS from the start, or what the server offers, and signs in only with a name', () => {
    const { url } = mailServerFrom({ ...SETTINGS, encryption: 'tls', port: 465, username: '' })
    expect(url).toBe('smtps://smtp.example.com:465')
    expect(mailServerFrom({ ...SETTINGS, encryption: 'optional', username: '' }).url).toBe(
      'smtp://smtp.example.com:587',
    )
  })

  it('takes IPv6 addresses', () => {
    const { url } = mailServerFrom({ ...SETTINGS, host: '2001:db8::1' })
    expect(hostAndPort(url)).toBe('[2001:db8::1]:587')
  })
})

describe('hostAndPort', () => {
  it('never reveals the password', () => {
    expect(hostAndPort(mailServerFrom(SETTINGS).url)).toBe('smtp.example.com:587')
    expect(hostAndPort('smtps://u:p@mail.example')).toBe('mail.example:465')
  })
})

describe('throughTls', () => {
  it.each([
    ['smtp://u:p%40@mail.example:587', 'smtp://u:p%40@mail.example:587?requireTLS=true'],
    [
      'smtp://mail.example?ignoreTLS=true&name=shop',
      'smtp://mail.example?name=shop&requireTLS=true',
    ],
    ['smtp://mail.example/?requireTLS=false', 'smtp://mail.example/?requireTLS=true'],
    ['smtps://mail.example:465?secure=false', 'smtps://mail.example:465'],
    ['smtp://localhost.example:25', 'smtp://localhost.example:25?requireTLS=true'],
    ['smtp://127.0.0.1.example', 'smtp://127.0.0.1.example?requireTLS=true'],
  ])('%s becomes %s', (url, secured) => expect(throughTls(url)).toBe(secured))

  it.each(['smtp://localhost:1025', 'smtp://127.0.0.1:25', 'smtp://[::1]:25'])(
    '%s does not leave the machine',
    (url) => expect(throughTls(url)).toBe(url),
  )
})
