import 'server-only'
import { db, Prisma, type Tx } from '@/lib/core/db'
import { ID_ROW, rowsOf } from '@/lib/core/rows'
import { queueMail } from '@/lib/mail/queue-mail'
import { currentSettings } from '@/lib/settings/queries'
import { CAN_BE_BOUGHT, TELLS_OF_PRODUCT } from './due-sql'
import { takeDueAlerts } from './transition'

const BATCH = 100
/** What is left is sent by the next run, a minute later. */
const BATCHES = 20

/** Buyers wait for their keys. */
const AFTER_BUYERS = 20

/**
 * Queues the mails of all alerts that have something to tell, in batches. It looks at what products are now,
 * not at what happened to them: whoever changed them need not know of alerts, and one that was in
 * stock for a moment only is not mailed about.
 */
export async function sendDueAlerts(): Promise<void> {
  const { productAlerts } = await currentSettings()
  if (!productAlerts) return
  for (let batch = 0; batch < BATCHES; batch++) {
    const ids = await dueAlerts()
    if (ids.length === 0) return
    await db().$transaction((tx) => mailAlerts(tx, ids))
    if (ids.length < BATCH) return
  }
}

async function mailAlerts(tx: Tx, ids: readonly number[]): Promise<void> {
  for (const { id, round, email, locale } of await takeDueAlerts(tx, ids))
    await queueMail(
      tx,
      {
        kind: 'product_alert',
        dedupeKey: `product-alert:${id}:${round}`,
        to: email,
        locale,
        payload: { alertId: id, round },
      },
      { priority: AFTER_BUYERS },
    )
}

/** Of each product that is watched, one step in the index: the watchers of those that tell nothing are not read. */
async function dueAlerts(): Promise<number[]> {
  const rows = await rowsOf(
    db(),
    ID_ROW,
    Prisma.sql`
    WITH RECURSIVE watched AS (
      SELECT min("productId") AS "productId" FROM "ProductAlert"
      UNION ALL
      SELECT (SELECT min(n."productId") FROM "ProductAlert" n WHERE n."productId" > w."productId")
      FROM watched w WHERE w."productId" IS NOT NULL
    )
    SELECT due."id" FROM watched w
    JOIN "Product" p ON p."id" = w."productId" AND ${CAN_BE_BOUGHT}
    CROSS JOIN LATERAL (
      SELECT a."id" FROM "ProductAlert" a
      WHERE a."productId" = p."id" AND a."status" = 'watching' AND ${TELLS_OF_PRODUCT}
      LIMIT ${BATCH}
    ) due
    LIMIT ${BATCH}`,
  )
  return rows.map(({ id }) => id)
}
