const NUMBERS = /^v?(\d+(?:\.\d+)*)(-[0-9A-Za-z.-]+)?/

/** A version's numbers, and whether it is one before the release; `null` for what is no version. */
function partsOf(version: string): { numbers: number[]; isEarly: boolean } | null {
  const [, numbers, early] = NUMBERS.exec(version.trim()) ?? []
  if (numbers === undefined) return null
  return { numbers: numbers.split('.').map(Number), isEarly: early !== undefined }
}

/**
 * Whether a version is newer than another: by its numbers from the left, missing ones being 0; of the same numbers, a
 * release is newer than what came before it (`2.0.0-beta`). What is no version is older than all.
 */
export function isNewer(version: string, than: string): boolean {
  const [one, other] = [partsOf(version), partsOf(than)]
  if (!one) return false
  if (!other) return true
  const length = Math.max(one.numbers.length, other.numbers.length)
  for (let place = 0; place < length; place++) {
    const difference = (one.numbers[place] ?? 0) - (other.numbers[place] ?? 0)
    if (difference !== 0) return difference > 0
  }
  return other.isEarly && !one.isEarly
}
