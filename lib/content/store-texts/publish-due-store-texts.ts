import 'server-only'
import { db } from '@/lib/core/db'
import { STORE_TEXT_PAGES, type StoreTextPage } from '@/lib/settings/store-texts/pages'
import { recordAudit, SERVER } from '@/lib/staff/audit'
import {
  auditedStoreText,
  invalidateStoreText,
  lockStoreText,
  STORE_TEXT_ENTITY,
} from './store-text-writes'

/** Publishes the owner's texts on pages of the store whose time has come. */
export async function publishDueStoreTexts(): Promise<void> {
  const due = await db().storeText.findMany({
    where: { publishAt: { lte: new Date() } },
    select: { page: true },
  })
  for (const page of STORE_TEXT_PAGES)
    if (due.some((one) => one.page === page)) await publishIfDue(page)
}

/** Somebody may have changed or removed it since it was found. */
async function publishIfDue(page: StoreTextPage): Promise<void> {
  await db().$transaction(async (tx) => {
    const before = await lockStoreText(tx, page)
    if (!before?.publishAt || before.publishAt > new Date()) return
    const change = { isPublished: true, publishedAt: before.publishAt, publishAt: null }
    await tx.storeText.update({ where: { page }, data: change })
    const after = { ...before, ...change }
    await recordAudit(tx, SERVER, {
      action: 'store_text.publish',
      entityType: STORE_TEXT_ENTITY,
      entityId: page,
      before: auditedStoreText(before),
      after: auditedStoreText(after),
    })
    await invalidateStoreText(tx, after)
  })
}
