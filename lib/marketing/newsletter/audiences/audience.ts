import { log } from '@/lib/core/log'
import type { CallResult } from '@/lib/platform/outgoing/call-provider'
import type { Plugin, PluginValues } from '@/lib/plugins/plugin'

/** A subscriber as a service for newsletters knows one. */
export type Member = { email: string; locale: string; confirmedAt: Date | null }

/**
 * A list of addresses that a service keeps in step with the newsletter. The store alone asks for confirmations, so the service
 * gets nobody who has not confirmed. Each throws when the service could not be reached, or is in trouble.
 */
export type Audience = {
  plugin: Plugin
  /** Somebody has just confirmed. */
  subscribe: (values: PluginValues, member: Member) => Promise<void>
  unsubscribe: (values: PluginValues, email: string) => Promise<void>
  /** Nothing of an address is to be left there. */
  forget: (values: PluginValues, email: string) => Promise<void>
  /** Adds those that the service does not know, and changes nobody whom it knows. */
  addMissing: (values: PluginValues, members: readonly Member[]) => Promise<void>
}

/** @param settled further statuses after which another try would be in vain @throws Error */
export function requireAnswer(
  { name }: Plugin,
  result: CallResult,
  settled: readonly number[] = [],
): void {
  if (result.kind !== 'answer') throw new Error(`${name} did not answer: ${result.message}`)
  if (result.status < 300) return
  if (!settled.includes(result.status))
    throw new Error(`${name} answered with status ${result.status}`)
  log.debug({ service: name, status: result.status }, 'a newsletter service had nothing to do')
}
