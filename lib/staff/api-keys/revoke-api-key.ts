import 'server-only'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { type Actor, recordAudit } from '../audit'
import type { ApiKey } from './contracts'
import { apiKey } from './queries'

/** Ends an API key for good; one that was revoked stays as it is. @throws AppError `not_found` */
export async function revokeApiKey(actor: Actor, id: number): Promise<ApiKey> {
  await db().$transaction(async (tx) => {
    const known = await tx.apiKey.findUnique({ where: { id }, select: { name: true } })
    if (!known) throw new AppError('not_found', say('staff.unknownApiKey'))
    const { count } = await tx.apiKey.updateMany({
      where: { id, revokedAt: null },
      data: { revokedAt: new Date() },
    })
    if (count === 0) return
    await recordAudit(tx, actor, {
      action: 'api_key.revoke',
      entityType: 'api_key',
      entityId: id,
      before: { name: known.name },
    })
  })
  return apiKey(id)
}
