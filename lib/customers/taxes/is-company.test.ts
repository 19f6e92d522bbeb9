import { describe, expect, it } from '@jest/globals'
import { isCompany } from './is-company'

describe('a buyer is a company', () => {
  it.each([
    ['DE', 'DE136695976', null, true],
    ['DE', 'DE136695976', 'form', true],
    ['FR', 'FR40303265045', 'authority', true],
    ['FR', 'FR40303265045', 'unreachable', false],
    ['FR', 'FR40303265045', 'refused', false],
    // A mistyped one, and none.
    ['DE', 'DE136695977', null, false],
    ['DE', '', null, false],
    ['', 'DE136695976', null, false],
  ] as const)('in "%s" with "%s", checked: %s', (country, taxId, taxIdCheck, expected) => {
    expect(isCompany({ country, taxId, taxIdCheck })).toBe(expected)
  })
})
