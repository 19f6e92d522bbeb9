import { StorageError } from '@/lib/platform/object-storage/storage-error'

/** So long before its end a token is not used any more. */
const SPARE_MS = 5 * 60_000

/** @property seconds for how long it is good */
export type AccessToken = { token: string; seconds: number }

/** Makes a call with an account's token. One that is refused (401) is asked for anew, once. */
export type Access = <T>(call: (token: string) => Promise<T>) => Promise<T>

/** @param ask for a new token; what it throws, a call throws */
export function accessBy(ask: () => Promise<AccessToken>): Access {
  let known: { token: string; until: number } | null = null
  const newToken = async () => {
    const { token, seconds } = await ask()
    known = { token, until: Date.now() + seconds * 1000 - SPARE_MS }
    return token
  }
  return async (call) => {
    const token = known && Date.now() < known.until ? known.token : await newToken()
    try {
      return await call(token)
    } catch (error) {
      if (!(error instanceof StorageError) || error.status !== 401) throw error
      return await call(await newToken())
    }
  }
}
