import type { z } from 'zod'
import { isServerText } from './english-text'
import { type ServerText, say } from './server-text'

/** A line that begins as a `packed` one may be a provider's, or of a version that knew another reason. */
function packedText(line: string): ServerText | null {
  if (!line.startsWith('{"reason":')) return null
  try {
    const text: unknown = JSON.parse(line)
    return isServerText(text) ? text : null
  } catch {
    return null
  }
}

/** What a `packed` line says. Any other, such as what zod or a provider says in its own words, is said as it is. */
export const unpacked = (line: string): ServerText =>
  packedText(line) ?? say('fields.problem', { problem: line })

/** What a schema says first of a value. @param field of the value, as it is shown */
export const firstIssue = ({ issues: [first] }: z.ZodError, field: string): ServerText =>
  first ? unpacked(first.message) : say('fields.isNotValid', { field })
