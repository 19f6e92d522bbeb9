import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { LANGUAGES, type Language, type Rule, VALUE } from './spelling-rules'

// What docs/voice.md says of spelling and words, for all texts that somebody reads.

type Texts = { [key: string]: string | Texts }

const textsOf = (texts: Texts, path = ''): { key: string; text: string }[] =>
  Object.entries(texts).flatMap(([name, text]) => {
    const key = path ? `${path}.${name}` : name
    return typeof text === 'string' ? { key, text } : textsOf(text, key)
  })

function allOf(language: string) {
  const backOffice = `messages/back-office/${language}`
  const files = [
    `messages/${language}.json`,
    `messages/server/${language}.json`,
    ...readdirSync(backOffice).map((name) => join(backOffice, name)),
  ]
  return files.flatMap((file) =>
    textsOf(JSON.parse(readFileSync(file, 'utf8')) as Texts).map(({ key, text }) => ({
      key: `${file.replace(/^messages\//, '').replace('.json', '')}:${key}`,
      text,
    })),
  )
}

/** Names of values and of tags are read by nobody. */
const asWords = (text: string) => text.replaceAll(/\{\w+[},]|<\/?\w+>/g, ' ')

/** As `asWords`, with the spaces around values as they are. */
const asSet = (text: string) =>
  text.replaceAll(/\{\w+\}|<(\w+)><\/\1>/g, VALUE).replaceAll(/<\/?\w+>/g, '')

function breaking(all: ReturnType<typeof allOf>, { never, of, allowed }: Rule) {
  const read = of === 'setting' ? asSet : asWords
  return all.filter(({ key, text }) => {
    const words = read(text)
    return never.test(words) && !allowed?.some((one) => key.endsWith(one) || one === words)
  })
}

describe.each(Object.entries(LANGUAGES))('texts in %s', (language, { rules }: Language) => {
  const all = allOf(language)

  it.each(rules)('say $say, and never $never', (rule) => {
    expect(breaking(all, rule)).toEqual([])
  })

  it('are excepted from rules only where they would break them', () => {
    const needless = rules.flatMap((rule) =>
      (rule.allowed ?? []).filter(
        (one) =>
          !all.some(({ key, text }) => {
            const words = (rule.of === 'setting' ? asSet : asWords)(text)
            return rule.never.test(words) && (key.endsWith(one) || one === words)
          }),
      ),
    )
    expect(needless).toEqual([])
  })
})
