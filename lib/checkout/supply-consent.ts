import 'server-only'
import { databaseTime } from '@/lib/core/database-time'
import { db, type Tx } from '@/lib/core/db'
import type { Customer } from '@/lib/customers/contracts'
import type { BuyerTax } from '@/lib/customers/taxes/contracts'
import { currentTaxOfBuyer } from '@/lib/customers/taxes/current-tax-of-buyer'
import { isCompany } from '@/lib/customers/taxes/is-company'
import { consentEvidence, isWhole, requireTicked } from '@/lib/orders/supply/consent-evidence'
import type { PaymentSnapshot } from '@/lib/payments/contracts'
import type { Payment } from '@/lib/payments/payment'
import type { SupplyConsent, TickedConsent } from '@/lib/payments/supply-consent'
import { currentSettings } from '@/lib/settings/queries'
import type { Settings } from '@/lib/settings/registry'
import { asksConsent } from '@/lib/settings/supply-consent'

type Answer = {
  ticked: TickedConsent | undefined
  locale: string | undefined
  /** From where it comes. */
  network: string
  /** The wallet may say later that its payer is one who is asked. */
  isExpress: boolean
}

type Bought = { tax: BuyerTax; cart: Pick<PaymentSnapshot, 'items'> | null }

/**
 * What a buyer answered about immediate supply, for the evidence.
 *
 * @returns `null` for a buyer who is not asked
 * @throws AppError `invalid` naming the statement that is not ticked, where the owner sells to nobody who does not agree
 */
export async function consentOf(
  tx: Tx,
  settings: Settings,
  bought: Bought,
  answer: Answer,
): Promise<SupplyConsent | null> {
  const { ticked, isExpress } = answer
  const isAsked = asks(settings, bought)
  if (!isAsked && !(isExpress && isWhole(ticked))) return null
  if (isAsked && settings.withoutConsent === 'refuse') requireTicked(ticked)
  return consentEvidence(answer, await databaseTime(tx))
}

/**
 * {@link consentOf} of a payment whose payer the wallet names only now: what it said at its start counts if such a one is asked.
 *
 * @throws AppError as consentOf
 */
export async function consentOfWallet(
  { cart, locale, supplyConsent }: Payment,
  { country = '' }: Customer,
): Promise<SupplyConsent | null> {
  const settings = await currentSettings()
  const tax = await currentTaxOfBuyer({ country })
  if (!asks(settings, { tax, cart })) return null
  if (supplyConsent) return supplyConsent
  if (settings.withoutConsent === 'refuse') requireTicked(undefined)
  const answer = { ticked: undefined, locale, network: '' }
  return consentEvidence(answer, await databaseTime(db()))
}

/** Codes of gift cards are no digital content: what is bought with them is. Of a payment without a cart that is not known. */
const asks = (settings: Settings, { tax, cart }: Bought): boolean =>
  (cart === null || cart.items.some(({ isGiftCard }) => !isGiftCard)) &&
  asksConsent(settings.supplyConsent, settings.sellerCountry, {
    country: tax.country,
    isCompany: isCompany(tax),
  })
