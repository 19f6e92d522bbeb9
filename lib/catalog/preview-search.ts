import 'server-only'
import { findProductPage } from './find-products'
import type { SearchPreview, SearchPreviewQuery } from './search/admin-contracts'
import { synonymsUsed } from './search/expression'
import { understoodHere } from './search/interpret'
import { ownUses } from './search/meaning/own-uses'
import { phrasesOfUse } from './search/meaning/understand'
import { toldBy } from './search/meaning/understood-text'
import { spaced } from './search/spaces'
import { typedWords } from './search/typed-words'

/** So many products say whether a change of words does what it should. */
const SHOWN = 5

/**
 * What becomes of a search as shoppers make it in a language, for who changes what words mean. It is not counted as a search that
 * somebody made.
 */
export async function previewSearch({
  text,
  language,
}: SearchPreviewQuery): Promise<SearchPreview> {
  const [typed, said, own, page] = await Promise.all([
    typedWords(text, language).then(spaced),
    understoodHere(text),
    ownUses(),
    findProductPage({ search: text, meaning: true, language, variants: 'one', limit: SHOWN }),
  ])
  const { instead, without, understood = '' } = page.searched
  const uses = toldBy(understood).isByUse ? (said?.uses ?? []) : []
  return {
    words: typed.words.map(({ word, isCounted }) => ({ word, isCounted })),
    synonyms: synonymsUsed(typed),
    uses: uses.map((use) => phrasesOfUse(use, language, own)[0] ?? use.id),
    understood,
    instead,
    without,
    total: page.total,
    isMinimum: page.isMinimum,
    products: page.products.map(({ id, name, slug, price, inStock }) => ({
      id,
      name,
      slug,
      price,
      inStock,
    })),
  }
}
