/** What the store has to know of a CRM's account before it writes there, kept while the process lives. */
import type { PluginValues } from '@/lib/plugins/plugin'

/**
 * Remembers, account by account, what had to be looked up or made there.
 *
 * @param prepare may be called again after {@link forget}, and by each process
 */
export function remembered<T>(
  prepare: (values: PluginValues) => Promise<T>,
  nameOf: (values: PluginValues) => string,
) {
  const known = new Map<string, Promise<T>>()
  return {
    of: (values: PluginValues): Promise<T> => {
      const name = nameOf(values)
      const before = known.get(name)
      if (before) return before
      const made = prepare(values)
      known.set(name, made)
      made.catch(() => known.delete(name))
      return made
    },
    /** Somebody may have changed it there. */
    forget: (values: PluginValues): void => {
      known.delete(nameOf(values))
    },
  }
}
