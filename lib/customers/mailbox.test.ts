import { describe, expect, it } from '@jest/globals'
import { mailboxOf } from './mailbox'

describe('mailboxOf', () => {
  it.each([
    ['Ada.Buyer+shop@Gmail.com', 'adabuyer@gmail.com'],
    ['a.d.a.buyer@googlemail.com', 'adabuyer@gmail.com'],
    ['ada+1+2@outlook.com', 'ada@outlook.com'],
    ['ada.buyer+1@hotmail.com', 'ada.buyer@hotmail.com'],
    ['ada+1@hotmail.co.uk', 'ada@hotmail.co.uk'],
    ['ada+1@outlook.de', 'ada@outlook.de'],
    ['ada+1@live.com.ar', 'ada@live.com.ar'],
    ['ada+1@icloud.com', 'ada@icloud.com'],
    ['ada+1@me.com', 'ada@icloud.com'],
    ['ada+1@fastmail.com', 'ada@fastmail.com'],
    ['ada+1@fastmail.fm', 'ada@fastmail.fm'],
    ['ada+1@proton.me', 'ada@proton.me'],
    ['ada@protonmail.com', 'ada@proton.me'],
    [' ADA+1@pm.me ', 'ada@proton.me'],
  ])('%s leads to %s', (email, mailbox) => {
    expect(mailboxOf(email)).toBe(mailbox)
    expect(mailboxOf(mailboxOf(email))).toBe(mailboxOf(email))
  })

  it.each([
    'ada.buyer+shop@example.com',
    'ada+shop@gmail.com.example',
    'ada+shop@notgmail.com',
    'ada+shop@live.example.com',
    '+shop@gmail.com',
    '...@gmail.com',
    'gmail.com',
    '@gmail.com',
    '',
  ])('%s is taken as it is', (email) => expect(mailboxOf(email)).toBe(email))

  it('keeps people apart whose dots mean something', () => {
    expect(mailboxOf('ada.buyer@outlook.com')).not.toBe(mailboxOf('adabuyer@outlook.com'))
    expect(mailboxOf('ada@outlook.com')).not.toBe(mailboxOf('ada@hotmail.com'))
  })
})
