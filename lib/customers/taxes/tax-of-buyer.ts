import { isTaxIdOf } from '@/lib/customers/tax-id'
import { isInEu } from '@/lib/pricing/eu-rates'
import {
  hasReverseCharge,
  isInclusive,
  isTaxed,
  type TaxSettings,
  taxRulesIn,
} from '@/lib/pricing/tax'
import { taxPlace } from '@/lib/pricing/territories'
import type { Settings } from '@/lib/settings/registry'
import type { BuyerTax, TaxIdCheck } from './contracts'

/**
 * Who buys, as far as the tax depends on it: ISO 3166-1 code, part of that country if it is outside the VAT territory, and
 * tax ID; empty where they are not known.
 */
export type TaxedBuyer = { country?: string; territory?: string; taxId?: string }

/** Whether a tax ID, if it is right, takes the tax off: that of a company in another country of the EU than the seller. */
export function mayReverseCharge(
  settings: TaxSettings,
  { country = '', territory = '', taxId = '' }: TaxedBuyer,
): boolean {
  const place = taxPlace(country, territory)
  return (
    isTaxed(settings) &&
    hasReverseCharge(settings) &&
    isInEu(place.country) &&
    place.territory === '' &&
    place.country !== taxPlace(settings.sellerCountry).country &&
    taxId !== '' &&
    isTaxIdOf(country, taxId)
  )
}

/**
 * The tax of a buyer. A company under reverse charge pays none, others the rate of their country or, when the seller's
 * decides, of the seller's; where the owner entered none for it, the store's general rate. A company whose tax ID
 * nobody could confirm is none of the first, unless the owner wants it so.
 *
 * @param verdict what speaks for or against a tax ID that has the right form
 */
export function taxOfBuyer(
  settings: TaxSettings & Pick<Settings, 'unconfirmedTaxIds'>,
  { country = '', territory = '', taxId = '' }: TaxedBuyer,
  verdict: TaxIdCheck,
): BuyerTax {
  const taxIdCheck = mayReverseCharge(settings, { country, territory, taxId }) ? verdict : null
  const buyer = { country, territory: taxPlace(country, territory).territory, taxId, taxIdCheck }
  if (taxIdCheck !== null && isReverseCharge(taxIdCheck, settings))
    return {
      kind: 'reverse_charge',
      ...buyer,
      basisPoints: 0,
      inclusive: isInclusive(settings, { country, currency: '' }),
      refundsOnceConfirmed: false,
    }
  const rules = taxRulesIn(settings, country, { territory })
  return {
    ...buyer,
    ...rules,
    // A price that includes tax is the same without.
    refundsOnceConfirmed:
      taxIdCheck === 'unreachable' &&
      settings.unconfirmedTaxIds === 'refund' &&
      rules.basisPoints > 0 &&
      !rules.inclusive,
  }
}

const isReverseCharge = (
  verdict: TaxIdCheck,
  { unconfirmedTaxIds }: Pick<Settings, 'unconfirmedTaxIds'>,
): boolean => (verdict === 'unreachable' ? unconfirmedTaxIds === 'exempt' : verdict !== 'refused')
