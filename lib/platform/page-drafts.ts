import 'server-only'
import { db, type Prisma, type Tx } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { HOUR_MS } from '@/lib/core/time'

/** How long a draft can be previewed. */
const DRAFT_MS = HOUR_MS

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const aliveSince = () => new Date(Date.now() - DRAFT_MS)

type Draft = { page: string; content: Prisma.InputJsonValue; username: string }
type SavedDraft = { id: string; expiresAt: Date }

/**
 * Stores a page as it would be, for a preview of one hour by whoever knows its id.
 *
 * @param page what kind of page it is a draft of; {@link readPageDraft} must name the same
 */
export async function savePageDraft(tx: Tx, draft: Draft): Promise<SavedDraft> {
  const { id, createdAt } = await tx.pageDraft.create({ data: { id: newId(), ...draft } })
  return { id, expiresAt: new Date(createdAt.getTime() + DRAFT_MS) }
}

/**
 * Puts a draft in the place of an earlier one of the same page and user, for another hour.
 *
 * @returns `null` when there is no such draft, or its hour is over
 */
export async function replacePageDraft(
  tx: Tx,
  id: string,
  { page, content, username }: Draft,
): Promise<SavedDraft | null> {
  const createdAt = new Date()
  const { count } = await tx.pageDraft.updateMany({
    where: { id, page, username, createdAt: { gt: aliveSince() } },
    data: { content, createdAt },
  })
  return count > 0 ? { id, expiresAt: new Date(createdAt.getTime() + DRAFT_MS) } : null
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
