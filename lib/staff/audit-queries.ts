import 'server-only'
import { z } from 'zod'
import { db, type Prisma } from '@/lib/core/db'
import type { AuditChoices, AuditEntry, AuditQuery } from './audit-contracts'

const DAY_MS = 86_400_000

function whereOf({ user, entity, entityId, from, to }: AuditQuery): Prisma.AuditEntryWhereInput {
  return {
    username: user,
    entityType: entity,
    entityId,
    createdAt: {
      gte: from ? new Date(from) : undefined,
      lt: to ? new Date(Date.parse(to) + DAY_MS) : undefined,
    },
  }
}

const json = z.json().nullable()

/** One page of what was done in the back office, the latest first, and how much matches in all. */
export async function auditTrail(
  query: AuditQuery,
): Promise<{ entries: AuditEntry[]; total: number }> {
  const where = whereOf(query)
  const [rows, total] = await Promise.all([
    db().auditEntry.findMany({
      where,
      orderBy: { id: 'desc' },
      take: query.limit,
      skip: query.offset,
    }),
    db().auditEntry.count({ where }),
  ])
  const entries = rows.map((row) => ({
    ...row,
    before: json.parse(row.before),
    after: json.parse(row.after),
    createdAt: row.createdAt.toISOString(),
  }))
  return { entries, total }
}

/** Everybody and everything that the trail knows, by name. */
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
