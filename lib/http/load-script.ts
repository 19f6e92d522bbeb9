const loading = new Map<string, Promise<void>>()

/**
 * Loads a third-party script, once per page.
 *
 * @param options `id` and `data`, its data attributes, are what it reads when it runs
 * @throws Error when it does not load: no connection, or blocked by the visitor's browser
 */
export function loadScript(
  src: string,
  {
    id,
    crossOrigin,
    data,
  }: { id?: string; crossOrigin?: 'anonymous'; data?: Record<string, string> } = {},
): Promise<void> {
  const cached = loading.get(src)
  if (cached) return cached
  const loaded = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = src
    script.async = true
    if (id) script.id = id
    if (crossOrigin) script.crossOrigin = crossOrigin
    Object.assign(script.dataset, data)
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
