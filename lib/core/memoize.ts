/**
 * A function that computes a value once for each key and caches it for the life of the process. For few
 * keys whose values take longer to create than to use, such as the formats of `Intl`: on a slow phone
 * each takes some 25 ms.
 */
export function memoize<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const cache = new Map<Key, Value>()
  return (key) => {
    const cached = cache.get(key)
    if (cached !== undefined) return cached
    const value = compute(key)
    cache.set(key, value)
    return value
  }
}
