import 'server-only'
import { db } from '@/lib/core/db'
import { subscriptionOf } from '@/lib/marketing/newsletter/queries'
import type { PluginValues } from '@/lib/plugins/plugin'
import type { Crm } from './crm'
import { crmOrder } from './crm-orders'
import { buyerOf, dealOf } from './deal-of-order'

/**
 * Brings an order's deal in step with the order, whatever it was that changed: finds or makes the buyer's contact and the deal, says
 * what it is worth by now, and joins both. It looks at what is true when it runs, so it may run twice, late and in any order; only
 * two at once for one CRM must not. Nothing is made of an order whose money went back before, nor of a deal that was deleted there.
 *
 * @throws CrmError; ZodError for an answer that cannot be read
 */
export async function handOver(crm: Crm, values: PluginValues, orderId: number): Promise<void> {
  const found = await crmOrder(orderId)
  if (!found) return
  const { order, buyer } = found
  const account = crm.account(values)
  const deal = dealOf(order, crm.currency(values))
  const row = await db().crmDeal.findFirst({ where: { crm: crm.id, orderId, account } })
  // An earlier call may have made either without this store hearing of it.
  const there = buyer && (await crm.findContact(values, buyer.email))
  const known = row?.dealId ?? (await crm.findDeal(values, deal.orderNumber, there))
  if (known === null && (deal.state === 'lost' || !crm.takes(values, order.baseCents))) return
  if (known !== null && !(await crm.changeDeal(values, known, deal))) return
  const contactId = buyer && (await contactOf(crm, values, buyer, there))
  const dealId = known ?? (await crm.makeDeal(values, deal, contactId))
  const before = row?.contactId ?? null
  if (contactId !== null && contactId !== before) await crm.join(values, dealId, contactId)
  if (before !== null && contactId !== null && contactId !== before)
    await crm.part(values, dealId, before)
  // Whom it was joined with stays known, to be forgotten.
  const data = { account, dealId, contactId: contactId ?? before }
  await db().crmDeal.upsert({
    where: { crm_orderId: { crm: crm.id, orderId } },
    create: { crm: crm.id, orderId, ...data },
    update: data,
  })
}

/** @returns `null` where the store makes no contacts and there is none */
async function contactOf(
  crm: Crm,
  values: PluginValues,
  who: { email: string; name: string },
  contactId: string | null,
): Promise<string | null> {
  const buyer = buyerOf(who, await subscriptionOf(who.email))
  if (contactId === null) return crm.makesContacts(values) ? crm.makeContact(values, buyer) : null
  await crm.tellConsent(values, contactId, buyer)
  return contactId
}
