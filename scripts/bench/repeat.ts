import { performance } from 'node:perf_hooks'
import { type Figures, percentiles } from './figures'

type Bounds = { seconds: number; atMost: number; atOnce?: number }

/** Repeats the same work, each time with the next number. */
export async function repeat(
  work: (turn: number) => Promise<void>,
  { seconds, atMost, atOnce = 1 }: Bounds,
): Promise<Required<Figures>> {
  const started = performance.now()
  const until = started + seconds * 1000
  const milliseconds: number[] = []
  let turn = 0
  const worker = async () => {
    while (performance.now() < until && turn < atMost) {
      const startedAt = performance.now()
      await work(turn++)
      milliseconds.push(performance.now() - startedAt)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  const elapsed = (performance.now() - started) / 1000
  return { perSecond: milliseconds.length / elapsed, ...percentiles(milliseconds) }
}
