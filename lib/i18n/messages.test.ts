import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import type { AbstractIntlMessages } from 'next-intl'
import de from '@/messages/de.json'
import en from '@/messages/en.json'
import es from '@/messages/es.json'
import fr from '@/messages/fr.json'
import ja from '@/messages/ja.json'
import zh from '@/messages/zh.json'
import { argumentsOf, textsOf } from '@/tests/setup/message-files'
import { loadMessages, withFallback } from './messages'

describe('withFallback', () => {
  it('falls back text by text', () => {
    const english = { a: { one: 'one', two: 'two' }, b: 'b' }
    expect(withFallback(english, { a: { one: 'eins' } })).toEqual({
      a: { one: 'eins', two: 'two' },
      b: 'b',
    })
    expect(english.a.one).toBe('one')
  })

  it('takes a parsed message, which is a list, as one text', () => {
    // What the build makes of "Save {percent} %".
    const parsed = (words: unknown) => ({ save: words }) as unknown as AbstractIntlMessages
    const merged = withFallback(parsed(['Save ', ['percent']]), parsed([['percent'], ' % sparen']))
    expect(merged).toEqual({ save: [['percent'], ' % sparen'] })
  })

  it('gives every translated text and no other', () => {
    const texts = fc.dictionary(fc.stringMatching(/^[a-z]{1,4}$/), fc.string())
    fc.assert(
      fc.property(texts, texts, (english, translated) => {
        expect(withFallback(english, translated)).toEqual({ ...english, ...translated })
      }),
    )
  })
})

describe('loadMessages', () => {
  it('gives an untranslated language the English texts', async () => {
    expect(await loadMessages('it')).toEqual(await loadMessages('en'))
  })
})

describe('messages/en.json', () => {
  // "one" of Korean never comes, that of Russian is 21, too: they show the same English texts.
  it('says =1 in plurals, which other languages fall back to', () => {
    expect(textsOf(en).filter(([, text]) => /\bone \{/.test(text))).toEqual([])
  })
})

describe.each([
  ['es', es],
  ['fr', fr],
  ['de', de],
  ['ja', ja],
  ['zh', zh],
])('messages/%s.json', (locale, messages) => {
  const english = textsOf(en)
  const translated = new Map(textsOf(messages))

  it('has just the texts of English', () => {
    expect([...translated.keys()].sort()).toEqual(english.map(([key]) => key).sort())
  })

  it('fills in the same names', () => {
    for (const [key, text] of english)
      expect([key, argumentsOf(translated.get(key) ?? '', locale)]).toEqual([
        key,
        argumentsOf(text, 'en'),
      ])
  })
})
