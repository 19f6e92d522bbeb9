import 'server-only'
import { dayOf } from '@/lib/core/calendar'
import { env } from '@/lib/core/env'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { normalTaxId } from '@/lib/customers/tax-id'
import { getPathname } from '@/lib/i18n/paths'
import { currentSettings } from '@/lib/settings/queries'
import { sellingOrBase } from '@/lib/settings/rates/seller'
import { cartAtTodaysPrices } from '../cart-at-todays-prices'
import type { QuoteRequest } from './contracts'
import { buildQuote, type Quote } from './quote'

/**
 * A quote at the prices and the tax of the moment, as an order would have them. Nothing is stored or held.
 *
 * @throws AppError `not_found` where the store has no page for companies, `conflict` for an unknown product, `out_of_stock`
 */
export async function makeQuote(asked: QuoteRequest): Promise<Quote> {
  const settings = await currentSettings()
  if (!settings.businessPage) throw new AppError('not_found', say('quotes.notOffered'))
  const selling = await sellingOrBase(asked.currency)
  const taxId = normalTaxId(asked.country, asked.taxId)
  const cart = await cartAtTodaysPrices(
    [{ productId: asked.product, quantity: asked.seats }],
    { country: asked.country, taxId },
    selling,
  )
  return buildQuote({ ...asked, taxId }, cart, selling.currency, settings, {
    madeOn: dayOf(new Date(), settings.timezone),
    pageUrl: env().SITE_URL + getPathname({ href: '/business', locale: asked.locale }),
  })
}
