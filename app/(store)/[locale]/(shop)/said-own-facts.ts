import { getLocale, getTranslations } from 'next-intl/server'
import type { Product } from '@/lib/catalog/contracts'
import { type SaidFact, saidFacts } from '@/lib/catalog/own-fact-rules'
import { cachedOwnFacts } from '@/lib/catalog/own-facts'

/** What the page of a product says of the facts that the owner defined. */
export async function saidOwnFacts({ ownFacts }: Product): Promise<SaidFact[]> {
  if (!ownFacts) return []
  const [facts, t, locale] = await Promise.all([
    cachedOwnFacts(),
    getTranslations('product.facts'),
    getLocale(),
  ])
  return saidFacts(
    facts.filter(({ isOnPage }) => isOnPage),
    ownFacts,
    locale,
    { yes: t('yes'), no: t('no') },
  )
}
