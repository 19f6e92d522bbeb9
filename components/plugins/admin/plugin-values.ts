import type { AdminPlugin, AdminPluginField } from '@/lib/plugins/contracts'
import { listToText, textToList } from '@/lib/plugins/fields'

/** What stands in the form: switches as they are, everything else as text. */
export type PluginFormValues = Record<string, string | boolean>

/** A plugin's settings as the form shows them; secrets stay on the server. */
export function toFormValues({ fields, settings }: AdminPlugin): PluginFormValues {
  return Object.fromEntries(
    fields.map(({ key, kind, secret }) => {
      const value = settings[key]
      if (kind === 'boolean') return [key, value === true]
      if (secret || value === undefined) return [key, '']
      return [key, Array.isArray(value) ? listToText(value) : String(value)]
    }),
  )
}

function toSetting(field: AdminPluginField, value: string | boolean | undefined): unknown {
  if (typeof value !== 'string') return value
  const text = value.trim()
  if (text === '') return null
  if (field.kind === 'list') return textToList(text)
  // What is no number is sent as it is, so that the server says what it takes.
  if (field.kind === 'number') return Number.isFinite(Number(text)) ? Number(text) : text
  return text
}

/**
 * What the form says, as the API takes it: an empty field clears its setting, an empty secret keeps
 * the stored one.
 *
 * @param clearing secrets to be removed
 */
export function toSettings(
  fields: readonly AdminPluginField[],
  values: PluginFormValues,
  clearing: ReadonlySet<string> = new Set(),
): Record<string, unknown> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const setting = toSetting(field, values[field.key])
      if (field.secret && setting === null && !clearing.has(field.key)) return []
      return [[field.key, setting]]
    }),
  )
}
