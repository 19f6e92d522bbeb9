import { z } from 'zod'
import english from '@/messages/server/en.json'
import { type Reason, type ServerText, say } from './server-text'

const { words: _, ...texts } = english
const areas: Readonly<Record<string, Readonly<Record<string, string>>>> = texts

const isReason = (value: unknown): value is Reason => {
  if (typeof value !== 'string') return false
  const [area = '', name = ''] = value.split('.')
  return Object.hasOwn(areas, area) && Object.hasOwn(areas[area] ?? {}, name)
}

/** A text of the server, as it is stored and answered. */
const serverTextSchema: z.ZodType<ServerText> = z.object({
  reason: z.custom<Reason>(isReason),
  values: z
    .record(
      z.string(),
      z.lazy(() =>
        z.union([z.string(), z.number(), serverTextSchema, z.array(serverTextSchema).readonly()]),
      ),
    )
    .optional(),
})

/** What a `packed` line says. Any other, such as what zod or a provider says in its own words, is said as it is. */
export function unpacked(line: string): ServerText {
  return line.startsWith('{"reason":')
    ? serverTextSchema.parse(JSON.parse(line))
    : say('fields.problem', { problem: line })
}

/** What a schema says first of a value. @param field of the value, as it is shown */
export const firstIssue = ({ issues: [first] }: z.ZodError, field: string): ServerText =>
  first ? unpacked(first.message) : say('fields.isNotValid', { field })
