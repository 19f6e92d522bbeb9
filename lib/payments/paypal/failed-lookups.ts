const MAX_REMEMBERED = 1000

/** What look-ups came to that brought nothing, by address, each until its time; of too many the oldest is forgotten. */
export class FailedLookups {
  readonly #outcomes = new Map<string, { outcome: 'none' | 'unknown'; until: number }>()

  /** @param until in milliseconds, as Date.now() */
  remember<Outcome extends 'none' | 'unknown'>(
    address: string,
    outcome: Outcome,
    until: number,
  ): Outcome {
    this.#outcomes.delete(address)
    const [oldest] = this.#outcomes.keys()
    if (this.#outcomes.size >= MAX_REMEMBERED && oldest !== undefined) this.#outcomes.delete(oldest)
    this.#outcomes.set(address, { outcome, until })
    return outcome
  }

  at(address: string, now: number): 'none' | 'unknown' | null {
    const remembered = this.#outcomes.get(address)
    if (!remembered) return null
    if (remembered.until > now) return remembered.outcome
    this.#outcomes.delete(address)
    return null
  }
}
