import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import type { AbstractIntlMessages } from 'next-intl'
import en from '@/messages/en.json'
import {
  argumentsOf,
  fileOfTexts,
  leavesNumberSign,
  pluralsOf,
  spokenOf,
  textsOf,
} from '@/tests/setup/message-files'
import { TRANSLATED_LOCALES } from './locales'
import { loadMessages, withFallback } from './messages'

/** What is called the same in every language. */
const NAMES = ['payment.brands.diners']

/** What a language happens to say with the words of English. */
const SAME: Partial<Record<string, readonly string[]>> = {
  cs: ['statement.kinds.oem'],
  id: ['contactPage.channels.chat.title', 'helpPage.channels.chat.title'],
}

const english = textsOf(en)
const filledIn = english.map(([key, text]) => [key, argumentsOf(text, 'en')] as const)

/** The forms of plurals that a language has for whole numbers. */
const pluralFormsOf = (locale: string): string[] => {
  const rules = new Intl.PluralRules(locale)
  return [...new Set(Array.from({ length: 1000 }, (_, number) => rules.select(number)))]
}

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
  it.each(TRANSLATED_LOCALES)('gives %s its own texts', async (locale) => {
    expect(await loadMessages(locale)).toEqual(fileOfTexts(`messages/${locale}.json`))
  })
})

describe('messages/en.json', () => {
  it('says =1 in plurals, as all texts of the store do', () => {
    expect(textsOf(en).filter(([, text]) => /\bone \{/.test(text))).toEqual([])
  })
})

describe.each(TRANSLATED_LOCALES.filter((locale) => locale !== 'en'))(
  'messages/%s.json',
  (locale) => {
    const translated = new Map(textsOf(fileOfTexts(`messages/${locale}.json`)))

    it('has just the texts of English', () => {
      expect([...translated.keys()].sort()).toEqual(english.map(([key]) => key).sort())
    })

    it('fills in the same names', () => {
      for (const [key, names] of filledIn)
        expect([key, argumentsOf(translated.get(key) ?? '', locale)]).toEqual([key, names])
    })

    it('has each form of a plural that the language has for whole numbers', () => {
      const wanted = pluralFormsOf(locale)
      // Where one and several are all, `=1` says what `one` says.
      const isThere = (form: string, forms: readonly string[]) =>
        forms.includes(form) || (wanted.length === 2 && form === 'one')
      const lacking = [...translated].filter(([, text]) =>
        pluralsOf(text, locale).some(
          (forms) =>
            // What says "other" alone says the same of every number.
            forms.some((form) => form !== 'other' && form !== '=0') &&
            wanted.some((form) => !isThere(form, forms)),
        ),
      )
      expect(lacking).toEqual([])
    })

    it('fills in each number sign of a plural', () => {
      expect([...translated].filter(([, text]) => leavesNumberSign(text, locale))).toEqual([])
    })

    it('leaves nothing in English', () => {
      const left = english.filter(
        ([key, text]) =>
          translated.get(key) === text && /[a-z]{3,} [a-z]{3,}/i.test(spokenOf(text)),
      )
      const isKnown = (key: string) => [...NAMES, ...(SAME[locale] ?? [])].includes(key)
      expect(left.map(([key]) => key).filter((key) => !isKnown(key))).toEqual([])
    })
  },
)
