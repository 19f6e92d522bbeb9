import { describe, expect, it } from '@jest/globals'
import { byteRange, requestedRange } from './byte-range'

describe('byteRange', () => {
  it.each([
    [null, 'whole'],
    ['', 'whole'],
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=0-99', { start: 0, end: 99 }],
    ['bytes=10-19', { start: 10, end: 19 }],
    ['Bytes=10-', { start: 10, end: 99 }],
    [' bytes=99- ', { start: 99, end: 99 }],
    ['bytes=-5', { start: 95, end: 99 }],
    ['bytes=-500', { start: 0, end: 99 }],
    ['bytes=50-5000', { start: 50, end: 99 }],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=100-200', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=5-4', 'whole'],
    ['bytes=500-4', 'whole'],
    ['bytes=0-1,5-6', 'whole'],
    ['bytes=-', 'whole'],
    ['bytes=--5', 'whole'],
    ['bytes=1e1-20', 'whole'],
    ['bytes=0x0-5', 'whole'],
    ['bytes= 0-5', 'whole'],
    ['lines=0-5', 'whole'],
    [`bytes=0-${'9'.repeat(400)}`, { start: 0, end: 99 }],
    [`bytes=-${'9'.repeat(400)}`, { start: 0, end: 99 }],
    [`bytes=${'9'.repeat(400)}-`, 'unsatisfiable'],
    [`bytes=${'9'.repeat(20)}-${'9'.repeat(400)}`, 'unsatisfiable'],
  ])('of 100 bytes, %j is %j', (header, expected) => {
    expect(byteRange(header, 100)).toEqual(expected)
  })
})

describe('requestedRange', () => {
  const asked = (headers: Record<string, string>) =>
    requestedRange(new Headers({ range: 'bytes=5-9', ...headers }), 100, '"one"')

  it('is answered only to who has the same file', () => {
    expect(asked({})).toEqual({ start: 5, end: 9 })
    expect(asked({ 'if-range': '"one"' })).toEqual({ start: 5, end: 9 })
    for (const other of ['"two"', 'W/"one"', 'Tue, 24 Nov 2026 00:00:00 GMT', ''])
      expect(asked({ 'if-range': other })).toBe('whole')
  })
})
