import { inLanguage } from '@/lib/content/pages/page-rules'
import { TRANSLATED_LOCALES, type TranslatedLocale } from '@/lib/i18n/locales'
import type { BlockWords, HomeBlock } from '@/lib/settings/home-blocks'

/** Everything that a block says, place by place. */
function wordsIn(block: HomeBlock): BlockWords[] {
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
export function speechOf(block: HomeBlock, locale: string, defaultLanguage: string): Speech {
  const spoken: Partial<Record<TranslatedLocale, TranslatedLocale>> = {}
  for (const language of TRANSLATED_LOCALES)
    if (wordsIn(block).some((words) => words[language])) spoken[language] = language
  const language = inLanguage(spoken, locale, defaultLanguage) ?? null
  return {
    language,
    say: (words) => inLanguage(words, language ?? locale, defaultLanguage) ?? '',
  }
}
