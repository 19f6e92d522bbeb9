const loading = new Map<string, Promise<void>>()

/**
 * Loads a third-party script, once per page.
 *
 * @throws Error when it does not load: no connection, or blocked by the visitor's browser
 */
export function loadScript(
  src: string,
  { crossOrigin }: { crossOrigin?: 'anonymous' } = {},
): Promise<void> {
  const cached = loading.get(src)
  if (cached) return cached
  const loaded = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = src
    script.async = true
    if (crossOrigin) script.crossOrigin = crossOrigin
    script.onload = () => resolve()
    script.onerror = () => {
      // Allows another attempt.
      loading.delete(src)
      script.remove()
      reject(new Error(`${src} did not load`))
    }
    document.head.append(script)
  })
  loading.set(src, loaded)
  return loaded
}
