import type { Texts } from '@/components/back-office/language/texts'
import type { AuditEntry } from '@/lib/staff/audit-contracts'

type Json = AuditEntry['before']
export type Change = { field: string; from?: string; to?: string }

const MAX_TEXT = 160

/** `product_key.bulk_create` as `Product key: bulk create`. */
function humanize(name: string): string {
  const text = name.replaceAll('_', ' ').replace('.', ': ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

type Key = Parameters<Texts<'staff'>['has']>[0]
// Older entries, and those of a later version, have names without a text.
const isKnown = (t: Texts<'staff'>, key: string): key is Key => t.has(key as Key)
const textOf = (t: Texts<'staff'>, key: string, name: string) =>
  isKnown(t, key) ? t(key) : humanize(name)

/** What was done, such as `Product key: bulk create`. */
export const actionText = (t: Texts<'staff'>, action: string): string =>
  textOf(t, `audit.actions.${action}`, action)

/** What it was done to, such as `Product key`. */
export const entityText = (t: Texts<'staff'>, entityType: string): string =>
  textOf(t, `audit.entities.${entityType}`, entityType)

function text(value: Json | undefined): string | undefined {
  if (value === undefined) return undefined
  if (value === null || value === '') return '–'
  const whole = typeof value === 'string' ? value : JSON.stringify(value)
  return whole.length > MAX_TEXT ? `${whole.slice(0, MAX_TEXT)} …` : whole
}

const fieldsOf = (value: Json): Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}

/** The changed fields of an audit entry; all fields when only one side exists. */
export function changesBetween(before: Json, after: Json): Change[] {
  const [old, now] = [fieldsOf(before), fieldsOf(after)]
  const isChange = before !== null && after !== null
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((field) => {
    const [from, to] = [text(old[field]), text(now[field])]
    return isChange && JSON.stringify(old[field]) === JSON.stringify(now[field])
      ? []
      : [{ field, from, to }]
  })
}
