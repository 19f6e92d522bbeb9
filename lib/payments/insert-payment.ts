import 'server-only'
import { databaseTime } from '@/lib/core/database-time'
import { Prisma, type Tx } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { toDecimal } from '@/lib/core/money'
import type { Customer } from '@/lib/customers/contracts'
import type { CurrencyCode } from '@/lib/i18n/currencies'
import type { PaymentSnapshot } from './contracts'
import type { Payer } from './payer-marks'
import type { Payment } from './payment'
import { onConcurrentPayment } from './payment-in-progress'
import type { ProviderId } from './provider-ids'
import { PAYMENT_FIELDS, toPayment } from './queries'
import type { SupplyConsent } from './supply-consent'

export type NewPayment = {
  /** Chosen by whoever asks, as the key by which a repeated call is known. */
  id?: string
  provider: ProviderId
  /** Of a provider with several accounts: the one that is paid. */
  providerAccount: string | null
  /** `processing` when the provider is charged immediately, as with a card. */
  status: 'created' | 'processing'
  amountCents: number
  currency: CurrencyCode
  /** `null`: nobody pays in a browser. */
  payer: Payer | null
  cart: PaymentSnapshot | null
  customer: Customer | null
  isExpress: boolean
  isByCard: boolean
  locale: string
  displayCurrency: string
  supplyConsent: SupplyConsent | null
  /** The versions of the texts of law in force, and whether they are linked right above the button. */
  agreedTexts: number[]
  linksTexts: boolean
}

/**
 * Stores a payment before any call to the provider.
 *
 * @throws AppError `payment_in_progress` while another payment of the session is in progress
 */
export async function insertPayment(tx: Tx, payment: NewPayment): Promise<Payment> {
  const { amountCents, cart, customer, payer, supplyConsent, ...fields } = payment
  const now = await databaseTime(tx)
  const row = await tx.payment
    .create({
      data: {
        ...fields,
        ...payer,
        id: payment.id ?? newId(),
        amount: toDecimal(amountCents),
        snapshot: cart ?? Prisma.DbNull,
        customer: customer ?? Prisma.DbNull,
        supplyConsent: supplyConsent ?? Prisma.DbNull,
        createdAt: now,
        processingSince: payment.status === 'processing' ? now : null,
      },
      include: PAYMENT_FIELDS,
    })
    .catch(onConcurrentPayment)
  return toPayment(row)
}
