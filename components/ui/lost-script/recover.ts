const RELOADED_AT = 'reloadedForScripts'
/** What fails again this soon is not mended by loading the page once more. */
const ONCE_WITHIN_MS = 5 * 60 * 1000

const LOST =
  /ChunkLoadError|loading (?:css )?chunk|failed to load chunk|dynamically imported module|importing a module script failed/i

/** Whether an error says that a script of the page is gone: the connection, or the version that it was of. */
export const isLostScript = (error: unknown): boolean =>
  error instanceof Error && LOST.test(`${error.name} ${error.message}`)

/**
 * Loads the page anew, once: then its scripts are those of the version that the server has now.
 *
 * @returns whether it does; not while the browser is offline, where there is nothing to load
 */
export function reloadOnce(): boolean {
  if (!navigator.onLine) return false
  try {
    const before = Number(sessionStorage.getItem(RELOADED_AT))
    if (Date.now() - before < ONCE_WITHIN_MS) return false
    sessionStorage.setItem(RELOADED_AT, String(Date.now()))
  } catch {
    // Without a note of it, it could happen again and again.
    return false
  }
  location.reload()
  return true
}
