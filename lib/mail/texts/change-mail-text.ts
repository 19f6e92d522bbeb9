import 'server-only'
import { db } from '@/lib/core/db'
import { versionConflict } from '@/lib/core/optimistic-lock'
import { say } from '@/lib/core/server-text'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import { undoState } from '@/lib/staff/undo-contracts'
import type { MailTextChange, MailTexts } from './contracts'
import type { MailTextKind } from './kinds'
import {
  lockWords,
  MAIL_TEXT_ENTITY,
  mailTextId,
  requireFillable,
  requireLanguage,
  storeWords,
} from './mail-text-writes'
import { mailTexts } from './queries'

/**
 * Has mails of a kind say something else in a language, or the original again.
 *
 * @throws AppError `invalid` for a variable that the kind has not, `conflict` when somebody else has changed them
 */
export async function changeMailText(
  actor: Actor,
  kind: MailTextKind,
  { language, words, expectedUpdatedAt }: MailTextChange,
): Promise<MailTexts> {
  const key = { kind, language }
  requireLanguage(key)
  const after = requireFillable(kind, words)
  await db().$transaction(async (tx) => {
    const before = await lockWords(tx, key)
    const isAsLoaded =
      expectedUpdatedAt === undefined ||
      (before.updatedAt?.getTime() ?? null) ===
        (expectedUpdatedAt === null ? null : Date.parse(expectedUpdatedAt))
    if (!isAsLoaded) throw versionConflict(say('conflict.thisMailText'))
    await storeWords(tx, key, after)
    await recordAudit(tx, actor, {
      action: 'mail_text.update',
      entityType: MAIL_TEXT_ENTITY,
      entityId: mailTextId(key),
      before: before.words,
      after,
      undo: undoState({ words: before.words }, { words: after }),
    })
  })
  return mailTexts(kind)
}
