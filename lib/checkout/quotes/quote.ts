import { createHash } from 'node:crypto'
import {
  type Amounts,
  holdsTax,
  invoiceLines,
  type Lines,
} from '@/lib/bookkeeping/invoices/amounts'
import type { Snapshot } from '@/lib/bookkeeping/invoices/snapshot'
import { addDays } from '@/lib/core/calendar'
import type { BuyerTax } from '@/lib/customers/taxes/contracts'
import { textLocaleOf } from '@/lib/i18n/locales'
import type { PaymentSnapshot } from '@/lib/payments/contracts'
import type { Settings } from '@/lib/settings/registry'
import type { QuoteRequest } from './contracts'

/** All that a quote says. Amounts are cents of its currency. */
export type Quote = {
  number: string
  /** Days in the store's time zone. */
  madeOn: string
  /** The last day before it asks to be made anew. */
  until: string
  language: string
  seller: Snapshot['seller']
  buyer: Pick<QuoteRequest, 'company' | 'address' | 'taxId' | 'reference'>
  lines: Lines['lines']
  totals: Amounts
  currency: string
  tax: Pick<BuyerTax, 'kind' | 'basisPoints' | 'territory'>
  pricesHoldTax: boolean
  smallBusiness: boolean
  sellerCountry: string
  /** Where what it offers can be ordered. */
  orderUrl: string
}

type Priced = Pick<PaymentSnapshot, 'items' | 'subtotalCents' | 'taxCents' | 'totalCents'> & {
  tax: BuyerTax
}

/**
 * What a quote says. Nothing is stored of it: its number is made of what it says and its day, so that the same question of the
 * same day is the same quote.
 *
 * @param cart what was asked for, at the prices and the tax of the moment
 * @param madeOn a day such as `2026-11-30`
 */
export function buildQuote(
  { company, address, taxId, reference, locale, product, seats }: QuoteRequest,
  cart: Priced,
  currency: string,
  settings: Settings,
  { madeOn, pageUrl }: { madeOn: string; pageUrl: string },
): Quote {
  const { subtotalCents, taxCents, totalCents, tax } = cart
  const sold = {
    currency,
    items: cart.items.map(({ productName, productId, ...item }) => ({
      ...item,
      name: productName,
      itemId: productId,
    })),
    deductions: [],
    subtotalCents,
    taxCents,
    totalCents,
  }
  const said = {
    madeOn,
    until: addDays(madeOn, settings.quoteDays),
    language: textLocaleOf(locale),
    seller: {
      name: settings.sellerName || settings.storeName,
      address: settings.sellerAddress,
      taxId: settings.sellerTaxId,
      registration: settings.sellerRegistration,
      email: settings.sellerEmail || settings.supportEmail,
      footer: settings.invoiceFooter,
    },
    buyer: { company, address, taxId, reference },
    lines: invoiceLines(sold).lines,
    totals: { netCents: subtotalCents, taxCents, totalCents },
    currency,
    tax: { kind: tax.kind, basisPoints: tax.basisPoints, territory: tax.territory },
    pricesHoldTax: holdsTax(sold),
    smallBusiness: settings.smallBusiness && taxCents === 0,
    sellerCountry: settings.sellerCountry,
    orderUrl: `${pageUrl}?product=${product}&seats=${seats}`,
  }
  return { ...said, number: numberOf(said) }
}

/** `Q-20261130-7F3A2B`: the day, and what tells one quote of it from others. */
function numberOf(said: Omit<Quote, 'number'>): string {
  const mark = createHash('sha256').update(JSON.stringify(said)).digest('hex').slice(0, 6)
  return `Q-${said.madeOn.replaceAll('-', '')}-${mark.toUpperCase()}`
}
