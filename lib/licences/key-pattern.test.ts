import { randomBytes } from 'node:crypto'
import { describe, expect, it } from '@jest/globals'
import { DEFAULT_PATTERN, keyOf, patternProblem, randomCharacters } from './key-pattern'

describe('patterns of keys', () => {
  it('are groups of capitals, digits and random characters', () => {
    for (const good of ['SOFT-####-####-####', '############', 'V2-######-######', DEFAULT_PATTERN])
      expect([good, patternProblem(good)]).toEqual([good, null])
    for (const bad of [
      '',
      'soft-############',
      '-############',
      '####-####-####-',
      '####--########',
    ])
      expect([bad, patternProblem(bad)]).toEqual([bad, { reason: 'licences.patternSigns' }])
    expect(patternProblem('####_####_####')).toEqual({ reason: 'licences.patternSigns' })
  })

  it('have enough random characters, and are not endless', () => {
    expect(patternProblem('SOFT-####-####-###')).toEqual({
      reason: 'licences.patternTooGuessable',
      values: { min: 12 },
    })
    expect(patternProblem('#'.repeat(61))).toEqual({
      reason: 'licences.patternTooLong',
      values: { max: 60 },
    })
  })
})

describe('keys of a pattern', () => {
  it('have a character for each random byte, none of which is taken for another', () => {
    expect(keyOf('AB-###-0#', Uint8Array.from([0, 31, 32, 255]))).toBe('AB-2Z2-0Z')
    const made = Array.from({ length: 200 }, () => keyOf('############', randomBytes(12)))
    expect(new Set(made).size).toBe(200)
    expect(made.join('')).not.toMatch(/[01IO]/)
  })

  it('need as many bytes as they have random characters', () => {
    expect(randomCharacters('SOFT-####-#')).toBe(5)
    expect(() => keyOf('####', randomBytes(3))).toThrow('one random byte')
  })
})
