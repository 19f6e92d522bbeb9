/** @typedef {{ running: number, waiting: (() => void)[] }} Caller */

/**
 * Lets each caller do only so much at once, so that one can't occupy the whole store: what is more waits
 * for its turn, and what is much more is refused.
 *
 * @param {{ atOnce: number, waiting: number }} most for one caller
 */
export function fairTurns({ atOnce, waiting }) {
  /** @type {Map<string, Caller>} */
  const callers = new Map()

  /** @param {string} key @param {Caller} caller */
  function end(key, caller) {
    const next = caller.waiting.shift()
    if (next) return next()
    caller.running -= 1
    if (caller.running === 0) callers.delete(key)
  }

  /**
   * @param {string} key the caller
   * @returns {Promise<() => void> | (() => void) | null} what ends the turn, once it has begun; null when
   *   the caller waits for too many already
   */
  return (key) => {
    const caller = callers.get(key) ?? { running: 0, waiting: [] }
    const ends = () => end(key, caller)
    if (caller.running < atOnce) {
      caller.running += 1
      callers.set(key, caller)
      return ends
    }
    if (caller.waiting.length >= waiting) return null
    return new Promise((resolve) => {
      caller.waiting.push(() => resolve(ends))
    })
  }
}
