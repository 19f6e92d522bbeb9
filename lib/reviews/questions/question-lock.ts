import 'server-only'
import type { Prisma, Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { lockRows } from '@/lib/core/rows'
import { say } from '@/lib/core/server-text'

export const QUESTION_ENTITY = 'question'

type Row = Prisma.ProductQuestionGetPayload<object>

/** A question, which nobody else changes until the transaction ends. @throws AppError `not_found` */
export async function lockQuestion(tx: Tx, id: number): Promise<Row> {
  await lockRows(tx, 'ProductQuestion', { id })
  const row = await tx.productQuestion.findUnique({ where: { id } })
  if (!row) throw new AppError('not_found', say('questions.unknown'))
  return row
}
