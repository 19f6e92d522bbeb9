import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { fold, termsOf } from './folded-text'
import { highlight, type Segment } from './highlight'

const joined = (segments: Segment[]) => segments.map(({ text }) => text).join('')
const marked = (segments: Segment[]) =>
  segments.filter(({ match }) => match).map(({ text }) => text)

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

  it('leaves out what is within words where only beginnings count', () => {
    const found = (text: string, ...terms: string[]) => marked(highlight(text, terms, 'beginnings'))
    expect(found('Microsoft Office', 'off', 'soft')).toEqual(['Off'])
    expect(found('Windows 11 Pro for Windows', 'win')).toEqual(['Win', 'Win'])
    expect(found('H&R Block, Réparation', 'h', 'r', 'rep')).toEqual(['H', 'R', 'Rép'])
    expect(found('Office', 'ice')).toEqual([])
  })
})
