import type { Draw } from '../random'
import type { World } from '../world'

/** One kind of trouble around the store. */
export type Fault = {
  name: string
  /** Seconds between two strikes, on the average. */
  every: number
  /** Strikes, and has mended what it broke when it returns. @returns what exactly it did */
  strike: (world: World, draw: Draw) => Promise<string>
}
