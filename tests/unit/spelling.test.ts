import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'

// What docs/voice.md says of spelling, for all English texts that somebody reads.

type Texts = { [key: string]: string | Texts }

const textsOf = (texts: Texts, path = ''): { key: string; text: string }[] =>
  Object.entries(texts).flatMap(([name, text]) => {
    const key = path ? `${path}.${name}` : name
    return typeof text === 'string' ? { key, text } : textsOf(text, key)
  })

const BACK_OFFICE = 'messages/back-office/en'

const files = [
  'messages/en.json',
  'messages/server/en.json',
  ...readdirSync(BACK_OFFICE).map((name) => join(BACK_OFFICE, name)),
]

const all = files.flatMap((file) =>
  textsOf(JSON.parse(readFileSync(file, 'utf8')) as Texts).map(({ key, text }) => ({
    key: `${file.replace(/^messages\//, '').replace('.json', '')}:${key}`,
    // Names of values and of tags are read by nobody.
    text: text.replaceAll(/\{\w+[},]|<\/?\w+>/g, ' '),
  })),
)

/** Worded so by the specification, or what programs call something. */
const WORDED_OTHERWISE: Record<string, RegExp> = {
  color: /^(?:Primary|Secondary) Color$/,
  login: /^Login to Admin Panel$/,
  email:
    /^(?:Email|Email Address|Email Support|Check Email|Email Settings|Email Delivery Settings|(?:Admin|Careers|Legal|Privacy|Refunds|Seller|Support) Email)$/,
  license: /^(?:License|License Issues|Licenses & Legal)$/,
}

/** Texts in which a word stays that is spelled otherwise elsewhere, and why. */
const ALLOWED: Record<string, string> = {
  'back-office/en/plugins:catalogue.amazon-ses.description': 'Amazon calls its service so',
  'back-office/en/settings:notes.owner-mails': 'it names two fields',
  'server/en:words.field.email': 'the name of a field of the API',
  'server/en:words.field.license': 'the name of a field of the API',
  'server/en:products.licenseTypeMustBe': 'the name of a field of the API',
}

const SPELLINGS: { never: RegExp; say: string; wordedAs?: RegExp }[] = [
  { never: /\bemails?\b/i, say: 'e-mail', wordedAs: WORDED_OTHERWISE.email },
  { never: /\blicenses?\b/i, say: 'licence', wordedAs: WORDED_OTHERWISE.license },
  { never: /\bcan not\b/i, say: 'cannot' },
  { never: /\bstands in your\b/i, say: 'is in' },
  { never: /\bcolors?\b/i, say: 'colour', wordedAs: WORDED_OTHERWISE.color },
  { never: /\blog-?in to\b/i, say: 'sign in to', wordedAs: WORDED_OTHERWISE.login },
]

describe('English texts', () => {
  it.each(SPELLINGS)('say $say, and never $never', ({ never, wordedAs }) => {
    const wrong = all.filter(
      ({ key, text }) => never.test(text) && !wordedAs?.test(text) && !(key in ALLOWED),
    )
    expect(wrong).toEqual([])
  })
})
