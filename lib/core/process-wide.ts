const place: { softhaven?: Record<string, object> } = globalThis as typeof place

/**
 * State of the process. Next loads modules again for each kind of bundle, and their variables with them; what there must be
 * once, as a pool of connections, is kept here.
 *
 * @param name of the state, which one module alone uses
 * @param initial what it is at first
 * @returns the same object at each call
 */
export function processWide<State extends object>(name: string, initial: State): State {
  place.softhaven ??= {}
  place.softhaven[name] ??= initial
  return place.softhaven[name] as State
}
