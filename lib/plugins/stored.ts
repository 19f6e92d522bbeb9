import 'server-only'
import { z } from 'zod'
import { decrypt, encrypt } from '@/lib/core/crypto'
import type { Prisma } from '@/lib/core/db'
import { log } from '@/lib/core/log'
import type { PluginValue } from './fields'
import type { Plugin } from './plugin'
import { missingFields, valuesFrom } from './rules'

export type PluginRow = Prisma.PluginGetPayload<object>

const valueSchema = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())])

/** An account that received money until then; without settings it was the environment's. */
const earlierSchema = z.object({
  until: z.coerce.date(),
  settings: z.record(z.string(), valueSchema).nullable(),
})
export type EarlierAccount = z.infer<typeof earlierSchema>

const confidentialSchema = z.object({
  secrets: z.record(z.string(), z.string()).default({}),
  earlier: z.array(earlierSchema).default([]),
})
/** The part of a plugin that is stored encrypted. */
export type Confidential = z.infer<typeof confidentialSchema>

/** A separate key for each plugin, so that one's secrets can't be substituted for another's. */
export const secretsPurpose = (pluginId: string) => `plugin-secrets/${pluginId}`

/** Encrypts the confidential part of a plugin; an empty one is stored as NULL. */
export function seal(pluginId: string, confidential: Confidential): Uint8Array<ArrayBuffer> | null {
  const { secrets, earlier } = confidential
  if (Object.keys(secrets).length === 0 && earlier.length === 0) return null
  return encrypt(JSON.stringify(confidential), secretsPurpose(pluginId))
}

/** Reverses {@link seal}. Data encrypted with another APP_SECRET counts as not stored. */
function unseal(row: Pick<PluginRow, 'id' | 'secretsEncrypted'>): Confidential {
  if (!row.secretsEncrypted) return { secrets: {}, earlier: [] }
  try {
    return confidentialSchema.parse(
      JSON.parse(decrypt(row.secretsEncrypted, secretsPurpose(row.id))),
    )
  } catch {
    log.error({ plugin: row.id }, 'secrets of a plugin cannot be read with this APP_SECRET')
    return { secrets: {}, earlier: [] }
  }
}

export type Stored = {
  active: boolean
  /** Current settings and secrets. Never leaves the server. */
  values: Record<string, PluginValue>
  secrets: Record<string, string>
  /** Whether any required setting is stored, even if not all are. */
  hasOwn: boolean
  isComplete: boolean
  earlier: EarlierAccount[]
}

/** The settings of a plugin that are stored unencrypted. */
export const settingsOf = (row: Pick<PluginRow, 'settings'>): Record<string, PluginValue> =>
  z.record(z.string(), valueSchema).catch({}).parse(row.settings)

/** Decrypts the stored state of a plugin. */
export function open(plugin: Plugin, row: PluginRow): Stored {
  const { secrets, earlier } = unseal(row)
  const settings = settingsOf(row)
  const values = valuesFrom(plugin, { ...settings, ...secrets })
  return {
    active: row.active,
    values,
    secrets,
    hasOwn: plugin.fields.some(
      ({ key, required }) =>
        required && (Object.hasOwn(settings, key) || Object.hasOwn(secrets, key)),
    ),
    isComplete: missingFields(plugin, values).length === 0,
    earlier,
  }
}
