import { useTranslations } from 'next-intl'
import { useFactTexts } from '@/components/catalog/use-fact-texts'
import type { Version } from '@/lib/catalog/option-choices'

/** A variant of a product with how many reviews it has. */
export type ReviewedVersion = Version & { count: number }

/** How variants are told apart in the visitor's language, by the facts that they differ by. */
export function useVersionTexts() {
  const t = useTranslations('reviews')
  const facts = useFactTexts()
  const nameOf = ({ devices, termMonths, platforms }: Version): string =>
    [
      devices === null ? '' : facts.devices(devices),
      termMonths === null ? '' : facts.term(termMonths),
      facts.platforms(platforms),
    ]
      .filter(Boolean)
      .join(', ')
  return {
    nameOf,
    counted: (version: ReviewedVersion): string =>
      t('inVersion', { version: nameOf(version), count: version.count }),
  }
}
