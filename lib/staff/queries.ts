import 'server-only'
import { z } from 'zod'
import { boundsOf } from '@/lib/core/calendar'
import { db, Prisma } from '@/lib/core/db'
import { englishOf } from '@/lib/core/english-text'
import { AppError } from '@/lib/core/errors'
import { escapeLike } from '@/lib/core/like-pattern'
import { unpacked } from '@/lib/core/packed-text'
import { column, ID_ROW, rowsOf, TOTAL_ROW } from '@/lib/core/rows'
import { inOwnWords, say } from '@/lib/core/server-text'
import type { AuditChoices, AuditEntry, AuditQuery } from './audit-contracts'
import type { Account } from './second-factor/contracts'
import { liveSessions } from './session-rules'
import { undoableAmong } from './undoable-changes'
import type { AdminSession, AdminUser, UsersQuery } from './users-contracts'

const FIELDS = {
  id: true,
  username: true,
  email: true,
  firstName: true,
  lastName: true,
  role: true,
  isActive: true,
  invitedAt: true,
  lastLogin: true,
  createdAt: true,
  updatedAt: true,
} as const satisfies Prisma.UserSelect

const rowSchema = z.object({
  id: z.number(),
  createdAt: z.date(),
  username: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: z.enum(column.UserRole),
  isActive: z.boolean(),
  invitedAt: z.date().nullable(),
  lastLogin: z.date().nullable(),
  updatedAt: z.date(),
  hasSecondFactor: z.boolean(),
})
type Row = z.infer<typeof rowSchema>

const toAdminUser = (row: Row): AdminUser => ({
  ...row,
  invitedAt: row.invitedAt?.toISOString() ?? null,
  lastLogin: row.lastLogin?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})

const COLUMNS = Prisma.raw(
  Object.keys(FIELDS)
    .map((column) => (column === 'role' ? `"role"::text AS "role"` : `"${column}"`))
    .concat(
      `EXISTS (SELECT 1 FROM "SecondFactor" WHERE "userId" = "User"."id") AS "hasSecondFactor"`,
    )
    .join(', '),
)

/** One page of users by name, and how many match in all. */
export async function findUsers({
  search = '',
  limit,
  offset,
}: UsersQuery): Promise<{ rows: AdminUser[]; total: number }> {
  const pattern = `%${escapeLike(search)}%`
  const where = Prisma.sql`lower("username" || E'\n' || "email" || E'\n' || "firstName" || ' ' || "lastName") LIKE ${pattern}`
  const [rows, counted] = await Promise.all([
    rowsOf(
      db(),
      rowSchema,
      Prisma.sql`
      SELECT ${COLUMNS} FROM "User" WHERE ${where}
      ORDER BY lower("username"), "id" LIMIT ${limit} OFFSET ${offset}`,
    ),
    rowsOf(db(), TOTAL_ROW, Prisma.sql`SELECT count(*)::int AS "total" FROM "User" WHERE ${where}`),
  ])
  return { rows: rows.map(toAdminUser), total: counted[0]?.total ?? 0 }
}

/** One user of the back office. @throws AppError `not_found` */
export async function adminUser(id: number): Promise<AdminUser> {
  const row = await db().user.findUnique({
    where: { id },
    select: { ...FIELDS, secondFactor: { select: { userId: true } } },
  })
  if (!row) throw new AppError('not_found', say('staff.unknownUser'))
  const { secondFactor, ...user } = row
  return toAdminUser({ ...user, hasSecondFactor: secondFactor !== null })
}

/** The user with a username, in any case of letters, or `null`. */
export async function findUserForLogin(username: string) {
  const [found] = await rowsOf(
    db(),
    ID_ROW,
    Prisma.sql`SELECT "id" FROM "User" WHERE lower("username") = lower(${username})`,
  )
  return found ? db().user.findUnique({ where: { id: found.id } }) : null
}

/** The user with an e-mail address, in any case of letters, or `null`. */
export async function findUserByEmail(email: string) {
  const [found] = await rowsOf(
    db(),
    ID_ROW,
    Prisma.sql`SELECT "id" FROM "User" WHERE lower("email") = lower(${email})`,
  )
  return found ? adminUser(found.id) : null
}

/** A user with the hash of the password, for a link to a new one. */
export const passwordHolder = (id: number) =>
  db().user.findUniqueOrThrow({
    where: { id },
    select: { id: true, username: true, passwordHash: true },
  })

/** A user's second factor, or `null`. */
export async function secondFactorOf(userId: number): Promise<Account['secondFactor']> {
  const found = await db().secondFactor.findUnique({
    where: { userId },
    select: { createdAt: true, _count: { select: { recoveryCodes: true } } },
  })
  return (
    found && {
      since: found.createdAt.toISOString(),
      recoveryCodesLeft: found._count.recoveryCodes,
    }
  )
}

/** A user's sessions that are alive, the last used first. */
export async function sessionsOf(userId: number, currentId: string): Promise<AdminSession[]> {
  const rows = await db().adminSession.findMany({
    where: { userId, ...liveSessions(new Date()) },
    orderBy: [{ lastSeenAt: 'desc' }, { id: 'asc' }],
    take: 200,
  })
  return rows.map((row) => ({
    id: row.id,
    userAgent: row.userAgent,
    address: row.address,
    isBrowser: row.isBrowser,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    isCurrent: row.id === currentId,
  }))
}

function auditWhere(
  { user, entity, entityId, from, to }: AuditQuery,
  timezone: string,
): Prisma.AuditEntryWhereInput {
  return {
    username: user,
    entityType: entity,
    entityId,
    createdAt: {
      gte: from ? boundsOf({ from, to: from }, timezone).start : undefined,
      lt: to ? boundsOf({ from: to, to }, timezone).end : undefined,
    },
  }
}

const jsonSchema = z.json().nullable()

/**
 * One page of what was done in the back office, the latest first, and how many entries match in all.
 *
 * @param timezone of the days that are asked for
 */
export async function auditTrail(
  query: AuditQuery,
  timezone: string,
): Promise<{ rows: AuditEntry[]; total: number }> {
  const where = auditWhere(query, timezone)
  const [entries, total] = await Promise.all([
    db().auditEntry.findMany({
      where,
      orderBy: { id: 'desc' },
      take: query.limit,
      skip: query.offset,
    }),
    db().auditEntry.count({ where }),
  ])
  const undoable = await undoableAmong(entries.map(({ changeId }) => changeId))
  const rows = entries.map(({ undo: _, dependsOn: __, changeId, outcomeNote, ...entry }) => {
    const note = outcomeNote === null ? null : unpacked(outcomeNote)
    const ofCall = undoable.filter((other) => other.changeId === changeId)
    return {
      ...entry,
      before: jsonSchema.parse(entry.before),
      after: jsonSchema.parse(entry.after),
      createdAt: entry.createdAt.toISOString(),
      outcomeNote: note && englishOf(note),
      outcomeText: inOwnWords(note),
      outcomeAt: entry.outcomeAt?.toISOString() ?? null,
      canUndo: ofCall.some(({ id }) => id === entry.id),
      changesOfCall: ofCall.length,
    }
  })
  return { rows, total }
}

/** All users and kinds of entities in the trail, by name. */
export async function auditChoices(): Promise<AuditChoices> {
  const [users, entities] = await Promise.all([
    db().auditEntry.groupBy({ by: ['username'], orderBy: { username: 'asc' } }),
    db().auditEntry.groupBy({ by: ['entityType'], orderBy: { entityType: 'asc' } }),
  ])
  return {
    users: users.map(({ username }) => username),
    entities: entities.map(({ entityType }) => entityType),
  }
}
