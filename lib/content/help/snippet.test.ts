import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import type { Segment } from '@/lib/core/highlight'
import { snippetOf } from './snippet'

const joined = (segments: Segment[]) => segments.map(({ text }) => text).join('')
const marked = (segments: Segment[]) =>
  segments.filter(({ match }) => match).map(({ text }) => text)

describe('snippetOf', () => {
  const long = `${'word '.repeat(80)}the activation code ${'more '.repeat(80)}`

  it('shows the surroundings of the first match, cut between words', () => {
    const snippet = snippetOf(long, ['activation'])
    expect(marked(snippet)).toEqual(['activation'])
    expect(joined(snippet)).toMatch(/^… word .*the activation code more .*more …$/)
    expect(joined(snippet).length).toBeLessThan(260)
  })

  it('shows the beginning when nothing matches, and all of a short text', () => {
    expect(joined(snippetOf(long, ['zebra']))).toMatch(/^word word .* …$/)
    expect(joined(snippetOf('All of it.', ['all']))).toBe('All of it.')
  })

  it('copes with texts that have no spaces', () => {
    const text = `${'あ'.repeat(300)}返金${'い'.repeat(300)}`
    expect(marked(snippetOf(text, ['返金']))).toEqual(['返金'])
  })

  it('holds a match whenever the text does', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 400 }),
        fc.stringMatching(/^[a-z]{2,5}$/),
        fc.nat(400),
        (text, term, at) => {
          const whole = `${text.slice(0, at)} ${term} ${text.slice(at)}`
          expect(marked(snippetOf(whole, [term])).length).toBeGreaterThan(0)
        },
      ),
    )
  })
})
