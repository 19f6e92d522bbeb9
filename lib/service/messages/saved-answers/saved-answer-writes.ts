import 'server-only'
import { db, type Prisma, type Tx } from '@/lib/core/db'
import { AppError, invalidField } from '@/lib/core/errors'
import { lockByName } from '@/lib/core/locks'
import { say } from '@/lib/core/server-text'
import { type SavedAnswer, savedAnswerTextsSchema } from './contracts'

export const SAVED_ANSWER_ENTITY = 'saved_answer'

type Row = Prisma.SavedAnswerGetPayload<object>

/** A saved answer as the back office sees it. */
export const toSavedAnswer = ({ id, name, texts, updatedAt }: Row): SavedAnswer => ({
  id,
  name,
  texts: savedAnswerTextsSchema.parse(texts),
  updatedAt: updatedAt.toISOString(),
})

/** What the audit trail says of one. */
export const audited = (row: Row) => {
  const { name, texts } = toSavedAnswer(row)
  return { name, texts }
}

/** Changes the saved answers, one change after another, so that their number and names can be looked at before. */
export const changeSavedAnswers = <T>(change: (tx: Tx) => Promise<T>): Promise<T> =>
  db().$transaction(async (tx) => {
    await lockByName(tx, 'saved-answers')
    return change(tx)
  })

/** @throws AppError `not_found` */
export async function requireSavedAnswer(tx: Tx, id: number): Promise<Row> {
  const row = await tx.savedAnswer.findUnique({ where: { id } })
  if (!row) throw new AppError('not_found', say('messages.unknownSavedAnswer'))
  return row
}

/** Makes sure that no other saved answer has a name. @param id its own, once it has one @throws AppError `invalid` */
export async function requireOwnName(tx: Tx, name: string, id?: number): Promise<void> {
  const other = await tx.savedAnswer.findFirst({
    where: { name: { equals: name, mode: 'insensitive' }, id: { not: id } },
    select: { id: true },
  })
  if (other) throw invalidField('name', say('messages.savedAnswerNameTaken'))
}
