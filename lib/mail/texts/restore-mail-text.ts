import 'server-only'
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { TRANSLATED_LOCALES } from '@/lib/i18n/locales'
import { currentSettings } from '@/lib/settings/queries'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import { reversed, type Undoing } from '@/lib/staff/undo-contracts'
import { changedSince, laterChanges, type UndoableChange } from '@/lib/staff/undoable-changes'
import { mailTextKindSchema, ownWordsSchema } from './contracts'
import { lockWords, MAIL_TEXT_ENTITY, storeWords } from './mail-text-writes'

const keySchema = z.tuple([mailTextKindSchema, z.enum(TRANSLATED_LOCALES)])
const undoneSchema = z.object({ words: ownWordsSchema })

/**
 * Undoes a change of the words of a kind of mail.
 *
 * @throws AppError `conflict` when they were changed since
 */
export async function restoreMailText(actor: Actor, change: UndoableChange): Promise<Undoing> {
  const [kind, language] = keySchema.parse(change.entityId.split('/'))
  const key = { kind, language }
  const { words } = undoneSchema.parse(change.undo.before)
  const left = undoneSchema.parse(change.undo.after)
  await db().$transaction(async (tx) => {
    const now = await lockWords(tx, key)
    const later = (await laterChanges(tx, [change.id])).get(change.id)
    if (later || !isDeepStrictEqual(now.words, left.words)) {
      const { timezone } = await currentSettings(tx)
      throw new AppError('conflict', changedSince(later, timezone))
    }
    await storeWords(tx, key, words)
    await recordAudit(tx, actor, {
      action: 'mail_text.undo',
      entityType: MAIL_TEXT_ENTITY,
      entityId: change.entityId,
      before: now.words,
      after: words,
      undo: reversed(change.undo),
      undoesId: change.id,
    })
  })
  return { undone: 1, kept: [] }
}
