import 'server-only'
import { createHmac, randomBytes } from 'node:crypto'
import { isbot } from 'isbot'
import { dayOf } from '@/lib/core/calendar'
import { db, Prisma } from '@/lib/core/db'
import { currentSetting } from '@/lib/settings/queries'

type View = { productId: number; address: string; agent: string }

/**
 * Counts that somebody looked at a product on this day of the store, each visitor once. Visitors are told apart by their network address
 * and browser, hashed with a salt of the day that is removed with the hashes when the day is over: nobody is recognised on
 * another day, and nothing is stored in the browser. Search engines and other programs are not counted, nor are products that
 * are not on the shelf.
 */
export async function recordProductView({ productId, address, agent }: View): Promise<void> {
  if (isbot(agent)) return
  const day = dayOf(new Date(), await currentSetting('timezone'))
  const visitor = createHmac('sha256', await saltOf(day))
    .update(`${address}\n${agent}`)
    .digest()
  await db().$executeRaw(Prisma.sql`
    INSERT INTO "ProductViewer" ("day", "productId", "visitor")
    SELECT ${day}::date, p."id", ${visitor.subarray(0, 16)}::bytea FROM "Product" p
    WHERE p."id" = ${productId} AND NOT p."isHidden"
    ON CONFLICT DO NOTHING`)
}

let known: { day: string; salt: Uint8Array } | undefined

/** The salt of a day, which all processes share. */
async function saltOf(day: string): Promise<Uint8Array> {
  if (known?.day === day) return known.salt
  await db().$executeRaw(Prisma.sql`
    INSERT INTO "DayViewers" ("day", "salt") VALUES (${day}::date, ${randomBytes(32)}::bytea) ON CONFLICT DO NOTHING`)
  const { salt } = await db().dayViewers.findUniqueOrThrow({ where: { day: new Date(day) } })
  // A day that is counted already, as a clock that is behind would ask for: its visitors are told apart by this process alone.
  known = { day, salt: salt ?? randomBytes(32) }
  return known.salt
}
