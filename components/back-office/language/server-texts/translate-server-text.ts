import { memoize } from '@/lib/core/memoize'
import type { TranslatedServerTexts } from './english'

const PLACEHOLDER = /\{(\w+)\}/g

type Pattern = { expression: RegExp; names: string[]; translation: string; fixedLength: number }

function patternOf([english, translation]: [string, string]): Pattern {
  const fixed = english.split(PLACEHOLDER).filter((_, index) => index % 2 === 0)
  const escaped = fixed.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return {
    expression: new RegExp(`^${escaped.join('(.+?)')}$`, 's'),
    names: [...english.matchAll(PLACEHOLDER)].map(([, name = '']) => name),
    translation,
    fixedLength: fixed.join('').length,
  }
}

/** The texts that fill something in, those with the most words of their own first. */
const patternsOf = memoize((texts: TranslatedServerTexts) =>
  Object.entries(texts)
    .filter(([english]) => english.includes('{'))
    .map(patternOf)
    .sort((a, b) => b.fixedLength - a.fixedLength),
)

const isKnown = (
  text: string,
  texts: TranslatedServerTexts,
): text is keyof TranslatedServerTexts & string => Object.hasOwn(texts, text)

/**
 * Says what the server says in another language.
 *
 * @param text English, as the API answers it
 * @returns the text itself when it is none that is known
 */
export function translateServerText(text: string, texts: TranslatedServerTexts): string {
  if (isKnown(text, texts)) return texts[text]
  for (const { expression, names, translation } of patternsOf(texts)) {
    const values = expression.exec(text)?.slice(1)
    if (!values) continue
    return translation.replace(PLACEHOLDER, (_, name: string) =>
      // What is filled in may be a text of its own, such as the name of a field.
      translateServerText(values[names.indexOf(name)] ?? '', texts),
    )
  }
  return text
}
