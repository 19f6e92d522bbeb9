import { createHash } from 'node:crypto'

/** What can be drawn: the same for the same seed, whatever else is drawn elsewhere. */
export type Draw = {
  /** From 0 up to, but not including, 1. */
  next(): number
  chance(probability: number): boolean
  /** A whole number, both ends included. */
  between(from: number, to: number): number
  pick<T>(list: readonly T[]): T
  /** One of the names, as often as its weight says. */
  weighted<T extends string>(weights: Record<T, number>): T
}

/** A small fast counter (sfc32), started from a hash of the parts. */
export function drawFrom(...seed: (string | number)[]): Draw {
  const hash = createHash('sha256').update(seed.join('/')).digest()
  let [a = 0, b = 0, c = 0, d = 1] = [0, 4, 8, 12].map((at) => hash.readInt32LE(at))
  const next = () => {
    const sum = (((a + b) | 0) + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return (sum >>> 0) / 2 ** 32
  }
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    next,
    between,
    chance: (probability) => next() < probability,
    pick: (list) => {
      const picked = list[between(0, list.length - 1)]
      if (picked === undefined) throw new Error('Nothing to pick from')
      return picked
    },
    weighted: <T extends string>(weights: Record<T, number>) => {
      const entries = Object.entries<number>(weights)
      let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0)
      const found = entries.find(([, weight]) => {
        left -= weight
        return left < 0
      })
      return (found ?? entries[0])?.[0] as T
    },
  }
}
