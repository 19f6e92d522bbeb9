/**
 * One way from states to a state. An event may have several rows, with different guards, but leads
 * to one state only. A guard names a condition that whoever applies the event has to check.
 */
export type Transition<S extends string, E extends string, G extends string> = {
  event: E
  from: readonly S[]
  to: S
  guard?: G
}

export type StateTable<S extends string, E extends string, G extends string = never> = {
  /** What has these states, for messages and diagrams. */
  name: string
  states: readonly S[]
  /** The states in which one is created. */
  initial: readonly S[]
  /** The states that nothing leads out of. */
  final: readonly S[]
  transitions: readonly Transition<S, E, G>[]
}

/**
 * Declares the states of something and every way between them.
 *
 * @throws Error for a table that contradicts itself: an event with two targets, a way out of a final
 *   state, a state without a way in, or one without a way out that is not called final
 */
export function defineStates<
  const S extends string,
  const E extends string,
  const G extends string = never,
>(table: {
  name: string
  states: readonly S[]
  initial: readonly NoInfer<S>[]
  final: readonly NoInfer<S>[]
  transitions: readonly {
    event: E
    from: readonly NoInfer<S>[]
    to: NoInfer<S>
    guard?: G
  }[]
}): StateTable<S, E, G> {
  const problem = problemOf(table)
  if (problem) throw new Error(`States of ${table.name}: ${problem}`)
  return table
}

function problemOf<S extends string, E extends string, G extends string>(
  table: StateTable<S, E, G>,
): string | null {
  for (const event of eventsOf(table))
    if (new Set(rowsOf(table, event).map(({ to }) => to)).size > 1)
      return `${event} leads to two states`
  for (const state of table.states) {
    const canLeave = table.transitions.some(({ from, to }) => from.includes(state) && to !== state)
    if (canLeave === table.final.includes(state))
      return `${state} is ${canLeave ? 'final, but has a' : 'not final, but has no'} way out`
    if (!reachable(table).has(state)) return `nothing leads to ${state}`
  }
  return null
}

function reachable<S extends string, E extends string, G extends string>(
  table: StateTable<S, E, G>,
): Set<S> {
  const found = new Set(table.initial)
  for (let size = 0; size < found.size; ) {
    size = found.size
    for (const { from, to } of table.transitions)
      if (from.some((state) => found.has(state))) found.add(to)
  }
  return found
}

/** The events of a table, each once, in the table's order. */
export function eventsOf<S extends string, E extends string, G extends string>({
  transitions,
}: StateTable<S, E, G>): E[] {
  return [...new Set(transitions.map(({ event }) => event))]
}

/** The rows of an event. */
export function rowsOf<S extends string, E extends string, G extends string>(
  { transitions }: StateTable<S, E, G>,
  event: NoInfer<E>,
): readonly Transition<S, E, G>[] {
  return transitions.filter((row) => row.event === event)
}

/** The state that an event leads to. */
export function targetOf<S extends string, E extends string, G extends string>(
  table: StateTable<S, E, G>,
  event: NoInfer<E>,
): S {
  const [row] = rowsOf(table, event)
  if (!row) throw new Error(`States of ${table.name}: there is no event ${event}`)
  return row.to
}

/** The states that an event may happen in, whatever its guards say. */
export function sourcesOf<S extends string, E extends string, G extends string>(
  table: StateTable<S, E, G>,
  event: NoInfer<E>,
): S[] {
  return [...new Set(rowsOf(table, event).flatMap(({ from }) => from))]
}

/**
 * Every event that may happen in each state, as `target`, or `target if guard or guard`. What is not
 * in it is refused.
 */
export function matrixOf<S extends string, E extends string, G extends string>(
  table: StateTable<S, E, G>,
): Record<string, Record<string, string>> {
  const cell = (state: S, event: E) => {
    const rows = rowsOf(table, event).filter(({ from }) => from.includes(state))
    const guards = rows.flatMap(({ guard }) => (guard === undefined ? [] : [guard]))
    const target = targetOf(table, event)
    if (rows.length === 0) return []
    return [[event, guards.length < rows.length ? target : `${target} if ${guards.join(' or ')}`]]
  }
  return Object.fromEntries(
    table.states.map((state) => [
      state,
      Object.fromEntries(eventsOf(table).flatMap((event) => cell(state, event))),
    ]),
  )
}
