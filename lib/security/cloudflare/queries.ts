import 'server-only'
import { db } from '@/lib/core/db'
import { log } from '@/lib/core/log'
import type { PluginValues } from '@/lib/plugins/plugin'
import { activePluginValues } from '@/lib/plugins/queries'
import { CloudflareError } from './client'
import { CLOUDFLARE_PROBLEMS, type CloudflareState } from './contracts'
import { cloudflarePlugin } from './plugin'
import { readLevel, UNDER_ATTACK } from './security-level'

/** What Cloudflare was told, and how strict it is with visitors just now. It is asked nothing while its plugin is off. */
export async function readCloudflareState(): Promise<CloudflareState> {
  const values = await activePluginValues(cloudflarePlugin)
  const row = await db().outerCache.findUnique({ where: { id: cloudflarePlugin.id } })
  return {
    purgedAt: row?.purgedAt?.toISOString() ?? null,
    problem: CLOUDFLARE_PROBLEMS.find((problem) => problem === row?.problem) ?? null,
    ...(values ? await attackState(values) : { isUnderAttack: null, attackProblem: null }),
  }
}

async function attackState(
  values: PluginValues,
): Promise<Pick<CloudflareState, 'isUnderAttack' | 'attackProblem'>> {
  try {
    return { isUnderAttack: (await readLevel(values)) === UNDER_ATTACK, attackProblem: null }
  } catch (error) {
    if (!(error instanceof CloudflareError)) throw error
    log.warn({ err: error }, 'Cloudflare did not say how strict it is')
    return { isUnderAttack: null, attackProblem: error.problem }
  }
}
