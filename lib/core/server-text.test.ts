import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { BACK_OFFICE_LOCALES, TRANSLATED_LOCALES } from '@/lib/i18n/locales'
import de from '@/messages/server/de.json'
import en from '@/messages/server/en.json'
import ja from '@/messages/server/ja.json'
import { argumentsOf, fileOfTexts, textsOf } from '@/tests/setup/message-files'
import { englishOf } from './english-text'
import { unpacked } from './packed-text'
import { fault, packed, STAFF_AREAS, say, sentences } from './server-text'
import { serverTextsIn } from './text-in-words'

const { words, ...said } = en
const english = textsOf(said)
const filledIn = new Map(english.map(([key, text]) => [key, argumentsOf(text, 'en')]))

const sources = ['lib', 'app']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|prisma-client/.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

/** What is said with values that are written there and then: the reason, and the names of the values. */
const saidWith = [
  ...sources.matchAll(/\b(?:say|fault)\(\s*'([\w.]+)'(?:,\s*\{((?:[^{}]|\{[^{}]*\})*)\})?,?\s*\)/g),
].map(([, reason = '', values = '']) => ({ reason, names: namesIn(values) }))

/** The names of an object's values as they are written. */
function namesIn(values: string): string[] {
  let depth = 0
  const parts = ['']
  for (const sign of values.replace(/'[^']*'|`[^`]*`/g, "''")) {
    if ('([{'.includes(sign)) depth += 1
    if (')]}'.includes(sign)) depth -= 1
    if (sign === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += sign
  }
  return parts
    .map((part) => part.split(':')[0]?.trim() ?? '')
    .filter(Boolean)
    .sort()
}

describe('what the server says', () => {
  it.each(TRANSLATED_LOCALES)(
    'has in %s just the texts of English that are said in it, which fill in the same',
    (locale) => {
      const isForStaff = (key: string) => STAFF_AREAS.some((area) => key.startsWith(`${area}.`))
      const isSpokenByStaff = BACK_OFFICE_LOCALES.some((spoken) => spoken === locale)
      const wanted = textsOf(en).filter(([key]) => isSpokenByStaff || !isForStaff(key))
      const translated = new Map(textsOf(fileOfTexts(`messages/server/${locale}.json`)))
      expect([...translated.keys()].sort()).toEqual(wanted.map(([key]) => key).sort())
      for (const [key] of wanted.filter(([key]) => !key.startsWith('words.')))
        expect([key, argumentsOf(translated.get(key) ?? '', locale)]).toEqual([
          key,
          filledIn.get(key),
        ])
    },
  )

  it('is filled in with just the names of its text', () => {
    const texts = new Map(english)
    expect(saidWith.length).toBeGreaterThan(900)
    for (const { reason, names } of saidWith)
      expect([reason, names]).toEqual([reason, argumentsOf(texts.get(reason) ?? '', 'en')])
  })

  it('is said somewhere', () => {
    expect(english.filter(([key]) => !sources.includes(`'${key}'`)).map(([key]) => key)).toEqual([])
  })

  it('has words that are words of the API in English', () => {
    for (const group of Object.values(words))
      for (const [word, shown] of Object.entries(group)) expect(shown).toBe(word)
  })
})

describe('a text of the server', () => {
  it('is said with what is filled in, braces and all', () => {
    expect(englishOf(say('categories.unknownName', { category: '{name} <b>' }))).toBe(
      'There is no category “{name} <b>”',
    )
    expect(englishOf(say('fields.mustBeDocumentPrefix', { field: 'Invoice number prefix' }))).toBe(
      'Invoice number prefix must be capital letters, digits or {year}, each part ending with a hyphen, such as INV-{year}-',
    )
  })

  it('says texts within it in the same language, and words of the API in their own', () => {
    const text = say('fields.several', {
      problems: [
        say('fields.at', { path: 'name', problem: say('fields.enterName') }),
        say('fields.mustBeAtLeast', { field: 'rating', min: 0 }),
      ],
    })
    expect(englishOf(text)).toBe('name: Enter a name; rating must be at least 0')
    expect(serverTextsIn('de', de).inWords(text)).toBe(
      'name: Geben Sie einen Namen ein; Die Bewertung muss mindestens 0 sein',
    )
  })

  it('can be several sentences', () => {
    const text = sentences([say('staff.passwordHoldsName'), say('staff.passwordTooEasy')])
    expect(englishOf(text)).toBe(
      'Leave out the user’s name and e-mail address. This is a common password or an easy pattern: choose one that is harder to guess.',
    )
    expect(serverTextsIn('ja', ja).inWords(text)).toMatch(/。.+。$/)
  })

  it('is the same after it was a line', () => {
    const text = say('licences.keyNumber', { number: 2, problem: say('licences.linkHttps') })
    expect(unpacked(packed(text))).toEqual(text)
    expect(unpacked(fault('fields.enterName'))).toEqual(say('fields.enterName'))
    expect(englishOf(unpacked('Timed out'))).toBe('Timed out')
  })

  it.each([
    '{"reason":"no.such"}',
    '{"reason":"fields.enterName","values":null}',
    '{"reason":"fields.ent',
    '{"reason":"DECLINED","code":7}',
  ])('is said as it is where it is a line of somebody else: %s', (line) => {
    expect(englishOf(unpacked(line))).toBe(line)
  })

  it('is known to a page that has it', () => {
    const { knows } = serverTextsIn('de', de)
    expect(knows(say('fields.at', { path: 'name', problem: say('fields.enterName') }))).toBe(true)
    for (const unknown of [
      { reason: 'fields.toCome' },
      { reason: 'toCome' },
      { reason: 'words.field' },
      { reason: 'constructor.name' },
      { reason: 'fields.at', values: { path: 'name', problem: { reason: 'fields.toCome' } } },
      { reason: 'fields.at', values: { path: null } },
    ])
      expect([unknown, knows(unknown)]).toEqual([unknown, false])
  })
})
