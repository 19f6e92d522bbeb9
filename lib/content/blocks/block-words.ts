import type { FormBlock } from '@/lib/content/pages/page-blocks'
import { TRANSLATED_LOCALES, type TranslatedLocale } from '@/lib/i18n/locales'
import { inLanguage } from '@/lib/i18n/texts-by-language'
import type { Block, BlockOf, BlockWords } from '@/lib/settings/blocks'

/** Everything that a block says, place by place. */
function wordsIn(block: Block | FormBlock): BlockWords[] {
  switch (block.kind) {
    case 'picture':
      return [block.alt]
    case 'columns':
      return [block.heading, ...block.columns.flatMap(({ heading, text }) => [heading, text])]
    case 'products':
      return [block.heading]
    case 'questions':
      return [
        block.heading,
        ...block.questions.flatMap(({ question, answer }) => [question, answer]),
      ]
    case 'banner':
      return [block.heading, block.text, block.button]
    case 'form':
      return [
        block.heading,
        block.text,
        block.subject,
        block.button,
        ...block.questions.flatMap(({ question, choices }) => [question, choices]),
      ]
    default:
      return [block.heading, block.text]
  }
}

/** How a block speaks on a page: its language, and its words in that or the nearest one. */
export type Speech = {
  /** `null` for a block without words. */
  language: TranslatedLocale | null
  say: (words: BlockWords) => string
}

/**
 * The language of a block on a page: that of the page, or the store's default one, or the first that it says anything in.
 * All of it is in that language, as far as it goes.
 */
export function speechOf(
  block: Block | FormBlock,
  locale: string,
  defaultLanguage: string,
): Speech {
  const spoken: Partial<Record<TranslatedLocale, TranslatedLocale>> = {}
  for (const language of TRANSLATED_LOCALES)
    if (wordsIn(block).some((words) => words[language])) spoken[language] = language
  const language = inLanguage(spoken, locale, defaultLanguage) ?? null
  return {
    language,
    say: (words) => inLanguage(words, language ?? locale, defaultLanguage) ?? '',
  }
}

/** The questions of a block that have both words and an answer, as they are shown. */
export const askedIn = (
  { questions }: BlockOf<'questions'>,
  { say }: Speech,
): { question: string; answer: string }[] =>
  questions
    .map(({ question, answer }) => ({ question: say(question), answer: say(answer) }))
    .filter(({ question, answer }) => question && answer)

/** Everything that a block says in one language, place by place. */
export const wordsOf = (block: Block | FormBlock, language: TranslatedLocale): string[] =>
  wordsIn(block).flatMap((words) => words[language] ?? [])
