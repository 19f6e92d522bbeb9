import type { FieldIssue } from './errors'
import { say } from './server-text'

/** NUL, which PostgreSQL stores in no text, and halves of surrogate pairs, which UTF-8 can't write. */
const UNSTORABLE = /[\0\p{Cs}]/u

/** Nothing that the store takes is nested as deeply; what is could exhaust the stack of who reads it. */
const MAX_DEPTH = 40
const MAX_ISSUES = 20

const hasParts = (value: unknown): value is object => typeof value === 'object' && value !== null

/**
 * Finds what no text may contain, wherever in a value from outside it is: NUL and halves of surrogate pairs,
 * also in names of fields, and values that are nested too deeply.
 *
 * @param value as JSON, a query or a path gave it
 * @returns one issue for each text, at most 20; none when all of it can be stored
 */
export function unstorableTexts(value: unknown): FieldIssue[] {
  const issues: FieldIssue[] = []
  const waiting = [{ value, path: '', depth: 0 }]
  for (let next = waiting.pop(); next && issues.length < MAX_ISSUES; next = waiting.pop()) {
    const { value, path, depth } = next
    const name = path || 'The value'
    if (typeof value === 'string' && UNSTORABLE.test(value))
      issues.push({ path, text: say('fields.mustNotContainBrokenCharacters', { field: name }) })
    if (!hasParts(value)) continue
    if (depth === MAX_DEPTH) {
      issues.push({ path, text: say('fields.nestedTooDeeply', { field: name }) })
      continue
    }
    for (const [key, part] of Object.entries(value)) {
      if (UNSTORABLE.test(key))
        issues.push({ path, text: say('fields.badFieldName', { field: name }) })
      else waiting.push({ value: part, path: path ? `${path}.${key}` : key, depth: depth + 1 })
    }
  }
  return issues
}
