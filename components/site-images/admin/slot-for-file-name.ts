const words = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/\.[a-z0-9]+$/, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && word !== 'and')

/**
 * The place that a file is meant for by its name: the one whose key it holds, such as
 * `hero.png` or `tile-tax-preparation v2.jpg`; of several the most exact.
 *
 * @returns `null` when its name holds none
 */
export function slotForFileName(fileName: string, keys: readonly string[]): string | null {
  const known = words(fileName)
  const fitting = keys
    .map((key) => ({ key, parts: words(key) }))
    .filter(({ parts }) => parts.every((part) => known.includes(part)))
    .sort((a, b) => b.parts.length - a.parts.length)
  return fitting[0]?.key ?? null
}
