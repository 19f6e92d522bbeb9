const SPARE_MS = 5 * 60_000

/** @property seconds for how long it is good */
export type AccessToken = { token: string; seconds: number }

/** The token of an account, for as long as it is good. */
export type Access = {
  /** Rejects with what asking for one throws. */
  token: () => Promise<string>
  /** Whoever was refused with it asks for another. */
  forget: () => void
}

/** @param ask for a new token */
export function accessBy(ask: () => Promise<AccessToken>): Access {
  let known: { token: string; until: number } | null = null
  return {
    token: async () => {
      if (known && Date.now() < known.until) return known.token
      const { token, seconds } = await ask()
      known = { token, until: Date.now() + seconds * 1000 - SPARE_MS }
      return token
    },
    forget: () => {
      known = null
    },
  }
}
