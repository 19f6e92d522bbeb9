import { memoize } from '@/lib/core/memoize'
import type { TranslatedServerTexts } from './english'

const PLACEHOLDER = /\{(\w+)\}/g
/** Between sentences. */
const SENTENCES = /(?<=\.) /
/** At the end of a text in a language that has a full stop of its own. */
const FULL_WIDTH = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]$/u

type Pattern = { expression: RegExp; names: string[]; translation: string; fixedLength: number }

/** What a placeholder stands for: a number, one word, or anything. */
const expressionOf = (name: string | undefined) =>
  name === 'count' ? '([\\d.,]+)' : name === 'min' || name === 'max' ? '(\\S+)' : '(.+?)'

function patternOf([english, translation]: [string, string]): Pattern {
  const fixed = english.split(PLACEHOLDER).filter((_, index) => index % 2 === 0)
  const names = [...english.matchAll(PLACEHOLDER)].map(([, name = '']) => name)
  const escaped = fixed.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return {
    expression: new RegExp(
      `^${escaped.reduce((before, part, place) => `${before}${expressionOf(names[place - 1])}${part}`)}$`,
      's',
    ),
    names,
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

/** A text that fills something in. What is filled in may be a text of its own, such as the name of a field. */
function filledIn(text: string, texts: TranslatedServerTexts): string | null {
  for (const { expression, names, translation } of patternsOf(texts)) {
    const values = expression.exec(text)?.slice(1)
    if (!values) continue
    return translation.replace(PLACEHOLDER, (_, name: string) =>
      translateServerText(values[names.indexOf(name)] ?? '', texts),
    )
  }
  return null
}

/** Texts that lib/ puts together; `null` unless all of them are known. */
function joined(parts: string[], between: string, texts: TranslatedServerTexts): string | null {
  if (parts.length < 2) return null
  const known = parts.flatMap((part) => translated(part, texts) ?? [])
  return known.length === parts.length ? known.join(between) : null
}

/** A text as a sentence. */
function sentence(text: string, texts: TranslatedServerTexts): string | null {
  const said = text.endsWith('.') ? translated(text.slice(0, -1), texts) : null
  return said && `${said}${FULL_WIDTH.test(said) ? '。' : '.'}`
}

/** With the path of the field that a text is about in front. */
function ofField(text: string, texts: TranslatedServerTexts): string | null {
  const [, path, about] = /^([\w.]+: )(.+)$/s.exec(text) ?? []
  const said = about ? translated(about, texts) : null
  return said && `${path}${said}`
}

function translated(text: string, texts: TranslatedServerTexts): string | null {
  if (isKnown(text, texts)) return texts[text]
  return (
    joined(text.split('; '), '; ', texts) ??
    filledIn(text, texts) ??
    sentence(text, texts) ??
    joined(text.split(SENTENCES), ' ', texts) ??
    ofField(text, texts)
  )
}

/**
 * Says what the server says in another language.
 *
 * @param text English, as the API answers it
 * @returns the text itself when it is none that is known
 */
export const translateServerText = (text: string, texts: TranslatedServerTexts): string =>
  translated(text, texts) ?? text
