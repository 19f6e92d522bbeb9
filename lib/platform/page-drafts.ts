import 'server-only'
import { db, type Prisma, type Tx } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { HOUR_MS } from '@/lib/core/time'

/** How long a draft can be previewed. */
const DRAFT_MS = HOUR_MS

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const aliveSince = () => new Date(Date.now() - DRAFT_MS)

/**
 * Stores a page as it would be, for a preview of one hour by whoever knows its id.
 *
 * @param page what kind of page it is a draft of; {@link readPageDraft} must name the same
 */
export async function savePageDraft(
  tx: Tx,
  draft: { page: string; content: Prisma.InputJsonValue; username: string },
): Promise<{ id: string; expiresAt: Date }> {
  const { id, createdAt } = await tx.pageDraft.create({ data: { id: newId(), ...draft } })
  return { id, expiresAt: new Date(createdAt.getTime() + DRAFT_MS) }
}

/** The content of a draft, not validated; `null` when there is none or its hour is over. */
export async function readPageDraft(page: string, id: string): Promise<Prisma.JsonValue | null> {
  if (!ID.test(id)) return null
  const draft = await db().pageDraft.findFirst({
    where: { id, page, createdAt: { gt: aliveSince() } },
    select: { content: true },
  })
  return draft?.content ?? null
}

/** Removes drafts that can't be previewed any more. */
export async function removeExpiredPageDrafts(): Promise<void> {
  await db().pageDraft.deleteMany({ where: { createdAt: { lt: aliveSince() } } })
}
