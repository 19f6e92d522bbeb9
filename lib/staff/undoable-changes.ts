import 'server-only'
import { z } from 'zod'
import { localTimeOf } from '@/lib/core/calendar'
import { db, Prisma, type Tx } from '@/lib/core/db'
import { rowsOf } from '@/lib/core/rows'
import { type ServerText, say } from '@/lib/core/server-text'
import { daysAgo } from '@/lib/core/time'
import { UNDO_DAYS, type UndoState, undoStateSchema } from './undo-contracts'

/** A change in the audit trail that can be undone. */
export type UndoableChange = {
  id: number
  entityType: string
  entityId: string
  changeId: string | null
  undo: UndoState
}

const SELECT = {
  id: true,
  entityType: true,
  entityId: true,
  changeId: true,
  undo: true,
} as const satisfies Prisma.AuditEntrySelect

/** Neither too old nor undone already. */
const stillUndoable = () =>
  ({
    undo: { not: Prisma.AnyNull },
    undoneBy: null,
    createdAt: { gte: daysAgo(UNDO_DAYS) },
  }) satisfies Prisma.AuditEntryWhereInput

const toChange = ({ undo, ...entry }: { undo: unknown } & Omit<UndoableChange, 'undo'>) => ({
  ...entry,
  undo: undoStateSchema.parse(undo),
})

/** The change of one entry, or all changes of the call that made it. */
export async function undoableChanges(
  entryId: number,
  ofWholeCall: boolean,
): Promise<UndoableChange[]> {
  const entry = await db().auditEntry.findUnique({
    where: { id: entryId },
    select: { changeId: true },
  })
  const which = ofWholeCall && entry?.changeId ? { changeId: entry.changeId } : { id: entryId }
  const rows = await db().auditEntry.findMany({
    where: { ...which, ...stillUndoable() },
    select: SELECT,
    orderBy: { id: 'asc' },
  })
  return rows.map(toChange)
}

/** The entry of what a user changed last about a record, whether or not it can be undone. */
export async function lastChangeBy(
  userId: number,
  entityType: string,
  entityId: string,
): Promise<number | null> {
  const entry = await db().auditEntry.findFirst({
    where: { userId, entityType, entityId, NOT: { action: { endsWith: '.preview' } } },
    orderBy: { id: 'desc' },
    select: { id: true },
  })
  return entry?.id ?? null
}

/** Which changes of some calls can be undone, as the list of the trail shows it. */
export async function undoableAmong(
  changeIds: readonly (string | null)[],
): Promise<{ id: number; changeId: string | null }[]> {
  const calls = [...new Set(changeIds.flatMap((changeId) => changeId ?? []))]
  if (calls.length === 0) return []
  return db().auditEntry.findMany({
    where: { changeId: { in: calls }, ...stillUndoable() },
    select: { id: true, changeId: true },
  })
}

const laterChangeSchema = z.object({ username: z.string(), createdAt: z.date() })
type LaterChange = z.infer<typeof laterChangeSchema>

const laterChangesRow = laterChangeSchema.extend({ id: z.number() })

/**
 * Who changed the records of some changes after them: by the id of the change. What was undone by now, and what undid
 * something later, counts as if it had never been. What a product consists of is saved, and undone, apart from its fields.
 */
export async function laterChanges(
  tx: Tx,
  ids: readonly number[],
): Promise<Map<number, LaterChange>> {
  const rows = await rowsOf(
    tx,
    laterChangesRow,
    Prisma.sql`
    SELECT DISTINCT ON (e."id") e."id", l."username", l."createdAt"
    FROM "AuditEntry" e JOIN "AuditEntry" l
      ON l."entityType" = e."entityType" AND l."entityId" = e."entityId" AND l."id" > e."id"
    WHERE e."id" = ANY(${[...ids]}) AND (l."undo" IS NOT NULL OR l."action" LIKE '%.delete')
      AND (l."undo" IS NULL OR (l."undo"->'before' ? 'parts') = (e."undo"->'before' ? 'parts'))
      AND l."changeId" IS DISTINCT FROM e."changeId" AND (l."undoesId" IS NULL OR l."undoesId" <= e."id")
      AND NOT EXISTS (SELECT 1 FROM "AuditEntry" u WHERE u."undoesId" = l."id")
    ORDER BY e."id", l."id" DESC`,
  )
  return new Map(rows.map(({ id, ...later }) => [id, later]))
}

/** Who changed one of these fields of a kind of record after an entry. */
export async function laterChangeOfFields(
  tx: Tx,
  { id, entityType }: Pick<UndoableChange, 'id' | 'entityType'>,
  fields: readonly string[],
): Promise<LaterChange | undefined> {
  const [later] = await rowsOf(
    tx,
    laterChangeSchema,
    Prisma.sql`
    SELECT "username", "createdAt" FROM "AuditEntry"
    WHERE "entityType" = ${entityType} AND "id" > ${id} AND "after" ?| ${[...fields]}
    ORDER BY "id" DESC LIMIT 1`,
  )
  return later
}

/**
 * Why a change is not undone.
 *
 * @param later `undefined`: nobody recorded that it changed
 * @param timezone the store's
 */
export function changedSince(later: LaterChange | undefined, timezone: string): ServerText {
  if (!later) return say('undo.hasChangedSince')
  const [day = '', time = ''] = localTimeOf(later.createdAt, timezone).split('T')
  return say('undo.changedBy', { username: later.username, day, time, zone: timezone })
}
