import { describe, expect, it } from '@jest/globals'
import { emailKey } from './email-key'

describe('emailKey', () => {
  it.each([
    ['Ada@Buyer.example', 'ada@buyer.example'],
    ['ADA+SHOP@BUYER.EXAMPLE', 'ada+shop@buyer.example'],
    ['ada@buyer.example', 'ada@buyer.example'],
  ])('%s is %s', (email, key) => expect(emailKey(email)).toBe(key))
})
