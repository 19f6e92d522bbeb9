import 'server-only'
import { isDeepStrictEqual } from 'node:util'
import { stockChanged } from '@/lib/catalog/refresh-stock'
import { db, type Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { lockRows } from '@/lib/core/rows'
import { type ServerText, say } from '@/lib/core/server-text'
import { currentSettings } from '@/lib/settings/queries'
import type { Actor } from '@/lib/staff/audit'
import { reversed, type Undoing } from '@/lib/staff/undo-contracts'
import { changedSince, laterChanges, type UndoableChange } from '@/lib/staff/undoable-changes'
import { bundleInputSchema } from './contracts'
import { storedParts, writeParts } from './save-parts'

/** Whether a change of a product is one of what it consists of. */
export const isOfParts = ({ undo }: UndoableChange): boolean => 'parts' in undo.before

/** Undoes changes of what products consist of; those that were changed since, or can't be so any more, stay as they are. */
export async function restoreParts(
  actor: Actor,
  changes: readonly UndoableChange[],
): Promise<Undoing> {
  const kept: Undoing['kept'] = []
  const restored: number[] = []
  for (const change of changes) {
    const id = Number(change.entityId)
    const text = await db().$transaction((tx) => restore(tx, actor, id, change))
    if (text === null) restored.push(id)
    else kept.push({ name: await nameOf(id), text })
  }
  await stockChanged(restored)
  return { undone: restored.length, kept }
}

async function nameOf(id: number): Promise<string> {
  const product = await db().product.findUnique({ where: { id }, select: { name: true } })
  return product?.name ?? `Product ${id}`
}

/** @returns why it stays as it is; `null` when it was undone */
async function restore(
  tx: Tx,
  actor: Actor,
  id: number,
  change: UndoableChange,
): Promise<ServerText | null> {
  await lockRows(tx, 'Product', { id })
  const before = bundleInputSchema.safeParse(change.undo.before)
  const left = bundleInputSchema.safeParse(change.undo.after)
  if (!before.success || !left.success) return say('undo.notPossibleAnyMore')
  const later = (await laterChanges(tx, [change.id])).get(change.id)
  if (later || !isDeepStrictEqual(await storedParts(tx, id), left.data.parts))
    return changedSince(later, (await currentSettings(tx)).timezone)
  try {
    await writeParts(tx, actor, id, before.data.parts, {
      action: 'product.undo',
      undo: reversed(change.undo),
      undoesId: change.id,
    })
    return null
  } catch (error) {
    // Nothing is written before what refuses it.
    if (error instanceof AppError) return error.text
    throw error
  }
}
