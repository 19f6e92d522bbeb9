import 'server-only'
import { keyedHash } from '@/lib/core/crypto'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import type { CurrencyCode } from '@/lib/i18n/currencies'
import { addJob } from '@/lib/platform/jobs'
import { sellingIn } from '@/lib/pricing/selling'
import { currentSettings } from '@/lib/settings/queries'
import { sellerWithAllRates } from '@/lib/settings/rates/seller'
import { kindFor } from './alert-rules'
import { requestAlertsJob } from './jobs'
import { limitRequests } from './limits'
import { pricedOf } from './priced-of'
import { watchedPrice } from './watched-price'

type Asked = {
  email: string
  locale: string
  productIds: readonly number[]
  /** Which the page showed; without one, and in one that is not sold in, it is the store's own. */
  currency?: CurrencyCode
}

/**
 * Accepts a request for alerts. Before the answer only the products are looked at, and a job is queued, so
 * that neither the answer nor its time reveals whether the address is known. What is watched, and from
 * which price, in the currency that the page showed, is decided here.
 *
 * @throws AppError `not_found` when none of the products is shown or alerts are switched off, `rate_limited`
 */
export async function askForAlerts({ email, locale, productIds, currency }: Asked): Promise<void> {
  const { productAlerts } = await currentSettings()
  if (!productAlerts) throw new AppError('not_found', say('productAlerts.off'))
  const products = await db().product.findMany({
    where: { id: { in: [...productIds] }, isHidden: false },
    select: {
      id: true,
      price: true,
      prices: true,
      isHidden: true,
      inStock: true,
      delivery: true,
      keysLeft: true,
    },
    orderBy: { id: 'asc' },
  })
  if (products.length === 0) throw new AppError('not_found', say('products.unknown'))
  await limitRequests(products.map(({ id }) => id))
  const seller = await sellerWithAllRates()
  const seen =
    currency && currency !== seller.baseCurrency && sellingIn(seller, currency) ? currency : null
  const items = products.map((product) => ({
    productId: product.id,
    kind: kindFor(product),
    priceCents: watchedPrice(pricedOf(product), seen, seller).cents,
    currency: seen,
  }))
  const same = keyedHash(`${email} ${products.map(({ id }) => id).join()}`, 'product-alerts')
  await db().$transaction((tx) =>
    addJob(tx, requestAlertsJob, { email, locale, items }, `product_alerts:${same}`),
  )
}
