import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { anyText } from '@/tests/setup/any-text'
import type { Segment } from './contracts'
import { fold, highlight, snippetOf, termsOf } from './matching'

const joined = (segments: Segment[]) => segments.map(({ text }) => text).join('')
const marked = (segments: Segment[]) =>
  segments.filter(({ match }) => match).map(({ text }) => text)

describe('fold', () => {
  it('takes case and Latin accents away', () => {
    expect(fold('Facturación ÄÖÜ')).toBe('facturacion aou')
    expect(fold('İstanbul')).toBe('istanbul')
  })

  it('leaves other scripts as they are', () => {
    expect(fold('ガイドとヘルプ 한국어 指南')).toBe('ガイドとヘルプ 한국어 指南')
  })

  it('keeps every character in its place', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        expect(fold(text)).toHaveLength(text.length)
      }),
    )
  })
})

describe('termsOf', () => {
  it('gives each word once', () => {
    expect(termsOf('  Office   KEY office ')).toEqual(['office', 'key'])
    expect(termsOf('   ')).toEqual([])
  })
})

describe('highlight', () => {
  it('marks every match, in whatever case and accent it stands', () => {
    expect(highlight('Clave: la clave', termsOf('CLAVE'))).toEqual([
      { text: 'Clave', match: true },
      { text: ': la ', match: false },
      { text: 'clave', match: true },
    ])
    expect(marked(highlight('La facturación', termsOf('facturacion')))).toEqual(['facturación'])
  })

  it('makes overlapping matches one', () => {
    expect(marked(highlight('activation', ['activ', 'vation', 'act']))).toEqual(['activation'])
  })

  it.each(['%', '_', '\\', '.*', '<b>', '$&', '('])('takes %p as it is', (sign) => {
    expect(marked(highlight(`a ${sign} b`, termsOf(sign)))).toEqual([sign])
    expect(marked(highlight('nothing of it', termsOf(sign)))).toEqual([])
  })

  it('never changes the text', () => {
    const words = fc.array(fc.string({ minLength: 1, maxLength: 3 }), { maxLength: 4 })
    fc.assert(
      fc.property(fc.string(), words, (text, typed) => {
        const terms = typed.flatMap((word) => termsOf(word))
        const segments = highlight(text, terms)
        expect(joined(segments)).toBe(text)
        for (const term of terms)
          if (fold(text).includes(term)) expect(segments.some(({ match }) => match)).toBe(true)
      }),
    )
  })
})

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
