import 'server-only'
import { z } from 'zod'
import { Prisma, type Tx } from '@/lib/core/db'
import { rowsOf } from '@/lib/core/rows'
import { isOrderOf } from './address'

const emailAsWrittenRow = z.object({ customerEmail: z.string() })

/** An address as its latest order has it, for mails to it; `null` without orders. @param email in lower case */
export async function emailAsWritten(tx: Tx, email: string): Promise<string | null> {
  const [order] = await rowsOf(
    tx,
    emailAsWrittenRow,
    Prisma.sql`
    SELECT "customerEmail" FROM "Order" WHERE ${isOrderOf(email)}
    ORDER BY "createdAt" DESC, "id" DESC LIMIT 1`,
  )
  return order?.customerEmail ?? null
}
