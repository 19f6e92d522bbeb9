import 'server-only'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { activePluginValues } from '@/lib/plugins/queries'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import { CloudflareError } from './client'
import type { CloudflareProblem, CloudflareState } from './contracts'
import { cloudflarePlugin } from './plugin'
import { readCloudflareState } from './queries'
import { readLevel, setLevel, UNDER_ATTACK } from './security-level'

const { id } = cloudflarePlugin
/** Cloudflare's own, for a zone that was under attack before the store knew it. */
const USUAL_LEVEL = 'medium'

const TEXTS = {
  not_reached: () => say('cloudflare.notReached'),
  busy: () => say('cloudflare.busy'),
  denied: () => say('cloudflare.mayNotSwitch'),
  zone: () => say('cloudflare.noZone'),
  refused: () => say('cloudflare.refused'),
} satisfies Record<CloudflareProblem, unknown>

/**
 * Has Cloudflare check all visitors before they reach the store, or puts its zone back to the level from before.
 *
 * @throws AppError `conflict` while the plugin is off, or when Cloudflare refuses; `provider_error` when it does not answer
 */
export async function setAttackMode(
  isUnderAttack: boolean,
  actor: Actor,
): Promise<CloudflareState> {
  const values = await activePluginValues(cloudflarePlugin)
  if (!values) throw new AppError('conflict', say('cloudflare.off'))
  try {
    const before = await readLevel(values)
    if ((before === UNDER_ATTACK) !== isUnderAttack) {
      const row = await db().outerCache.findUnique({ where: { id } })
      const level = isUnderAttack ? UNDER_ATTACK : (row?.levelBefore ?? USUAL_LEVEL)
      const after = await setLevel(values, level)
      await db().$transaction(async (tx) => {
        const levelBefore = isUnderAttack ? before : null
        await tx.outerCache.upsert({
          where: { id },
          create: { id, levelBefore },
          update: { levelBefore },
        })
        await recordAudit(tx, actor, {
          action: 'cloudflare.attack_mode',
          entityType: 'plugin',
          entityId: id,
          before: { securityLevel: before },
          after: { securityLevel: after },
        })
      })
    }
  } catch (error) {
    if (!(error instanceof CloudflareError)) throw error
    const isAbsent = error.problem === 'not_reached' || error.problem === 'busy'
    throw new AppError(isAbsent ? 'provider_error' : 'conflict', TEXTS[error.problem](), {
      cause: error,
    })
  }
  return readCloudflareState()
}
