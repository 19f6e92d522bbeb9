import { describe, expect, it } from '@jest/globals'
import { likelyEmail } from './likely-email'

describe('likelyEmail', () => {
  it.each([
    ['ada@gmial.com', 'ada@gmail.com'],
    ['Ada.B+shop@GMIAL.com', 'Ada.B+shop@gmail.com'],
    [' ada@hotnail.com ', 'ada@hotmail.com'],
    ['ada@outlok.com', 'ada@outlook.com'],
    ['ada@gmail.con', 'ada@gmail.com'],
    ['ada@yaho.com', 'ada@yahoo.com'],
    ['ada@icloud.co', 'ada@icloud.com'],
    ['"a@b"@gmial.com', '"a@b"@gmail.com'],
  ])('takes %p for %p', (typed, meant) => {
    expect(likelyEmail(typed)).toBe(meant)
  })

  it.each([
    ...[
      'ada@gmail.com',
      'ada@gmx.net',
      'ada@gmx.de',
      'ada@t-online.de',
      'ada@mac.com',
      'ada@mail.com',
    ],
    ...[
      'ada@acme.example',
      'ada@uni-koeln.de',
      'ada@softhaven.store',
      'ada@yahoo.co.jp',
      'ada@orange.fr',
    ],
    ...['', '@gmial.com', 'ada', 'ada@', 'ada@<b>', 'ada@gmial com', 'ada@例え.jp'],
  ])('finds nothing wrong with %p', (typed) => {
    expect(likelyEmail(typed)).toBeNull()
  })
})
