import 'server-only'
import { db, type Tx } from '@/lib/core/db'
import { daysAgo } from '@/lib/core/time'
import { sellingIn } from '@/lib/pricing/selling'
import { sellerWithAllRates } from '@/lib/settings/rates/seller'
import { CONFIRM_DAYS, MAX_WATCHED } from './alert-rules'
import type { AlertResult } from './contracts'
import { requestedAlertsSchema } from './jobs'
import { invalidLink, openAgain, openRequest } from './links'
import { pricedOf } from './priced-of'
import { stopAlertsOf, watchOnceMore, watchProducts } from './transition'
import { watchedPrice } from './watched-price'

/**
 * Begins what a mailed link is for: the alerts of a request, or one that was mailed once more.
 *
 * @throws AppError `invalid`
 */
export async function confirmAlerts(token: string): Promise<AlertResult> {
  const requestId = await openRequest(token)
  if (requestId !== null) return confirmRequest(requestId)
  const again = await openAgain(token)
  if (again !== null) return watchAgain(again)
  throw invalidLink()
}

const confirmRequest = (id: string): Promise<AlertResult> =>
  db().$transaction(async (tx) => {
    const { count } = await tx.alertRequest.updateMany({
      where: { id, confirmedAt: null, createdAt: { gt: daysAgo(CONFIRM_DAYS) } },
      data: { confirmedAt: new Date() },
    })
    const request = await tx.alertRequest.findUnique({ where: { id } })
    if (!request?.confirmedAt) throw invalidLink()
    if (count === 0) return { status: 'already' }
    await watchProducts(tx, request, requestedAlertsSchema.parse(request.items))
    await stopOldest(tx, request.watcherId)
    return { status: 'done' }
  })

async function stopOldest(tx: Tx, watcherId: number): Promise<void> {
  const tooMany = await tx.productAlert.findMany({
    where: { watcherId, status: 'watching' },
    orderBy: [{ watchedAt: 'desc' }, { id: 'desc' }],
    skip: MAX_WATCHED,
    select: { id: true },
  })
  if (tooMany.length > 0) await stopAlertsOf(tx, { id: { in: tooMany.map(({ id }) => id) } })
}

async function watchAgain(link: { alertId: number; round: number }): Promise<AlertResult> {
  const id = link.alertId
  const alert = await db().productAlert.findUnique({
    where: { id },
    select: { currency: true, product: { select: { price: true, prices: true } } },
  })
  if (!alert) throw invalidLink()
  const seller = await sellerWithAllRates()
  // Nobody sees prices in one that was given up.
  const currency =
    alert.currency !== null && sellingIn(seller, alert.currency) ? alert.currency : null
  const { cents } = watchedPrice(pricedOf(alert.product), currency, seller)
  if (await watchOnceMore(db(), { id, round: link.round }, { cents, currency }))
    return { status: 'done' }
  const now = await db().productAlert.findUnique({ where: { id }, select: { status: true } })
  if (now?.status !== 'watching') throw invalidLink()
  return { status: 'already' }
}
