import { useTranslations } from 'next-intl'
import { cardFacts, type ProductFacts } from '@/lib/catalog/product-facts'
import { useFactTexts } from './use-fact-texts'

type CardFactsProps = {
  facts: ProductFacts
  /** How many options its family has, where the card leads it: said instead of the second fact. */
  options: number | undefined
}

/** Two facts of a product on its card. The line keeps its height without any. */
export function CardFacts({ facts, options }: CardFactsProps) {
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
  const shown = options === undefined ? known : known.slice(0, 1)
  if (shown.length === 0 && options === undefined) return <div className="facts" />
  return (
    <ul className="facts">
      {shown.map((fact) => (
        <li key={fact}>{texts[fact]}</li>
      ))}
      {options !== undefined && <li>{t('options', { count: options })}</li>}
    </ul>
  )
}
