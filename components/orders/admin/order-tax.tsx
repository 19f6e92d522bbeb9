import { useLocale, useTranslations } from 'next-intl'
import type { Texts } from '@/components/back-office/language/texts'
import { placeEvidence } from '@/lib/customers/taxes/place-evidence'
import { countryName } from '@/lib/i18n/countries'
import { stateName } from '@/lib/i18n/state-names'
import { PROVIDER_NAMES } from '@/lib/payments/provider-ids'
import { isTerritory, partsOf } from '@/lib/pricing/territories'
import type { OrderDetail } from '@/lib/refunds/order-detail-contract'

/** What the tax of an order is called, with its rate if that is recorded. */
export function taxLabel(t: Texts<'orders'>, { taxKind, taxRate }: OrderDetail): string {
  if (taxKind === 'reverse_charge') return t('tax.reverseCharge')
  if (taxKind === 'outside_territory') return t('tax.outside')
  return taxRate === null ? t('tax.tax') : t('tax.taxAt', { rate: taxRate })
}

/** Why an order has the tax that it has. */
export function TaxEvidenceNote({ order }: { order: OrderDetail }) {
  const t = useTranslations('backOffice.orders')
  const locale = useLocale()
  const { taxCountry, taxId, taxEvidence } = order
  if (taxCountry === null) return null
  const { chosenCountry = '', walletCountry = null } = taxEvidence ?? {}
  const chosen = chosenCountry && t('tax.chosen')
  const wallet =
    walletCountry &&
    order.payment &&
    t('tax.byWallet', {
      country: countryName(walletCountry, locale),
      wallet: PROVIDER_NAMES[order.payment.provider],
    })
  const facts = chosen && wallet ? t('tax.facts', { one: chosen, other: wallet }) : chosen || wallet
  const name = countryName(taxCountry, locale)
  const country = facts
    ? t('tax.countryWhy', { country: name, facts })
    : t('tax.country', { country: name })
  const part = territoryText(t, locale, order)
  return (
    <>
      <p className="mt-3 text-sm text-muted [overflow-wrap:anywhere]">
        {taxId === null ? country : withTaxId(t, country, taxId, taxEvidence)}
      </p>
      {part && <p className="mt-1 text-sm text-muted">{part}</p>}
      {taxEvidence?.place && <PlaceEvidence country={taxCountry} evidence={taxEvidence} />}
    </>
  )
}

type PlaceEvidenceProps = { country: string; evidence: NonNullable<OrderDetail['taxEvidence']> }

/** What says that the buyer is where the order was taxed, and what says otherwise. */
function PlaceEvidence({ country, evidence }: PlaceEvidenceProps) {
  const t = useTranslations('backOffice.orders')
  const locale = useLocale()
  const { pieces, verdict } = placeEvidence(country, evidence)
  return (
    <div className="mt-2 text-sm text-muted">
      <p className={verdict === 'contradicted' ? 'font-semibold text-danger' : undefined}>
        {t(`tax.place.verdicts.${verdict}`)}
      </p>
      <ul className="mt-1 list-disc ps-5">
        {pieces.map(({ source, country: told, agrees }) => (
          <li key={source} className={agrees ? undefined : 'font-semibold text-ink'}>
            {t(`tax.place.sources.${source}`, { country: countryName(told, locale) })}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Which part of the country the buyer is in, and whether the address says so too. */
function territoryText(
  t: Texts<'orders'>,
  language: string,
  { taxCountry, taxTerritory, taxEvidence }: OrderDetail,
): string | null {
  if (taxTerritory === null) return null
  const territory = isTerritory(taxTerritory)
    ? t(`tax.territories.${taxTerritory}`)
    : stateName(taxTerritory, language)
  // The country's own code says it.
  if (taxCountry === null || !partsOf(taxCountry).includes(taxTerritory))
    return t('tax.territory', { territory })
  return taxEvidence?.postalTerritory === taxTerritory
    ? t('tax.territoryAgrees', { territory })
    : t('tax.territoryUnproven', { territory })
}

function withTaxId(
  t: Texts<'orders'>,
  country: string,
  taxId: string,
  evidence: OrderDetail['taxEvidence'],
): string {
  const { taxIdCheck = null, consultation = '', confirmedAt = null } = evidence ?? {}
  if (!taxIdCheck) return t('tax.withId', { country, taxId })
  const check = t(`tax.checks.${confirmedAt ? 'confirmedLater' : taxIdCheck}`)
  return consultation
    ? t('tax.withIdProven', { country, taxId, check, number: consultation })
    : t('tax.withIdChecked', { country, taxId, check })
}
