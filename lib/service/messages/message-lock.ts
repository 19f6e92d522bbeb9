import 'server-only'
import { Prisma, type Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'

export const MESSAGE_ENTITY = 'message'

type Row = Prisma.ContactMessageGetPayload<object>

/** A message, locked until the transaction ends. @throws AppError `not_found` */
export async function lockMessage(tx: Tx, id: number): Promise<Row> {
  await tx.$queryRaw(Prisma.sql`SELECT 1 FROM "ContactMessage" WHERE "id" = ${id} FOR UPDATE`)
  const row = await tx.contactMessage.findUnique({ where: { id } })
  if (!row) throw new AppError('not_found', say('messages.unknown'))
  return row
}
