import 'server-only'
import type { Prisma, Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { lockRows } from '@/lib/core/rows'
import { say } from '@/lib/core/server-text'

export const MESSAGE_ENTITY = 'message'

type Row = Prisma.ContactMessageGetPayload<object>

/** A message, locked until the transaction ends. @throws AppError `not_found` */
export async function lockMessage(tx: Tx, id: number): Promise<Row> {
  await lockRows(tx, 'ContactMessage', { id })
  const row = await tx.contactMessage.findUnique({ where: { id } })
  if (!row) throw new AppError('not_found', say('messages.unknown'))
  return row
}
