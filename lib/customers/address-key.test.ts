import { describe, expect, it } from '@jest/globals'
import { addressKey } from './address-key'

describe('addressKey', () => {
  it.each([
    ['Ada@Buyer.example', 'ada@buyer.example'],
    ['ADA+SHOP@BUYER.EXAMPLE', 'ada+shop@buyer.example'],
    ['ada@buyer.example', 'ada@buyer.example'],
  ])('%s is %s', (email, key) => expect(addressKey(email)).toBe(key))
})
