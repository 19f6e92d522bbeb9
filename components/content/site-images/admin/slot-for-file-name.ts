const words = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/\.[a-z0-9]+$/, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && word !== 'and')

/**
 * The slot that a file name suggests: the one whose key it contains, such as
 * `hero.png` or `tile-tax-preparation v2.jpg`; of several, the longest.
 *
 * @returns `null` without a match
 */
export function slotForFileName(fileName: string, keys: readonly string[]): string | null {
  const known = words(fileName)
  const fitting = keys
    .map((key) => ({ key, parts: words(key) }))
    .filter(({ parts }) => parts.every((part) => known.includes(part)))
    .sort((a, b) => b.parts.length - a.parts.length)
  return fitting[0]?.key ?? null
}
