/** @typedef {{ running: number, waiting: Set<() => void> }} Caller */

/** So that whoever has long turns does not wait forever between them. */
const LONGEST_REST_MS = 250

/**
 * Lets each caller do only so much at once, so that one can't occupy the whole store: what is more waits
 * for its turn, and what is much more is refused.
 *
 * @param {object} most for one caller
 * @param {number} most.atOnce
 * @param {number} most.waiting
 * @param {boolean} [most.rests] whether what waits begins only after a rest as long as the turn before it, in which others
 *   are answered
 */
export function fairTurns({ atOnce, waiting, rests = false }) {
  /** @type {Map<string, Caller>} */
  const callers = new Map()

  /** @param {string} key @param {Caller} caller */
  function end(key, caller) {
    const [next] = caller.waiting
    if (next) return next()
    caller.running -= 1
    if (caller.running === 0) callers.delete(key)
  }

  /** @param {string} key @param {Caller} caller @returns {() => void} */
  function begin(key, caller) {
    const began = performance.now()
    return () => {
      const rest = Math.min(performance.now() - began, LONGEST_REST_MS)
      // Of what has come already another's may be next; and only what is made to wait shows that more has come of this one.
      setImmediate(() => {
        if (!rests || caller.waiting.size === 0) end(key, caller)
        else setTimeout(() => end(key, caller), rest)
      })
    }
  }

  /**
   * @param {string} key the caller
   * @param {import('node:stream').Writable} [answer] with whose close the request gives up its place among those who wait: one
   *   who left must not stand before what the same caller asks next
   * @returns {Promise<(() => void) | null> | (() => void) | null} what ends the turn, once it has begun; null when
   *   the caller waits for too many already, or left meanwhile
   */
  return (key, answer) => {
    const caller = callers.get(key) ?? { running: 0, waiting: new Set() }
    if (caller.running < atOnce) {
      caller.running += 1
      callers.set(key, caller)
      return begin(key, caller)
    }
    if (answer?.destroyed || caller.waiting.size >= waiting) return null
    return new Promise((resolve) => {
      const next = () => {
        caller.waiting.delete(next)
        answer?.off('close', leave)
        resolve(begin(key, caller))
      }
      const leave = () => {
        caller.waiting.delete(next)
        resolve(null)
      }
      caller.waiting.add(next)
      answer?.once('close', leave)
    })
  }
}
