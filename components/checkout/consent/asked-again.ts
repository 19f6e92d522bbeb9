import { HttpError } from '@/lib/http/client'

const STORAGE_KEY = 'supplyConsentAsked'

/** Whether the store refused because the buyer has not agreed to immediate supply. */
export const isAboutConsent = (error: unknown): boolean =>
  error instanceof HttpError && error.issues.some(({ path }) => path.startsWith('supplyConsent'))

/** Whether a wallet has told of a buyer in this tab whom the store asks, so that the page asks whatever it knows itself. */
export function wasAskedFor(): boolean {
  try {
    return sessionStorage.getItem(STORAGE_KEY) !== null
  } catch {
    return false
  }
}

export function rememberAskedFor(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, '1')
  } catch {
    // Without storage the boxes stand where the page is not left.
  }
}
