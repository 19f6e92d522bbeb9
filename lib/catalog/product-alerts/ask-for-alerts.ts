import 'server-only'
import { keyedHash } from '@/lib/core/crypto'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { toCents } from '@/lib/core/money'
import { say } from '@/lib/core/server-text'
import { addJob } from '@/lib/platform/jobs'
import { currentSettings } from '@/lib/settings/queries'
import { kindFor } from './alert-rules'
import { requestAlertsJob } from './jobs'
import { limitRequests } from './limits'

type Asked = { email: string; locale: string; productIds: readonly number[] }

/**
 * Accepts a request for alerts. Before the answer only the products are looked at, and a job is queued, so
 * that neither the answer nor its time reveals whether the address is known. What is watched, and from
 * which price, is decided here.
 *
 * @throws AppError `not_found` when none of the products is shown or alerts are switched off, `rate_limited`
 */
export async function askForAlerts({ email, locale, productIds }: Asked): Promise<void> {
  const { productAlerts } = await currentSettings()
  if (!productAlerts) throw new AppError('not_found', say('productAlerts.off'))
  const products = await db().product.findMany({
    where: { id: { in: [...productIds] }, isHidden: false },
    select: {
      id: true,
      price: true,
      isHidden: true,
      inStock: true,
      delivery: true,
      keysLeft: true,
    },
    orderBy: { id: 'asc' },
  })
  if (products.length === 0) throw new AppError('not_found', say('products.unknown'))
  await limitRequests(products.map(({ id }) => id))
  const items = products.map((product) => ({
    productId: product.id,
    kind: kindFor(product),
    priceCents: toCents(product.price),
  }))
  const same = keyedHash(`${email} ${products.map(({ id }) => id).join()}`, 'product-alerts')
  await db().$transaction((tx) =>
    addJob(tx, requestAlertsJob, { email, locale, items }, `product_alerts:${same}`),
  )
}
