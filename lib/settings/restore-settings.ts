import 'server-only'
import { db } from '@/lib/core/db'
import { stillHas } from '@/lib/core/differences'
import { AppError } from '@/lib/core/errors'
import type { Actor } from '@/lib/staff/audit'
import type { Undoing } from '@/lib/staff/undo-contracts'
import {
  changedSince,
  laterChangeOfFields,
  type UndoableChange,
} from '@/lib/staff/undoable-changes'
import { applySettings, validated } from './change-settings'
import { readSettings } from './queries'
import { lockSettings } from './store-settings'

/**
 * Undoes a change of settings.
 *
 * @throws AppError `conflict` when one of them was changed since; as changeSettings
 */
export async function restoreSettings(actor: Actor, change: UndoableChange): Promise<Undoing> {
  const { before, after } = change.undo
  const values = validated(before)
  await db().$transaction(async (tx) => {
    await lockSettings(tx)
    const now = await readSettings(tx)
    if (!after || !stillHas(now.values, after))
      throw new AppError(
        'conflict',
        changedSince(
          await laterChangeOfFields(tx, change, Object.keys(values)),
          now.values.timezone,
        ),
      )
    await applySettings(tx, actor, now, values, { action: 'settings.undo', undoesId: change.id })
  })
  return { undone: 1, kept: [] }
}
