import 'server-only'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { type Actor, recordAudit } from '../audit'
import type { MadeApiKey, NewApiKey } from './contracts'
import { apiKey } from './queries'
import { hashOfSecret, newSecret } from './secret'

/** More are forgotten rather than used. */
const MAX_KEYS = 100

/**
 * Makes an API key. Its secret is answered this once, and stored as a hash.
 *
 * @throws AppError `conflict` when there are too many
 */
export async function createApiKey(
  actor: Actor,
  { expiresAt, ...fields }: NewApiKey,
): Promise<MadeApiKey> {
  const secret = newSecret()
  const id = await db().$transaction(async (tx) => {
    if ((await tx.apiKey.count({ where: { revokedAt: null } })) >= MAX_KEYS)
      throw new AppError('conflict', say('staff.apiKeysAtMost', { count: MAX_KEYS }))
    const made = await tx.apiKey.create({
      data: {
        ...fields,
        userId: actor.userId,
        hash: hashOfSecret(secret),
        lastFour: secret.slice(-4),
        expiresAt: expiresAt === null ? null : new Date(expiresAt),
      },
      select: { id: true },
    })
    await recordAudit(tx, actor, {
      action: 'api_key.create',
      entityType: 'api_key',
      entityId: made.id,
      after: { ...fields, expiresAt },
    })
    return made.id
  })
  return { apiKey: await apiKey(id), secret }
}
