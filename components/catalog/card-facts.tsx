import { useTranslations } from 'next-intl'
import type { ProductCardData } from '@/components/storefront/product-card-data'
import { cardFacts, type ProductFacts } from '@/lib/catalog/product-facts'
import { useFactTexts } from './use-fact-texts'
import { VariantsNote } from './variants-note'

type CardFactsProps = {
  facts: ProductFacts
  /** How many options its family has, where the card leads it: said instead of the second fact. */
  options: number | undefined
  /** How many variants of the product the card stands for, and from which price on: said before the first fact. */
  variants: ProductCardData['variants']
}

/** Two facts of a product on its card. The line keeps its height without any. */
export function CardFacts({ facts, options, variants }: CardFactsProps) {
  const t = useTranslations('product.facts')
  const say = useFactTexts()
  const { platforms, licenseType, termMonths, devices } = facts
  const texts = {
    platforms: say.somePlatforms(platforms),
    term: termMonths === null ? '' : say.term(termMonths),
    devices: devices === null ? '' : say.devices(devices),
    licenseType: licenseType === null ? '' : say.licenseType(licenseType),
  }
  const known = cardFacts(facts)
  const count = variants?.count ?? options
  const shown = (count === undefined ? known : known.slice(0, 1)).map((fact) => (
    <li key={fact}>{texts[fact]}</li>
  ))
  if (shown.length === 0 && count === undefined) return <div className="facts" />
  return (
    <ul className="facts">
      {/* What has no room at the end is cut off: rather a fact than a price. */}
      {variants === undefined && shown}
      {count !== undefined && (
        <li>{variants ? <VariantsNote {...variants} /> : t('options', { count })}</li>
      )}
      {variants !== undefined && shown}
    </ul>
  )
}
