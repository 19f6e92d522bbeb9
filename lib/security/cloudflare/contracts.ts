import { z } from 'zod'

/** Why Cloudflare did not do what it was asked. */
export const CLOUDFLARE_PROBLEMS = ['not_reached', 'busy', 'denied', 'zone', 'refused'] as const
export type CloudflareProblem = (typeof CLOUDFLARE_PROBLEMS)[number]

const problemSchema = z.enum(CLOUDFLARE_PROBLEMS).nullable()

export const cloudflareStateSchema = z.object({
  /** When it last dropped what had changed; `null` before the first time, and while the plugin is off. */
  purgedAt: z.iso.datetime().nullable(),
  /** Why it could not be told the last time. What changed since is told once it can be. */
  problem: problemSchema,
  /** Whether visitors are checked before they reach the store; `null` when Cloudflare does not say. */
  isUnderAttack: z.boolean().nullable(),
  attackProblem: problemSchema,
})
export type CloudflareState = z.output<typeof cloudflareStateSchema>

export const attackModeSchema = z.object({ isUnderAttack: z.boolean() })
