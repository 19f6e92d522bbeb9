import 'server-only'
import { db } from '@/lib/core/db'
import { recordAudit, SERVER } from '@/lib/staff/audit'
import { auditedPage, invalidatePage, lockPageIfThere, PAGE_ENTITY } from './page-writes'

/** Publishes the drafts whose time has come. */
export async function publishDuePages(): Promise<void> {
  const due = await db().page.findMany({
    where: { publishAt: { lte: new Date() } },
    orderBy: { publishAt: 'asc' },
    select: { id: true },
  })
  for (const { id } of due) await publishIfDue(id)
}

/** Somebody may have changed or deleted it since it was found. */
async function publishIfDue(id: number): Promise<void> {
  await db().$transaction(async (tx) => {
    const before = await lockPageIfThere(tx, id)
    if (!before?.publishAt || before.publishAt > new Date()) return
    const change = { isPublished: true, publishedAt: before.publishAt, publishAt: null }
    await tx.page.update({ where: { id }, data: change })
    const after = { ...before, ...change }
    await recordAudit(tx, SERVER, {
      action: 'page.publish',
      entityType: PAGE_ENTITY,
      entityId: id,
      before: auditedPage(before),
      after: auditedPage(after),
    })
    await invalidatePage(tx, after)
  })
}
