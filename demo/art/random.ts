export type Random = () => number

export function hash(text: string): number {
  let value = 2166136261
  for (let i = 0; i < text.length; i += 1) {
    value = Math.imul(value ^ text.charCodeAt(i), 16777619)
  }
  value = Math.imul(value ^ (value >>> 15), 2246822507)
  value = Math.imul(value ^ (value >>> 13), 3266489909)
  return (value ^ (value >>> 16)) >>> 0
}

/** Mulberry32: the same seed gives the same picture on every machine. */
export function random(seed: string): Random {
  let state = hash(seed)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

export function between(rng: Random, low: number, high: number): number {
  return low + (high - low) * rng()
}

/** The item at an index that wraps around; an empty list is a programming error. */
export function at<T>(list: readonly T[], index: number): T {
  const item = list[((index % list.length) + list.length) % list.length]
  if (item === undefined) throw new Error('at() needs a list with items')
  return item
}

export function pick<T>(rng: Random, list: readonly T[]): T {
  return at(list, Math.floor(rng() * list.length))
}

export function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index))
}
