import { fold, plainArabic } from '@/lib/core/folded-text'

/** Letters of scripts that are written without spaces between words, and of Korean, whose words take others as their endings. */
export const UNSPACED = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/u

/** A search in small letters without accents, its signs but those of amounts as single spaces, and spaces around it. */
export function foldedQuery(text: string): string {
  const words = fold(text.normalize('NFKC'))
    .replace(/(?<!\d)[.,]|[.,](?!\d)/g, ' ')
    .replace(/[^\p{L}\p{N}\p{M}\p{Sc}.,&+]+/gu, ' ')
    .trim()
    .split(' ')
    .map(plainArabic)
    .join(' ')
  return ` ${words} `
}
