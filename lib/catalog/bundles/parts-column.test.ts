import { describe, expect, it } from '@jest/globals'
import { englishOf } from '@/lib/core/english-text'
import { partsText, readParts } from './parts-column'

describe('the column of parts', () => {
  it('is read as it was written', () => {
    const parts = [
      { name: 'office-2024', quantity: 1 },
      { name: 'OFF/1', quantity: 3 },
    ]
    expect(partsText(parts)).toBe('office-2024×1; OFF/1×3')
    expect(readParts(partsText(parts))).toEqual(parts)
    expect(readParts('')).toEqual([])
  })

  it('takes quantities as keyboards have them, and one where none is said', () => {
    expect(readParts(' office-2024 ; vpn x 2\nmax*10;')).toEqual([
      { name: 'office-2024', quantity: 1 },
      { name: 'vpn', quantity: 2 },
      { name: 'max', quantity: 10 },
    ])
  })

  it.each([
    ['one', 'at least'],
    [Array.from({ length: 21 }, (_, index) => `p${index}`).join(';'), 'at most'],
    ['a×0; b', 'parts'],
    ['a×11; b', 'parts'],
  ])('says what is wrong with %s', (cell, said) => {
    const problem = readParts(cell)
    expect(Array.isArray(problem) ? '' : englishOf(problem)).toContain(said)
  })
})
