import { z } from 'zod'
import type { FieldIssue } from '@/lib/core/errors'
import { firstIssue } from '@/lib/core/packed-text'
import { fault, say } from '@/lib/core/server-text'
import { emailSchema, lineSchema, paragraphsSchema } from '@/lib/core/text-schemas'
import { isSecret, type PluginField, type PluginValue } from './fields'
import type { Plugin } from './plugin'

const MAX_LIST = 50

/** A host name or an IP address, without any other part of a URL. */
const hostSchema = (label: string) =>
  lineSchema(label, 253).regex(
    /^(?:[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?|\[?[0-9A-Fa-f:]{2,45}\]?)$/,
    fault('fields.mustBeHostName', { field: label }),
  )

const urlSchema = (label: string) =>
  lineSchema(label, 2000).refine(
    (text) => {
      if (!URL.canParse(text)) return false
      const { protocol, username, password } = new URL(text)
      return /^https?:$/.test(protocol) && username === '' && password === ''
    },
    fault('fields.mustBeAddress', { field: label }),
  )

/** The schema of a field. */
function schemaOf(field: PluginField): z.ZodType<PluginValue> {
  const { label } = field
  switch (field.kind) {
    case 'text': {
      const text = lineSchema(label, field.max ?? 200)
      if (!field.pattern) return text
      return text.regex(
        new RegExp(`^(?:${field.pattern})$`),
        fault('fields.mustBe', { field: label, example: field.example ?? '' }),
      )
    }
    case 'paragraph':
      return paragraphsSchema(label, field.max)
    case 'email':
      return emailSchema
    case 'host':
      return hostSchema(label)
    case 'url':
      return urlSchema(label)
    case 'number': {
      const { min, max } = field
      const text = fault('fields.mustBeWholeNumberFrom', { field: label, min, max })
      return z.int(text).min(min, text).max(max, text)
    }
    case 'boolean':
      return z.boolean(fault('fields.mustBeOnOrOff', { field: label }))
    case 'list': {
      const { options } = field
      const entry = lineSchema(label, 120).refine(
        (text) => text !== '' && (options === undefined || options.includes(text)),
        {
          error: ({ input }) =>
            fault('fields.hasNoChoice', { field: label, choice: JSON.stringify(input) }),
        },
      )
      return z
        .array(entry, fault('fields.mustBeList', { field: label }))
        .max(MAX_LIST, fault('fields.mustHaveAtMostEntries', { field: label, max: MAX_LIST }))
        .transform((entries) => [...new Set(entries)])
    }
    case 'select':
      return z
        .string(fault('fields.mustBeText', { field: label }))
        .refine((value) => field.options.some((option) => option.value === value), {
          error: fault('fields.mustBeOneOf', {
            field: label,
            choices: field.options.map(({ value }) => value).join(', '),
          }),
        })
  }
}

/** Settings of a request: `null` clears one. */
export type SentSettings = Record<string, unknown>

export type CheckedSettings = {
  /** Settings with a new value. */
  set: Record<string, PluginValue>
  /** Settings that return to their default. */
  cleared: string[]
  issues: FieldIssue[]
}

const isBlank = (value: unknown) => typeof value === 'string' && value.trim() === ''

/**
 * Validates settings against the registry. An empty secret leaves the stored one unchanged. Any other
 * empty text, and `null`, clears a setting.
 */
export function checkSettings(plugin: Plugin, sent: SentSettings): CheckedSettings {
  const checked: CheckedSettings = { set: {}, cleared: [], issues: [] }
  for (const [key, value] of Object.entries(sent)) {
    const field = plugin.fields.find((known) => known.key === key)
    if (!field) {
      checked.issues.push({
        path: key,
        text: say('plugins.hasNoSetting', { plugin: plugin.name, key }),
      })
      continue
    }
    if (value === undefined || (isBlank(value) && isSecret(field))) continue
    if (value === null || isBlank(value)) {
      checked.cleared.push(key)
      continue
    }
    const parsed = schemaOf(field).safeParse(value)
    if (parsed.success) checked.set[key] = parsed.data
    else
      checked.issues.push({
        path: key,
        text: firstIssue(parsed.error, field.label),
      })
  }
  return checked
}

/** Whether a stored value is still valid: rules may have changed since it was stored. */
const fits = (field: PluginField, value: unknown): value is PluginValue =>
  schemaOf(field).safeParse(value).success

const isEmpty = (value: PluginValue | undefined) =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** Missing required settings. */
export const missingFields = (
  plugin: Plugin,
  values: Readonly<Record<string, PluginValue>>,
): PluginField[] => plugin.fields.filter((field) => field.required && isEmpty(values[field.key]))

/** The current values: stored ones that are still valid override the defaults. */
export function valuesFrom(
  plugin: Plugin,
  stored: Readonly<Record<string, unknown>>,
): Record<string, PluginValue> {
  const values: Record<string, PluginValue> = {}
  for (const field of plugin.fields) {
    const value = Object.hasOwn(stored, field.key) ? stored[field.key] : undefined
    if (value !== undefined && fits(field, value)) values[field.key] = value
    else if ('default' in field && field.default !== undefined)
      values[field.key] = Array.isArray(field.default)
        ? [...field.default]
        : (field.default as PluginValue)
  }
  return values
}

type StoredValues = {
  values: Readonly<Record<string, PluginValue>>
  secrets: Readonly<Record<string, string>>
}

/** A stored password is never sent to another server than the one it was entered for. */
export function boundIssues(
  plugin: Plugin,
  { set, cleared }: Pick<CheckedSettings, 'set' | 'cleared'>,
  before: StoredValues,
): FieldIssue[] {
  const isChanged = (key: string) =>
    (cleared.includes(key) && key in before.values) ||
    (key in set && JSON.stringify(set[key]) !== JSON.stringify(before.values[key]))
  return plugin.fields.flatMap(({ key, label, boundTo = [] }) => {
    const staysStored =
      Object.hasOwn(before.secrets, key) && !(key in set) && !cleared.includes(key)
    return staysStored && boundTo.some(isChanged)
      ? [{ path: key, text: say('plugins.enterAgain', { label }) }]
      : []
  })
}
