import 'server-only'
import { recordPaymentStarted } from '@/lib/cart/cart-statistics'
import { couponRefused } from '@/lib/cart/coupons/coupon-refused'
import { requireUnusedByBuyer, takeUse } from '@/lib/cart/coupons/coupon-uses'
import { takeParts } from '@/lib/cart/gift-cards/card-uses'
import { giftCardRefused } from '@/lib/cart/gift-cards/gift-card-refused'
import { cartOf, settleSalesOfCart } from '@/lib/cart/queries'
import { db, type Tx } from '@/lib/core/db'
import { AppError, invalidField } from '@/lib/core/errors'
import { parseDecimal, toDecimal } from '@/lib/core/money'
import { say } from '@/lib/core/server-text'
import type { Customer } from '@/lib/customers/contracts'
import { requireNotBlocked } from '@/lib/customers/require-not-blocked'
import { checkTaxId } from '@/lib/customers/taxes/check-tax-id'
import type { BuyerTax } from '@/lib/customers/taxes/contracts'
import { type TaxedBuyer, taxOfBuyer } from '@/lib/customers/taxes/tax-of-buyer'
import { type CurrencyCode, isCurrency } from '@/lib/i18n/currencies'
import { isLocale } from '@/lib/i18n/locales'
import { requireKeys } from '@/lib/licences/require-keys'
import { reserveKeys } from '@/lib/licences/reserve-keys'
import { requireNoFiles } from '@/lib/orders/downloads/require-no-files'
import type { PaymentSnapshot } from '@/lib/payments/contracts'
import { giftCardPartsOf, plannedCardCents } from '@/lib/payments/gift-card-part-of'
import { insertPayment } from '@/lib/payments/insert-payment'
import { lockBaseCurrency, lockSession } from '@/lib/payments/locks'
import type { PaymentsMode } from '@/lib/payments/mode'
import type { Payer } from '@/lib/payments/payer-marks'
import type { Payment } from '@/lib/payments/payment'
import { paymentInProgress } from '@/lib/payments/payment-in-progress'
import { unclaimedPaymentsOf } from '@/lib/payments/queries'
import type { TickedConsent } from '@/lib/payments/supply-consent'
import { inTurn } from '@/lib/payments/take-turns'
import type { Selling } from '@/lib/pricing/selling'
import { taxVaries } from '@/lib/pricing/tax'
import { currentSettings } from '@/lib/settings/queries'
import { requireSelling } from '@/lib/settings/rates/seller'
import type { Settings } from '@/lib/settings/registry'
import { couponUseOf } from './coupon-use-of'
import { leaveAwaitedPayment } from './leave-awaited-payment'
import { asDrafted, draftedCart } from './payment-links/drafted-payment'
import { type PricedCart, priceCart } from './price-cart'
import { requireCartAndBuyer } from './require-cart-and-buyer'
import { requireGift } from './require-gift'
import { requirePlaceOf } from './require-place'
import { consentOf } from './supply-consent'
import { textsAtPayment } from './texts-at-payment'

/** An amount as a client sends it. */
type Shown = string | number

export type PaymentStart = {
  provider: Payment['provider']
  /** Of a provider with several accounts: the one that is paid. */
  providerAccount?: string | null
  /** `processing` when the caller charges the provider immediately. */
  status: 'created' | 'processing'
  /** What the provider is asked for: nothing where a gift card pays all. */
  amount: string | number
  currency: string
  payer: Payer
  /** The mode of the provider's account. */
  mode: PaymentsMode
  customer?: Customer
  /** The wallet names the buyer, right before the capture. */
  isExpress?: boolean
  /** By a card that the wallet takes, too. */
  isByCard?: boolean
  /** Where the buyer of an express payment says to be. */
  country?: string
  locale?: string
  /** In which the buyer is mailed, where it is not that of the page. */
  mailLocale?: string
  displayCurrency?: string
  /** What the shopper was shown that a gift card of another currency gives for it, in its own; of several, what each gives. */
  fromGiftCard?: Shown | Shown[]
  /** What the buyer ticked about immediate supply. */
  supplyConsent?: TickedConsent
  /** Refuses the payer by throwing, in the transaction that stores the payment. */
  requireAllowed?: (tx: Tx) => Promise<void>
  /** Completes the payment in the same transaction, where nothing is asked of anybody. */
  finish?: (tx: Tx, payment: Payment) => Promise<void>
}

/**
 * Starts a payment: checks the amount against the cart at current database prices, and stores the payment
 * with cart and buyer, all before any call to a provider. Keys are reserved, a use of the coupon and the gift card's part are taken, when
 * the provider is charged immediately; otherwise they are only looked for, so that those who do not pay take none
 * from those who do.
 *
 * @returns the new payment, or the session's captured one that has no order yet: a second click or tab
 *   must not pay again
 * @throws AppError `invalid` for an impossible amount or currency, or a missing cart or buyer; `total_changed` with the correct
 *   `total`; `cart_changed` for an empty cart; `out_of_stock`; `payment_in_progress`; `checkout_closed`; `payment_refused`
 */
export async function startPayment(asked: PaymentStart): Promise<Payment> {
  const start = await asDrafted(asked)
  const { payer } = start
  const { sessionId } = payer
  const amountCents = checkedAmount(start)
  if (sessionId !== null) {
    await leaveAwaitedPayment(sessionId)
    await settleSalesOfCart(sessionId)
  }
  const known = await currentSettings()
  const [verdict, texts] = await Promise.all([
    checkTaxId(known, taxedBuyerOf(start)),
    textsAtPayment(known, {
      sessionId,
      country: start.customer?.country ?? start.country,
      territory: start.customer?.territory,
      address: start.customer?.address,
      locale: start.locale,
    }),
  ])
  const shared = start.requireAllowed ? payer : { sessionId, networkHash: null, cardHash: null }
  const started = await inTurn(shared, () =>
    db().$transaction(async (tx) => {
      const paid = sessionId === null ? null : await lockedUnclaimedPayment(tx, sessionId)
      if (paid) return paid
      await start.requireAllowed?.(tx)
      await lockBaseCurrency(tx, 'shared')
      const settings = await currentSettings(tx)
      await requireOpenCheckout(tx, start, settings)
      const selling = await requireSelling(start.currency, tx)
      const drafted = await draftedCart(tx, sessionId, amountCents)
      const tax = drafted?.tax ?? taxOfBuyer(settings, taxedBuyerOf(start), verdict)
      const cart =
        drafted ??
        (sessionId === null
          ? null
          : await payableCart(tx, start, {
              sessionId,
              amountCents,
              tax,
              selling,
            }))
      const supplyConsent = await consentOf(
        tx,
        settings,
        { tax, cart },
        {
          ticked: start.supplyConsent,
          locale: start.locale,
          network: payer.payerAddress,
          isExpress: start.isExpress ?? false,
        },
      )
      const payment = await insertPayment(tx, {
        currency: selling.currency,
        provider: start.provider,
        providerAccount: start.providerAccount ?? null,
        status: start.status,
        amountCents,
        payer,
        cart,
        customer: start.customer ?? null,
        isExpress: start.isExpress ?? false,
        isByCard: start.isByCard ?? false,
        locale: localeOf(start),
        displayCurrency: isCurrency(start.displayCurrency)
          ? start.displayCurrency
          : selling.currency,
        supplyConsent,
        ...texts,
      })
      if (cart) await takeOrFindGoods(tx, payment, cart)
      await start.finish?.(tx, payment)
      return payment
    }),
  )
  if (sessionId !== null) recordPaymentStarted(sessionId)
  return started
}

const localeOf = ({ mailLocale, locale }: PaymentStart) =>
  [mailLocale, locale].find(isLocale) ?? 'en'

const taxedBuyerOf = ({ customer, country }: PaymentStart): TaxedBuyer => customer ?? { country }

/** @throws AppError when nobody may pay at the moment, this buyer may not, or what has to be known of him is missing */
async function requireOpenCheckout(tx: Tx, start: PaymentStart, settings: Settings): Promise<void> {
  const { customer, mode, payer } = start
  if (!settings.guestCheckout) throw new AppError('checkout_closed', say('checkout.closed'))
  if (!start.isExpress)
    requireCartAndBuyer({ sessionId: payer.sessionId, customer }, settings, mode)
  requirePlace(start, settings)
  await requireNotBlocked(tx, customer)
  await requireGift(tx, customer)
}

/**
 * Takes keys, the coupon's use and the gift card's part for a payment that is charged now; of one that the buyer
 * still has to approve, only looks whether the keys are there.
 */
async function takeOrFindGoods(
  tx: Tx,
  payment: Payment,
  { items }: PaymentSnapshot,
): Promise<void> {
  if (payment.status !== 'processing') return requireKeys(tx, items)
  const use = couponUseOf(payment)
  if (use) await takeUse(tx, use)
  await takeParts(tx, payment.id, giftCardPartsOf(payment))
  await reserveKeys(tx, payment.id, items)
}

/**
 * Locks the session, and finds its payment that has no order yet.
 *
 * @throws AppError `payment_in_progress` while one is under way
 */
async function lockedUnclaimedPayment(tx: Tx, sessionId: string): Promise<Payment | null> {
  await lockSession(tx, sessionId)
  const open = await unclaimedPaymentsOf(tx, sessionId)
  if (open.some(({ status }) => status === 'processing')) throw paymentInProgress()
  return open[0] ?? null
}

/** @throws AppError `invalid` naming `country` or `territory`, where the tax depends on it */
function requirePlace({ customer, isExpress, country }: PaymentStart, settings: Settings): void {
  if (!taxVaries(settings)) return
  if (isExpress && !country) throw invalidField('country', say('checkout.sayCountry'))
  if (customer) requirePlaceOf(customer, settings)
}

function checkedAmount({ amount, finish }: PaymentStart): number {
  const cents = parseDecimal(amount)
  if (cents === null || (cents === 0 && !finish))
    throw invalidField(
      'amount',
      say('fields.mustBe', {
        field: 'amount',
        example: 'a positive amount with at most 2 decimals',
      }),
    )
  return cents
}

type Payable = {
  sessionId: string
  amountCents: number
  tax: BuyerTax
  selling: Selling
}

/**
 * The session's cart at today's prices, with the buyer's tax, its coupon and its gift card.
 *
 * @throws AppError when it can't be paid with this amount, or by this buyer
 */
async function payableCart(
  tx: Tx,
  { customer, isExpress, fromGiftCard }: PaymentStart,
  { sessionId, amountCents, tax, selling }: Payable,
): Promise<PaymentSnapshot> {
  const cart = await cartOf(sessionId, tx)
  if (cart.length === 0) throw new AppError('cart_changed', say('checkout.emptyCart'))
  const gone = cart.find(({ product }) => !product.inStock)
  if (gone)
    throw new AppError('out_of_stock', say('products.outOfStock', { name: gone.product.name }), {
      details: { productId: gone.productId },
    })
  if (customer?.gift)
    await requireNoFiles(
      tx,
      cart.map(({ productId }) => productId),
    )
  const priced = await priceCart(tx, sessionId, cart, { tax, selling })
  if (dueOf(priced.snapshot) !== amountCents) throw otherTotal(priced, selling.currency)
  if (fromGiftCard !== undefined && !isAsShown([fromGiftCard].flat(), priced))
    throw otherTotal(priced, selling.currency)
  // Of a buyer that is still unknown, taking the coupon's use asks.
  if (!isExpress) await requireCouponOfBuyer(tx, priced, customer)
  return priced.snapshot
}

/** What is left to pay beside gift cards. */
const dueOf = (cart: PaymentSnapshot): number => cart.totalCents - plannedCardCents(cart)

/** Whether just that is taken from the gift cards that pay, each in cents of its currency. */
function isAsShown(shown: readonly Shown[], { giftCards }: PricedCart): boolean {
  const taken = giftCards.flatMap(({ takenCents }) => (takenCents > 0 ? [takenCents] : []))
  const expected = taken.length > 0 ? taken : [0]
  return (
    shown.length === expected.length &&
    shown.every((amount, at) => parseDecimal(amount) === expected[at])
  )
}

/** Says why the total is another one than the browser believes, where a coupon or a gift card may be the reason. */
function otherTotal(
  { snapshot, discount, giftCards }: PricedCart,
  currency: CurrencyCode,
): AppError {
  const totalCents = dueOf(snapshot)
  if (discount !== null && discount.problem !== null)
    return couponRefused(discount.problem, {
      field: 'couponCode',
      missing: { cents: discount.missingCents, currency },
      totalCents,
    })
  const refused = giftCards.find(({ problem }) => problem !== null)?.problem
  if (refused) return giftCardRefused(refused, { field: 'giftCard', totalCents })
  // Where a card pays all, at another rate than was shown, what it pays is what has changed.
  const total = toDecimal(totalCents || snapshot.totalCents)
  return new AppError('total_changed', say('checkout.totalChanged', { total }), {
    details: { total },
  })
}

/** @throws AppError `coupon_refused` when the buyer has used the coupon as often as anybody may */
async function requireCouponOfBuyer(
  tx: Tx,
  { discount }: PricedCart,
  customer: Customer | undefined,
): Promise<void> {
  if (discount === null || discount.problem !== null) return
  const { id, maxUsesPerBuyer } = discount.coupon
  if (maxUsesPerBuyer === null) return
  if (!customer) throw invalidField('customer', say('checkout.nameBuyerForCoupon'))
  await requireUnusedByBuyer(tx, { couponId: id, email: customer.email, max: maxUsesPerBuyer })
}
