import { z } from 'zod'

/** JSON that no value of the language is written as. */
class Raw {
  constructor(readonly text: string) {}
}

/** Texts that a field must neither store nor choke on. */
const UNSTORABLE = ['\ud800', 'a\udfffb', 'a\0b']

const DEEP = 300

/** What somebody may send in the place of any field of a body. */
export const HOSTILE_VALUES: readonly unknown[] = [
  ...UNSTORABLE,
  null,
  true,
  0,
  -1,
  1.5,
  -0.000_000_1,
  new Raw('9007199254740993'),
  1e300,
  new Raw('1e999'),
  new Raw('-1e999'),
  new Raw('0.1e-400'),
  new Raw('123456789012345678901234567890'),
  new Raw('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"x":1}}}'),
  new Raw(`${'['.repeat(DEEP)}${']'.repeat(DEEP)}`),
  new Raw(`${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`),
  [],
  [null],
  [[], {}],
  {},
  { $ne: null },
  { toString: 'x', valueOf: 5, length: -1 },
  Array.from({ length: 3000 }, (_, at) => at),
  '',
  '   ',
  'NaN',
  'Infinity',
  '-1',
  '0x10',
  '1e5',
  '99999999999999999999',
  '\'; DROP TABLE "Order"; --',
  "' OR 1=1 --",
  '<script>alert(1)</script><img src=x onerror=alert(1)>',
  '{{7*7}}$' + '{7*7}<%= 7*7 %>#{7*7}',
  '../../../../etc/passwd',
  '\u202egnp.exe\u200b\ufeff',
  'İıſK\u{1f468}\u200d\u{1f469}\u{10ffff}\ufffe',
  'a\r\nX-Header: y\r\n\r\nbody',
  '%s%n%x%00%ff',
  '__proto__',
  'constructor',
  '0000-00-00T00:00:00Z',
  '+275760-09-14T00:00:00.000Z',
  '9999-12-31T23:59:59.999Z',
  '2026-02-30',
  '(a+)+$',
  `${'a'.repeat(30_000)}!`,
  `${' '.repeat(100_000)}x`,
  `${'0'.repeat(50_000)}.`,
  '\\'.repeat(2000),
  '%_'.repeat(500),
]

/** What somebody may send in the place of a text in a query. */
export const HOSTILE_TEXTS = HOSTILE_VALUES.filter((value) => typeof value === 'string')
  .filter((text) => text.length < 12_000)
  .concat([`${'a'.repeat(6000)}!`, `${' '.repeat(4000)}x`])

/** What somebody may write in the place of a parameter in a path, as it is sent. */
export const HOSTILE_SEGMENTS = [
  ...['0', '-1', '1.5', '1e3', 'NaN', '99999999999999999999', '2147483648', '00', '+1', '%201'],
  ...['%27', '%22', '%3Cscript%3E', '%2e%2e', '..%2f..%2fetc', '%5c', '%3b', '%25', '%252e', '%23'],
  ...['%0d%0aX:y', '%E2%80%AE', '%F0%9F%98%80', '%EF%BF%BD', '__proto__', 'constructor', '[id]'],
  ...['%00', 'a%00b', '%ED%A0%80', '%', '%zz', '%E0%A4%A', '*', '~', '@', '{}', '|', '^', 'null'],
  ...['a'.repeat(5000), '%F0%9F%98%80'.repeat(300), '%20'.repeat(1000)],
]

/** Writes a body as JSON, what the language has no values for among it. */
export function toHostileJson(value: unknown): string {
  const raws: string[] = []
  const text = JSON.stringify(value, (_, part) => {
    if (!(part instanceof Raw)) return part
    raws.push(part.text)
    return `raw:${raws.length - 1}:raw`
  })
  return text.replace(/"raw:(\d+):raw"/g, (_, at) => raws[Number(at)] ?? '')
}

type Path = readonly (string | number)[]
type JsonSchema = {
  type?: string
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  additionalProperties?: JsonSchema | boolean
}

const jsonSchemaOf = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema

const MAX_DEPTH = 4

/** Where the fields of a schema are, those within lists at their first entry. */
export function fieldsOf(schema: z.ZodType): Path[] {
  const walk = (part: JsonSchema, path: Path): Path[] => {
    if (path.length >= MAX_DEPTH) return []
    const choices = part.anyOf ?? part.oneOf
    if (choices) return choices.flatMap((choice) => walk(choice, path))
    if (part.items) return [[...path, 0], ...walk(part.items, [...path, 0])]
    return Object.entries(part.properties ?? {}).flatMap(([name, field]) => [
      [...path, name],
      ...walk(field, [...path, name]),
    ])
  }
  const seen = new Map(walk(jsonSchemaOf(schema), []).map((path) => [path.join('.'), path]))
  return [...seen.values()]
}

const PLAUSIBLE: readonly unknown[] = [
  'text',
  1,
  '1',
  '12.50',
  true,
  'ada@buyer.example',
  'US',
  'en',
  'USD',
  'a-slug',
  '/images/placeholder.svg',
  'https://127.0.0.1/a',
  '#aabbcc',
  '2026-01-02',
  '2026-01-02T03:04:05.000Z',
  '0b6ff7cc-6f4b-4f43-8a3e-9d0a4b5c6d7e',
  'A text that is somewhat longer than the shortest one allowed, for letters.',
  'Correct-Horse-7-Battery',
  'SH-1767225600000-7K2QX',
  [],
  ['text'],
  [1],
  {},
  null,
]

type Node = Record<string | number, unknown>

/** A copy of a value with something at a path; what is missing on the way is made. */
export function withValueAt(value: unknown, path: Path, replacement: unknown): unknown {
  const [first, ...rest] = path
  if (first === undefined) return replacement
  const isNode = typeof value === 'object' && value !== null
  const copy = (typeof first === 'number' ? [] : {}) as Node
  if (isNode) Object.assign(copy, value)
  copy[first] = withValueAt(copy[first], rest, replacement)
  return copy
}

const MAX_REPAIRS = 60

/**
 * A body that a schema accepts, found by trying: each field that it complains of is given the first plausible
 * value that silences it.
 *
 * @returns as far as it got, when no value does
 */
export function acceptableBody(schema: z.ZodType): unknown {
  let body: unknown = {}
  const given = new Set<string>()
  for (let turn = 0; turn < MAX_REPAIRS; turn++) {
    const parsed = schema.safeParse(body)
    if (parsed.success) return body
    const issue = parsed.error.issues.find(({ path }) => !given.has(path.join('.')))
    if (!issue) return body
    const path = issue.path.filter((part) => typeof part !== 'symbol')
    const name = issue.path.join('.')
    given.add(name)
    const complains = (candidate: unknown) =>
      schema
        .safeParse(withValueAt(body, path, candidate))
        .error?.issues.some((found) => found.path.join('.').startsWith(name)) ?? false
    const deeper = (candidate: unknown) =>
      schema
        .safeParse(withValueAt(body, path, candidate))
        .error?.issues.every((found) => found.path.join('.') !== name) ?? true
    const fitting =
      PLAUSIBLE.find((candidate) => !complains(candidate)) ?? PLAUSIBLE.find(deeper) ?? 'text'
    body = withValueAt(body, path, fitting)
  }
  return body
}
