import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { anyText } from '@/tests/setup/any-text'
import { unansweredSearch } from './unanswered'

const AS_TYPED = { instead: null, without: [] }

describe('unansweredSearch', () => {
  it('is none that was answered as it was typed', () => {
    expect(unansweredSearch('office', 3, AS_TYPED)).toBeNull()
  })

  it.each([
    ['nothing', 0, AS_TYPED, null],
    ['instead', 2, { instead: 'office', without: [] }, 'office'],
    ['without', 2, { instead: 'office', without: ['zzz'] }, 'office'],
    ['without', 2, { instead: null, without: ['zzz'] }, null],
  ])('says what became of it: %s', (outcome, total, searched, instead) => {
    expect(unansweredSearch('ofice', total, searched)).toEqual({ text: 'ofice', outcome, instead })
  })

  it.each([
    ['  OFICE \t\n 2024\u00a0Pro ', 'ofice 2024 pro'],
    ['a\u0001b', 'a b'],
    ['ÄRZTE', 'ärzte'],
    ['x'.repeat(200), 'x'.repeat(60)],
    ['😀'.repeat(61), '😀'.repeat(60)],
    [`${'x'.repeat(59)} yes`, 'x'.repeat(59)],
  ])('records %j as %j', (typed, text) => {
    expect(unansweredSearch(typed, 0, AS_TYPED)?.text).toBe(text)
  })

  it('is none without anything that can be read', () => {
    expect(unansweredSearch(' \u0001 ', 0, AS_TYPED)).toBeNull()
  })

  it('is recorded as one short line, whatever was typed', () => {
    fc.assert(
      fc.property(anyText(300), (typed) => {
        const text = unansweredSearch(typed, 0, AS_TYPED)?.text ?? 'none'
        expect([...text].length).toBeGreaterThan(0)
        expect([...text].length).toBeLessThanOrEqual(60)
        expect(text).toMatch(/^[^\p{Cc}\p{Cs}]*$/u)
        expect(text).toBe(text.trim())
      }),
    )
  })
})
