/** @typedef {{ start: () => void, isPatient: boolean }} Waiting */

/**
 * Lets work that nobody waits for yet stand back: it is done one after the other, while nothing else is being answered or
 * once it has waited for long enough.
 *
 * @param {{ patienceMs: number }} options
 */
export function idleTurns({ patienceMs }) {
  let answering = 0
  let isTaken = false
  /** @type {Waiting[]} the longest first */
  const waiting = []

  function next() {
    const [first] = waiting
    if (!first || isTaken || (answering > 0 && first.isPatient)) return
    waiting.shift()
    isTaken = true
    first.start()
  }

  return {
    /** Notes that somebody waits for an answer. @returns {() => void} to call once, when it is made */
    begin() {
      answering += 1
      return () => {
        answering -= 1
        next()
      }
    },
    /** @returns {Promise<() => void>} what ends the turn, once it has begun */
    take: () =>
      new Promise((resolve) => {
        const entry = { start, isPatient: true }
        const timer = setTimeout(() => {
          entry.isPatient = false
          next()
        }, patienceMs)
        timer.unref()
        function start() {
          clearTimeout(timer)
          resolve(() => {
            isTaken = false
            next()
          })
        }
        waiting.push(entry)
        next()
      }),
  }
}
