import 'server-only'
import { rebaseCoupons } from '@/lib/cart/coupons/rebase-coupons'
import { rebaseGiftCards } from '@/lib/cart/gift-cards/rebase-gift-cards'
import { rebaseAlerts } from '@/lib/catalog/product-alerts/rebase-alerts'
import { foreseePrices, rebasePrices } from '@/lib/catalog/rebase-prices'
import { requireNoPricesOfSales } from '@/lib/catalog/sales/prices-of-sales'
import { db, type Tx } from '@/lib/core/db'
import { AppError, invalidField } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import type { CurrencyCode } from '@/lib/i18n/currencies'
import { rebaseCosts } from '@/lib/licences/rebase-costs'
import { rebaseOrders } from '@/lib/orders/rebase-orders'
import { rebasedSales } from '@/lib/orders/rebased-sales'
import { lockBaseCurrency } from '@/lib/payments/locks'
import {
  parseRate,
  rateOfParts,
  rateText,
  roundingsOf,
  usualRounding,
} from '@/lib/pricing/exchange-rate'
import { isNearRate, type Rebase, rebaseAt } from '@/lib/pricing/rebase'
import type { SellingCurrencies } from '@/lib/pricing/selling'
import { currentSetting } from '@/lib/settings/queries'
import { lockSettings, storeSettings } from '@/lib/settings/store-settings'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import { requireProof } from '@/lib/staff/require-proof'
import type { BaseCurrency, ChangeBaseCurrency, ChangedBaseCurrency } from './contracts'
import { readBaseCurrency } from './read-base-currency'

const EXAMPLES = 8
/** A hundred thousand products took 84 seconds on two busy cores: their lists are made anew. */
const TIMEOUT_MS = 900_000

/**
 * Makes another currency the store's: prices, coupons, what keys cost and what watchers of prices saw become amounts of it at one
 * rate, all or nothing. What was charged stays as it was; figures count it in the new currency (0165). Gift cards become amounts
 * of it until there is an order; then some were sold, and are worth what they were sold for.
 *
 * @returns what the store's currency is, and how the first products' prices and the last days' sales change
 * @throws AppError `invalid` naming `currency`, `rate` or `rounding`; `conflict` while a payment is under way
 */
export function changeBaseCurrency(
  actor: Actor,
  change: ChangeBaseCurrency,
): Promise<ChangedBaseCurrency> {
  return db().$transaction(
    async (tx) => {
      if (!change.dryRun) {
        await lockBaseCurrency(tx, 'alone')
        await lockSettings(tx)
      }
      const store = await readBaseCurrency(tx)
      const rebase = rebaseOf(change, store)
      if (store.problem !== null)
        throw new AppError('conflict', say('settings.baseCurrencyDuringPayments'))
      await requireNoPricesOfSales(tx)
      const examples = await foreseePrices(tx, rebase, EXAMPLES)
      const sales = await rebasedSales(tx, rebase)
      if (!change.dryRun) await rebaseStore(tx, actor, { store, change, rebase })
      return { ...(await readBaseCurrency(tx)), examples, sales }
    },
    { timeout: TIMEOUT_MS },
  )
}

function rebaseOf(
  { currency, rate, rounding }: ChangeBaseCurrency,
  { currency: from, orders, rates }: BaseCurrency,
): Rebase {
  if (currency === from) throw invalidField('currency', say('settings.sameCurrency', { currency }))
  if (!roundingsOf(currency).includes(rounding))
    throw invalidField('rounding', say('settings.roundingNeedsCents', { currency }))
  const parsed = parseRate(rate)
  if (parsed === null) throw invalidField('rate', say('settings.rate'))
  const usual = rates[currency]
  // What is typed by mistake would stay in the figures of all orders.
  if (orders > 0 && usual && !isNearRate(parsed, rateOfParts(usual)))
    throw invalidField(
      'rate',
      say('settings.rateNotNear', { rate: rateText(rateOfParts(usual)), from, to: currency }),
    )
  const rebase = rebaseAt(currency, parsed, rounding)
  return {
    ...rebase,
    price: withinBounds(rebase.price),
    amount: withinBounds(rebase.amount),
  }
}

/** The most that a column holds. */
const LARGEST_CENTS = 99_999_999_999_999

const withinBounds =
  (convert: (cents: number) => number) =>
  (cents: number): number => {
    const converted = convert(cents)
    if (converted > LARGEST_CENTS) throw invalidField('rate', say('settings.rateTooHigh'))
    return converted
  }

type Change = { store: BaseCurrency; change: ChangeBaseCurrency; rebase: Rebase }

async function rebaseStore(tx: Tx, actor: Actor, { store, change, rebase }: Change): Promise<void> {
  requireProof(actor)
  const { currency: from, orders } = store
  const { currency, rate, rounding, keepSelling } = change
  const kept = keepSelling ? from : null
  await storeSettings(tx, {
    baseCurrency: currency,
    sellingCurrencies: await sellingAfter(tx, currency, kept),
  })
  await rebasePrices(tx, rebase, kept)
  await rebaseAlerts(tx, rebase, kept)
  await rebaseCoupons(tx, rebase)
  if (orders === 0) await rebaseGiftCards(tx, from, rebase)
  await rebaseCosts(tx, from, rebase)
  if (orders > 0) await rebaseOrders(tx, rebase)
  await recordAudit(tx, actor, {
    action: 'settings.base_currency',
    entityType: 'settings',
    entityId: 'baseCurrency',
    before: { baseCurrency: from },
    after: { baseCurrency: currency, rate, rounding, keepSelling },
  })
}

/** What is sold in besides: what was so far, without the new base currency, and the former one if that is kept. */
async function sellingAfter(
  tx: Tx,
  to: CurrencyCode,
  kept: CurrencyCode | null,
): Promise<SellingCurrencies> {
  const { [to]: _, ...others } = await currentSetting('sellingCurrencies', tx)
  return kept === null ? others : { ...others, [kept]: usualRounding(kept) }
}
