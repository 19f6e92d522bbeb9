import { CONSENT_VENDORS, PURPOSES, type Purpose, vendorsFor } from './vendors'

/** Which of these names belong to purposes that are not agreed to. */
export const tracesAmong = (
  names: readonly string[],
  isGranted: (purpose: Purpose) => boolean,
): string[] => {
  const refused = PURPOSES.filter((purpose) => !isGranted(purpose))
  const patterns = refused.flatMap((purpose) =>
    vendorsFor(purpose).flatMap((vendor) => CONSENT_VENDORS[vendor].traces[purpose] ?? []),
  )
  return names.filter((name) => patterns.some((pattern) => pattern.test(name)))
}

/** The domains that a cookie of a page may belong to: its own, and every one above it. */
export function cookieDomains(hostname: string): string[] {
  const labels = hostname.split('.')
  return labels.slice(0, -1).map((_, depth) => labels.slice(depth).join('.'))
}

/** Deletes what vendors have stored in this browser for purposes that are not agreed to. */
export function deleteTraces(isGranted: (purpose: Purpose) => boolean): void {
  const cookies = document.cookie.split('; ').flatMap((pair) => pair.split('=')[0] || [])
  for (const name of tracesAmong(cookies, isGranted))
    for (const domain of ['', ...cookieDomains(location.hostname)]) deleteCookie(name, domain)
  for (const kind of ['localStorage', 'sessionStorage'] as const)
    try {
      const storage = window[kind]
      for (const name of tracesAmong(Object.keys(storage), isGranted)) storage.removeItem(name)
    } catch {
      // A browser that refuses storage has stored nothing.
    }
}

function deleteCookie(name: string, domain: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in all browsers
  document.cookie = `${name}=; path=/; max-age=0${domain && `; domain=${domain}`}`
}
