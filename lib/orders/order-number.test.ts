import { describe, expect, it } from '@jest/globals'
import { isOrderNumber, newOrderNumber, type RandomBytes } from './order-number'

/** Returns the given bytes, one array per call. */
function scripted(...bytes: number[]): RandomBytes {
  return (array) => {
    array.set(bytes.splice(0, array.length))
    return array
  }
}

describe('order number', () => {
  it('is SH, the time and five letters or digits', () => {
    expect(newOrderNumber(1795000000000, 'SH-', scripted(0, 25, 26, 35, 36, 1, 1, 1))).toBe(
      'SH-1795000000000-AZ09A',
    )
  })

  it('skips bytes that would favour some letters', () => {
    expect(
      newOrderNumber(
        1795000000000,
        'KC-2026-',
        scripted(252, 255, 251, 1, 1, 254, 1, 253, 2, 0, 0, 0, 0, 0, 0, 0),
      ),
    ).toBe('KC-2026-1795000000000-9BBBC')
  })

  it('is well-formed and does not repeat', () => {
    const numbers = Array.from({ length: 200 }, () => newOrderNumber(Date.now()))
    for (const number of numbers) expect(isOrderNumber(number, 'SH-')).toBe(true)
    expect(new Set(numbers).size).toBe(numbers.length)
  })

  it.each([
    'KC-1795000000000-AAAAA',
    'SH-1795000000000-aaaaa',
    'SH-1795000000000-AAAAAA',
    'SH-1-AAAAA',
    'XSH-1795000000000-AAAAA',
    'SH-1795000000000-AAAAA\n',
  ])('is not %j where the prefix is SH-', (number) => {
    expect(isOrderNumber(number, 'SH-')).toBe(false)
  })
})
