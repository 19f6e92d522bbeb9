import 'server-only'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import type { StoreTextPage } from '@/lib/settings/store-texts/pages'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import type { AdminStoreText } from './contracts'
import { requireStoreText } from './queries'
import {
  auditedStoreText,
  invalidateStoreText,
  keepStoreTextVersion,
  lockStoreText,
  STORE_TEXT_ENTITY,
  undoOfStoreText,
} from './store-text-writes'

/** Gives a page of the store its original text back; the owner's is kept among its versions. @throws AppError `not_found` */
export async function removeStoreText(actor: Actor, page: StoreTextPage): Promise<AdminStoreText> {
  await db().$transaction(async (tx) => {
    const before = await lockStoreText(tx, page)
    if (!before) throw new AppError('not_found', say('pages.isOriginal'))
    await tx.storeText.delete({ where: { page } })
    await keepStoreTextVersion(tx, before, null, actor.username)
    await recordAudit(tx, actor, {
      action: 'store_text.delete',
      entityType: STORE_TEXT_ENTITY,
      entityId: page,
      before: auditedStoreText(before),
      undo: undoOfStoreText(before, null),
    })
    await invalidateStoreText(tx, before)
  })
  return requireStoreText(page)
}
