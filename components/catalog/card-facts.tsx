import { cardFacts, type ProductFacts } from '@/lib/catalog/product-facts'
import { useFactTexts } from './use-fact-texts'

/** Two facts of a product on its card. The line keeps its height without any. */
export function CardFacts({ facts }: { facts: ProductFacts }) {
  const say = useFactTexts()
  const { platforms, licenseType, termMonths, devices } = facts
  const texts = {
    platforms: say.somePlatforms(platforms),
    term: termMonths === null ? '' : say.term(termMonths),
    devices: devices === null ? '' : say.devices(devices),
    licenseType: licenseType === null ? '' : say.licenseType(licenseType),
  }
  const shown = cardFacts(facts)
  if (shown.length === 0) return <div className="facts" />
  return (
    <ul className="facts">
      {shown.map((fact) => (
        <li key={fact}>{texts[fact]}</li>
      ))}
    </ul>
  )
}
