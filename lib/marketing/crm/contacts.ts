/** What becomes of the contact of an address that has bought. */
import 'server-only'
import { db, Prisma } from '@/lib/core/db'
import { ID_ROW, rowsOf } from '@/lib/core/rows'
import { subscriptionOf } from '@/lib/marketing/newsletter/queries'
import type { PluginValues } from '@/lib/plugins/plugin'
import type { Crm } from './crm'
import { buyerOf } from './deal-of-order'
import { handOver } from './hand-over'

const customer = (id: number) => db().customerRecord.findUnique({ where: { id } })

/**
 * Says of the contact of an address whether it has consented to the newsletter, if there is one.
 *
 * @throws CrmError; ZodError for an answer that cannot be read
 */
export async function tellConsentOf(crm: Crm, values: PluginValues, id: number): Promise<void> {
  const record = await customer(id)
  if (!record) return
  const { email, name } = record
  const contactId = await crm.findContact(values, email)
  if (contactId === null) return
  const buyer = buyerOf({ email, name }, await subscriptionOf(email))
  await crm.tellConsent(values, contactId, buyer)
}

/**
 * Forgets the contact of an address whose data were erased. The deals stay, without anybody; what was ordered since is handed over
 * again.
 *
 * @throws CrmError; ZodError for an answer that cannot be read
 */
export async function forgetContactOf(crm: Crm, values: PluginValues, id: number): Promise<void> {
  const record = await customer(id)
  if (!record?.erasedAt) return
  const { email, erasedAt } = record
  const account = crm.account(values)
  const orders = await rowsOf(
    db(),
    ID_ROW,
    Prisma.sql`SELECT "id" FROM "Order" WHERE lower("customerEmail") = ${email} ORDER BY "id"`,
  )
  const own = { crm: crm.id, account, orderId: { in: orders.map((order) => order.id) } }
  const deals = await db().crmDeal.findMany({ where: own, select: { contactId: true } })
  // Its address may have been changed there since.
  const known = [await crm.findContact(values, email), ...deals.map(({ contactId }) => contactId)]
  for (const contactId of new Set(known))
    if (contactId !== null) await crm.forgetContact(values, contactId)
  await db().crmDeal.updateMany({ where: own, data: { contactId: null } })
  const since = await db().order.findMany({
    where: { id: own.orderId, createdAt: { gt: erasedAt } },
    orderBy: { id: 'asc' },
    select: { id: true },
  })
  for (const order of since) await handOver(crm, values, order.id)
}
