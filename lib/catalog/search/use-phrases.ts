import { fold, plainArabic } from '@/lib/core/folded-text'
import { hasWords } from './synonym-rules'

// What shoppers call a use of software. Without schemas, so that the browser may load it.

export const MAX_USE_PHRASES = 150

/** Stands for any ending of a word; as it is read, {@link ANY_ENDING_READ}. */
const ANY_ENDING = '*'
const ANY_ENDING_READ = '…'

/** What is no part of a word that searches compare. */
const SIGNS = /[^\p{L}\p{N}\p{M}&+]+/gu

/** A phrase as searches compare it: small letters without accents, a space between words, each of which may end in any way. */
export const comparedUsePhrase = (phrase: string): string =>
  fold(phrase.normalize('NFKC').replaceAll(/…|\.{3}/g, ANY_ENDING))
    .split(/\s+/)
    .map((word) => {
      const letters = plainArabic(word.replaceAll(SIGNS, ''))
      return letters !== '' && word.endsWith(ANY_ENDING) ? letters + ANY_ENDING : letters
    })
    .filter(Boolean)
    .join(' ')

/** A phrase as it is read and typed: the mark of an ending is for the search. */
export const readablePhrase = (phrase: string): string =>
  phrase.replaceAll(ANY_ENDING, ANY_ENDING_READ)

/** Whether every word that may end in any way has more than a letter: else most words of most searches would be it. */
export const saysEnough = (phrase: string): boolean =>
  hasWords(phrase) &&
  !comparedUsePhrase(phrase)
    .split(' ')
    .some((word) => /^.\*$/u.test(word))
