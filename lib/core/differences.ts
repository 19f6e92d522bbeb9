type Differences<Fields> = { before: Partial<Fields>; after: Partial<Fields> }

/** The fields that differ, with both values. */
export function differences<Fields extends object>(
  before: Fields,
  after: Partial<Fields>,
): Differences<Fields> {
  const names = (Object.keys(after) as (keyof Fields)[]).filter(
    (field) =>
      after[field] !== undefined && JSON.stringify(before[field]) !== JSON.stringify(after[field]),
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
  Object.entries(values).every(
    ([name, value]) =>
      JSON.stringify(fields[name as keyof typeof fields]) === JSON.stringify(value),
  )
