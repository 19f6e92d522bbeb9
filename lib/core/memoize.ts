/**
 * Gives a function that makes something for a key when it is first wanted, and keeps it for good. For
 * few keys and what takes longer to make than to use, such as the formats of `Intl`: on a slow phone each
 * takes some 25 ms.
 */
export function onceForEach<Key, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const kept = new Map<Key, Made>()
  return (key) => {
    const known = kept.get(key)
    if (known !== undefined) return known
    const made = make(key)
    kept.set(key, made)
    return made
  }
}
