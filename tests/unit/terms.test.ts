import { readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { z } from 'zod'
import { TRANSLATED_LOCALES } from '@/lib/i18n/locales'
import { fileOfTexts, spokenOf, textsOf } from '@/tests/setup/message-files'

// What docs/glossary says of words, for all texts that shoppers read.

const termsSchema = z.object({
  terms: z.array(
    z.object({
      /** The English term. */
      en: z.string(),
      /** Beginnings of words, in small letters: what speaks of it mostly has one of them. */
      use: z.array(z.string()).min(1),
      /** What is said for it elsewhere, and nowhere in this store. */
      never: z.array(z.string()),
    }),
  ),
})

/** What must have the word of a language: the others say it otherwise, such as by "it". */
const SHARE = 0.7
/** Of fewer texts a share says nothing. */
const FEW = 8

const textsIn = (locale: string): Map<string, string> =>
  new Map(
    ['messages', 'messages/server'].flatMap((folder) =>
      textsOf(fileOfTexts(`${folder}/${locale}.json`)).map(([key, text]): [string, string] => [
        `${folder}/${key}`,
        spokenOf(text),
      ]),
    ),
  )

const english = textsIn('en')

describe.each(TRANSLATED_LOCALES)('the words of %s', (locale) => {
  const { terms } = termsSchema.parse(
    JSON.parse(readFileSync(`tests/unit/terms/${locale}.json`, 'utf8')),
  )
  const texts = [...textsIn(locale)].map(([key, text]): [string, string] => [
    key,
    text.toLocaleLowerCase(locale),
  ])

  it('are those of its glossary', () => {
    const avoided = terms.flatMap(({ never }) =>
      never.map((word) => word.toLocaleLowerCase(locale)),
    )
    const found = texts.filter(([, text]) => avoided.some((word) => text.includes(word)))
    expect(found).toEqual([])
  })

  it('are the same throughout', () => {
    for (const { en, use } of terms) {
      const isMeant = new RegExp(`\\b${en}s?\\b`, 'i')
      const meant = texts.filter(([key]) => isMeant.test(english.get(key) ?? ''))
      const said = meant.filter(([, text]) =>
        use.some((word) => text.includes(word.toLocaleLowerCase(locale))),
      )
      expect([en, meant.length < FEW || said.length / meant.length >= SHARE]).toEqual([en, true])
    }
  })
})
