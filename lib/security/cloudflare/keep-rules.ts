import { z } from 'zod'
import type { PluginValues } from '@/lib/plugins/plugin'
import { cacheRules } from './cache-rules'
import { askCloudflare, CloudflareError } from './client'
import { ownHost } from './own-host'

const ENTRY = '/rulesets/phases/http_request_cache_settings/entrypoint'

const rulesetSchema = z.object({
  id: z.string(),
  rules: z
    .array(z.object({ id: z.string(), ref: z.string().optional(), expression: z.string() }))
    .default([]),
})
type Ruleset = z.output<typeof rulesetSchema>

const rulesOfStore = () => cacheRules(ownHost())

/** The zone's cache rules; `null` where it has none yet. @throws CloudflareError */
export async function readRuleset(values: PluginValues): Promise<Ruleset | null> {
  try {
    return rulesetSchema.parse(await askCloudflare(values, { method: 'GET', path: ENTRY }))
  } catch (error) {
    if (
      error instanceof CloudflareError &&
      error.problem === 'refused' &&
      error.answer.status === 404
    )
      return null
    throw error
  }
}

const partsOf = ({ id, rules }: Ruleset) => ({
  path: `/rulesets/${id}/rules`,
  own: (ref: string) => rules.find((rule) => rule.ref === ref),
})

/**
 * Gives the zone the store's cache rules, and leaves all others as they are. The store's come last, where they decide.
 *
 * @throws CloudflareError
 */
export async function setRules(values: PluginValues): Promise<void> {
  const rules = rulesOfStore()
  const ruleset = await readRuleset(values)
  if (!ruleset) {
    await askCloudflare(values, { method: 'PUT', path: ENTRY, body: { rules } })
    return
  }
  const { path, own } = partsOf(ruleset)
  for (const rule of rules) {
    const found = own(rule.ref)
    if (found?.expression === rule.expression) continue
    await askCloudflare(values, {
      method: found ? 'PATCH' : 'POST',
      path: found ? `${path}/${found.id}` : path,
      body: rule,
    })
  }
}

/** Takes the store's cache rules away. @throws CloudflareError */
export async function removeRules(values: PluginValues): Promise<void> {
  const ruleset = await readRuleset(values)
  if (!ruleset) return
  const { path, own } = partsOf(ruleset)
  for (const { ref } of rulesOfStore()) {
    const found = own(ref)
    if (found) await askCloudflare(values, { method: 'DELETE', path: `${path}/${found.id}` })
  }
}
