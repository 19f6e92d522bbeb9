import { describe, expect, it } from '@jest/globals'
import { englishOf } from '@/lib/core/english-text'
import { passwordProblems } from './password-rules'

const ada = {
  username: 'ada.l',
  email: 'countess@softhaven.example',
  firstName: 'Augusta',
  lastName: 'Li',
}

describe('passwordProblems', () => {
  it.each(['correct horse battery staple', 'Sup3r-Secret-Passw0rd!', 'Lindenblüte-47-Regen'])(
    'takes %j',
    (password) => {
      expect(passwordProblems(password, ada)).toEqual([])
    },
  )

  it.each([
    ['kT9#vq2!xLm', 'at least 12'],
    ['🔑🔑🔑🔑🔑🔑', 'at least 12'],
    ['x'.repeat(201), 'at most 200'],
    ['my-ADA.L-is-safe-77', 'Leave out'],
    ['tree-countess-lamp-9', 'Leave out'],
    ['Augusta-has-4-lamps', 'Leave out'],
    ['password12345', 'common'],
    ['qwertyuiop123', 'common'],
    ['aaaaaaaaaaaaaaaa', 'common'],
    ['abcdefghijklm', 'common'],
    ['Softhaven2026!', 'common'],
  ])('refuses %j: %s', (password, reason) => {
    expect(passwordProblems(password, ada).map(englishOf).join()).toContain(reason)
  })

  it('does not mind a short name', () => {
    expect(passwordProblems('violin-Lisbon-Karli-3', ada)).toEqual([])
  })

  it('names every reason at once', () => {
    expect(passwordProblems('ada.l', ada)).toHaveLength(2)
  })
})
