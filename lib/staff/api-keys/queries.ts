import 'server-only'
import { db, type Prisma } from '@/lib/core/db'
import { SCOPE_NAMES } from '@/lib/http/scopes'
import type { ApiKey } from './contracts'
import { keyState } from './key-state'

const FIELDS = {
  id: true,
  name: true,
  lastFour: true,
  scopes: true,
  callsPerMinute: true,
  createdAt: true,
  expiresAt: true,
  revokedAt: true,
  lastUsedAt: true,
  user: { select: { username: true, isActive: true, role: true } },
} as const satisfies Prisma.ApiKeySelect

const iso = (date: Date | null) => date?.toISOString() ?? null

function toApiKey(row: Prisma.ApiKeyGetPayload<{ select: typeof FIELDS }>): ApiKey {
  const { user, ...rest } = row
  return {
    ...rest,
    // Those that this version does not know open nothing.
    scopes: SCOPE_NAMES.filter((scope) => row.scopes.includes(scope)),
    username: user.username,
    createdAt: row.createdAt.toISOString(),
    expiresAt: iso(row.expiresAt),
    revokedAt: iso(row.revokedAt),
    lastUsedAt: iso(row.lastUsedAt),
    state: keyState(row, new Date()),
  }
}

/** All API keys, newest first. */
export async function apiKeys(): Promise<ApiKey[]> {
  const rows = await db().apiKey.findMany({ orderBy: { id: 'desc' }, select: FIELDS })
  return rows.map(toApiKey)
}

/** One API key. @throws Error when there is none */
export const apiKey = async (id: number): Promise<ApiKey> =>
  toApiKey(await db().apiKey.findUniqueOrThrow({ where: { id }, select: FIELDS }))
