import type { AuditEntry } from '@/lib/staff/audit-contracts'

type Json = AuditEntry['before']
export type Change = { field: string; from?: string; to?: string }

const MAX_TEXT = 160

/** `product_key.bulk_create` as `Product key: bulk create`. */
export function humanize(name: string): string {
  const text = name.replaceAll('_', ' ').replace('.', ': ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

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
