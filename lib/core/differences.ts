import { isDeepStrictEqual } from 'node:util'

type Differences<Fields> = { before: Partial<Fields>; after: Partial<Fields> }

/** What JSON, and so the database, keeps of a value. */
const plain = (value: unknown): unknown =>
  value === undefined ? undefined : JSON.parse(JSON.stringify(value))

/** Whether two values are the same once they are stored, in whatever order their fields come back. */
const isSame = (first: unknown, second: unknown): boolean =>
  isDeepStrictEqual(plain(first), plain(second))

/** The fields that differ, with both values. */
export function differences<Fields extends object>(
  before: Fields,
  after: Partial<Fields>,
): Differences<Fields> {
  const names = (Object.keys(after) as (keyof Fields)[]).filter(
    (field) => after[field] !== undefined && !isSame(before[field], after[field]),
  )
  const only = (fields: Partial<Fields>) => {
    const some: Partial<Fields> = {}
    for (const name of names) some[name] = fields[name]
    return some
  }
  return { before: only(before), after: only(after) }
}

/** Whether fields still have these values. */
export const stillHas = (fields: object, values: object): boolean =>
  Object.entries(values).every(([name, value]) =>
    isSame(fields[name as keyof typeof fields], value),
  )
