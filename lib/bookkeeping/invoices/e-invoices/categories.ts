import { isInEu } from '@/lib/pricing/eu-rates'
import type { Snapshot } from '../snapshot'

/** Why no tax is charged, by the code of its category; the words are the document's language's. */
export type ExemptionReason = 'reverseCharge' | 'outsideScope' | 'smallBusiness' | 'giftCards'

/** A category of the tax (UNCL 5305) at a rate. */
export type TaxCategory = {
  code: 'S' | 'Z' | 'E' | 'AE' | 'O'
  basisPoints: number
  reason?: ExemptionReason
  /** Of the list of exemption reasons (VATEX), where it has one. */
  reasonCode?: string
}

export const REVERSE_CHARGE: TaxCategory = {
  code: 'AE',
  basisPoints: 0,
  reason: 'reverseCharge',
  reasonCode: 'VATEX-EU-AE',
}
const OUTSIDE_SCOPE: TaxCategory = {
  code: 'O',
  basisPoints: 0,
  reason: 'outsideScope',
  reasonCode: 'VATEX-EU-O',
}
const SMALL_BUSINESS: TaxCategory = { code: 'E', basisPoints: 0, reason: 'smallBusiness' }
const GIFT_CARDS: TaxCategory = { code: 'E', basisPoints: 0, reason: 'giftCards' }

type Taxed = Pick<Snapshot, 'reverseCharge' | 'outsideTerritory' | 'smallBusiness' | 'eInvoice'>

/** What is supplied outside the VAT territory is outside the scope of its tax. */
function isOutside({ outsideTerritory, eInvoice }: Taxed): boolean {
  if (outsideTerritory !== null) return true
  return eInvoice !== null && isInEu(eInvoice.sellerCountry) && !isInEu(eInvoice.buyerCountry)
}

/**
 * The category of what a document taxes at a rate.
 *
 * @param isGiftCard sold without tax; beside what is outside the scope of the tax no other category may stand
 */
export function categoryOf(
  document: Taxed,
  basisPoints: number,
  isGiftCard: boolean,
  isAllUntaxed: boolean,
): TaxCategory {
  if (isAllUntaxed && !document.reverseCharge && isOutside(document)) return OUTSIDE_SCOPE
  if (isGiftCard) return GIFT_CARDS
  if (basisPoints > 0) return { code: 'S', basisPoints }
  if (document.reverseCharge) return REVERSE_CHARGE
  if (document.smallBusiness) return SMALL_BUSINESS
  return { code: 'Z', basisPoints: 0 }
}
