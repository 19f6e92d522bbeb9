import 'server-only'
import { db, Prisma, type Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import type { Actor } from '@/lib/staff/audit'
import {
  MAX_SAVED_VIEWS,
  type SavedView,
  type SavedViewInput,
  savedViewSchema,
  savedViewsSchema,
} from './contracts'

const FIELDS = { id: true, list: true, name: true, filters: true, columns: true } as const

/** The views that a user has kept, by name. */
export async function savedViewsOf({ userId }: Actor): Promise<SavedView[]> {
  const rows = await db().savedView.findMany({
    where: { userId },
    orderBy: [{ list: 'asc' }, { name: 'asc' }],
    select: FIELDS,
  })
  return savedViewsSchema.parse(rows)
}

/**
 * Keeps a list's filters and columns for a user, in place of those under the same name.
 *
 * @throws AppError `conflict` when there are as many as there may be
 */
export async function saveView(
  { userId }: Actor,
  { list, name, filters, columns }: SavedViewInput,
): Promise<SavedView> {
  const row = await db().$transaction(async (tx) => {
    await requireRoom(tx, userId)
    const kept = { filters, columns: columns ?? Prisma.DbNull }
    return tx.savedView.upsert({
      where: { userId_list_name: { userId, list, name } },
      create: { userId, list, name, ...kept },
      update: kept,
      select: FIELDS,
    })
  })
  return savedViewSchema.parse(row)
}

async function requireRoom(tx: Tx, userId: number): Promise<void> {
  if ((await tx.savedView.count({ where: { userId } })) >= MAX_SAVED_VIEWS)
    throw new AppError('conflict', say('savedViews.atMost', { max: MAX_SAVED_VIEWS }))
}

/** Forgets a view of the user's own. @throws AppError `not_found` */
export async function deleteView({ userId }: Actor, id: number): Promise<void> {
  const { count } = await db().savedView.deleteMany({ where: { id, userId } })
  if (count === 0) throw new AppError('not_found', say('savedViews.unknown'))
}
