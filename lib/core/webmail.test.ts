import { describe, expect, it } from '@jest/globals'
import { webmailOf } from './webmail'

describe('webmailOf', () => {
  it.each([
    ['ada@gmail.com', 'https://mail.google.com/mail/'],
    ['ada@GoogleMail.com', 'https://mail.google.com/mail/'],
    ['ada@hotmail.co.uk', 'https://outlook.live.com/mail/'],
    ['ada@live.fr', 'https://outlook.live.com/mail/'],
    ['ada@yahoo.de', 'https://mail.yahoo.com/'],
    ['ada@yahoo.co.jp', 'https://mail.yahoo.co.jp/'],
    ['ada@me.com', 'https://www.icloud.com/mail'],
    ['ada@gmx.de', 'https://www.gmx.net/'],
    ['ada@web.de', 'https://web.de/'],
    ['ada@pm.me', 'https://mail.proton.me/'],
    ['ada@aol.com', 'https://mail.aol.com/'],
  ])('of %s is %s', (email, url) => expect(webmailOf(email)).toBe(url))

  it.each(['ada@buyer.example', 'ada@gmail.com.evil.example', 'ada@mygmail.com', 'gmail', ''])(
    'of %j is not known',
    (email) => expect(webmailOf(email)).toBeUndefined(),
  )
})
