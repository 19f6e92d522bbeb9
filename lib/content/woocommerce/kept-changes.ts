import { isDeepStrictEqual } from 'node:util'

/** What is compared as one: a price that was changed here keeps the one beside it. */
const TOGETHER: readonly (readonly string[])[] = [['price', 'originalPrice']]

type Fields = Readonly<Record<string, unknown>>

/** What a later run writes of a product or a category. */
type Merge<Next> = {
  change: Partial<Next>
  /** What counts as written from now on. */
  written: Fields
  /** Whether something was changed here, and stays. */
  keeps: boolean
}

/**
 * Brings fields in step with where they came from, but for those that somebody has changed here.
 *
 * @param current as they are here
 * @param written as they were written here last
 * @param next as they are there
 * @param overwrites whether what was changed here is overwritten, too
 */
export function merged<Next extends object>(
  { current, written, next }: { current: Fields; written: Fields; next: Next },
  overwrites: boolean,
): Merge<Next> {
  const names = Object.keys(next) as (keyof Next & string)[]
  const isFree = (name: string) =>
    groupOf(name).every(
      (one) =>
        !(one in next) ||
        isSame(current[one], written[one]) ||
        isSame(current[one], next[one as keyof Next]),
    )
  const change: Partial<Next> = {}
  const after: Record<string, unknown> = { ...written }
  let keeps = false
  for (const name of names) {
    if (!overwrites && !isFree(name)) {
      keeps = true
      continue
    }
    after[name] = next[name]
    if (!isSame(current[name], next[name])) change[name] = next[name]
  }
  return { change, written: after, keeps }
}

const groupOf = (name: string) => TOGETHER.find((group) => group.includes(name)) ?? [name]

const isSame = (one: unknown, other: unknown): boolean => isDeepStrictEqual(one, other)
