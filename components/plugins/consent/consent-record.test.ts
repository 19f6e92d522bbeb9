import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import {
  type Choices,
  choicesIn,
  lastDecision,
  mustAsk,
  toAll,
  withChoices,
} from './consent-record'
import { PURPOSES } from './vendors'

const NOW = new Date('2026-03-15T12:00:00Z')
const at = (iso: string) => new Date(iso)

describe('a decision', () => {
  it('is kept, each purpose by itself', () => {
    const first = withChoices(null, { analytics: true, marketing: false }, NOW)
    expect(choicesIn(first, NOW)).toEqual({ analytics: true, marketing: false })
    const second = withChoices(first, { chat: true }, NOW)
    expect(choicesIn(second, NOW)).toEqual({ analytics: true, marketing: false, chat: true })
    const third = withChoices(second, { analytics: false }, NOW)
    expect(choicesIn(third, NOW)).toEqual({ analytics: false, marketing: false, chat: true })
  })

  it('holds for as many months as the owner says, 6 without a word', () => {
    const text = withChoices(null, { analytics: true }, NOW)
    expect(choicesIn(text, at('2026-09-15T11:59:59Z'))).toEqual({ analytics: true })
    expect(choicesIn(text, at('2026-09-15T12:00:00Z'))).toEqual({})
    expect(choicesIn(text, at('2026-05-15T12:00:00Z'), 2)).toEqual({})
    expect(choicesIn(text, at('2027-03-15T11:59:59Z'), 12)).toEqual({ analytics: true })
  })

  it('is not made to last longer by a later one on something else', () => {
    const text = withChoices(
      withChoices(null, { analytics: true }, NOW),
      { chat: true },
      at('2026-09-01T00:00:00Z'),
    )
    expect(choicesIn(text, at('2026-10-01T00:00:00Z'))).toEqual({ chat: true })
  })

  it('is dated, for the visitor to read', () => {
    expect(lastDecision(null)).toBeNull()
    expect(
      lastDecision('{"version":1,"choices":{"chat":{"granted":true,"date":"some day"}}}'),
    ).toBeNull()
    const first = withChoices(null, { analytics: true, marketing: false }, NOW)
    expect(lastDecision(first)).toBe(NOW.toISOString())
    const later = at('2026-09-01T00:00:00Z')
    expect(lastDecision(withChoices(first, { marketing: true }, later))).toBe(later.toISOString())
  })

  it('of the future is none', () => {
    const text = withChoices(null, { analytics: true }, at('2030-01-01T00:00:00Z'))
    expect(choicesIn(text, NOW)).toEqual({})
  })

  it.each([
    null,
    '',
    'yes',
    'null',
    '[]',
    '{"version":0,"choices":{"analytics":{"granted":true,"date":"2026-03-01T00:00:00Z"}}}',
    '{"version":1,"choices":null}',
    '{"version":1,"choices":{"analytics":true}}',
    '{"version":1,"choices":{"analytics":{"granted":"yes","date":"2026-03-01T00:00:00Z"}}}',
    '{"version":1,"choices":{"analytics":{"granted":true,"date":"some day"}}}',
    '{"version":1,"choices":{"__proto__":{"granted":true,"date":"2026-03-01T00:00:00Z"}}}',
  ])('is not read into %s', (text) => {
    expect(choicesIn(text, NOW)).toEqual({})
  })

  it('comes out as it went in', () => {
    const choices: fc.Arbitrary<Choices> = fc.record(
      { analytics: fc.boolean(), marketing: fc.boolean(), chat: fc.boolean() },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(choices, choices, (before, after) => {
        const text = withChoices(withChoices(null, before, NOW), after, NOW)
        expect(choicesIn(text, NOW)).toEqual({ ...before, ...after })
      }),
    )
  })
})

describe('mustAsk', () => {
  it('asks until every question has an answer', () => {
    expect(mustAsk(PURPOSES, {}, false)).toBe(true)
    expect(mustAsk(PURPOSES, { analytics: false }, false)).toBe(true)
    expect(mustAsk(PURPOSES, { analytics: false, marketing: false }, false)).toBe(false)
  })

  it('asks again when a plugin brings a question that was not asked', () => {
    expect(mustAsk(['analytics', 'marketing'], toAll(['analytics'], true), false)).toBe(true)
  })

  it('asks nobody for a chat alone', () => {
    expect(mustAsk(['chat'], {}, false)).toBe(false)
  })

  it('takes Global Privacy Control for a no', () => {
    expect(mustAsk(PURPOSES, {}, true)).toBe(false)
  })
})
