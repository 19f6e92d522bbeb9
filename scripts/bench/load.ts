import autocannon from 'autocannon'
import { type Figures, percentiles } from './figures'

type Load = {
  url: string
  /** Requested in sequence, repeatedly, by each connection. */
  paths: string[]
  connections: number
  seconds: number
  headers?: Record<string, string>
}

export type Loaded = Required<Figures> & {
  /** In the order of the responses; with one connection the n-th belongs to the n-th path. */
  milliseconds: number[]
}

/** Sends requests as fast as responses arrive. @throws Error when one is missing or not a success */
export async function load({ url, paths, seconds, ...options }: Load): Promise<Loaded> {
  // Autocannon's own summary counts in whole milliseconds and has no 95th percentile.
  const milliseconds: number[] = []
  const requests = paths.map((path) => ({ path }))
  const { duration, errors, non2xx } = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon({ ...options, url, duration: seconds, requests }, (error, result) =>
      error ? reject(error) : resolve(result),
    )
    run.on('response', (_client, _status, _bytes, time) => milliseconds.push(time))
  })
  if (errors + non2xx > 0 || milliseconds.length === 0)
    throw new Error(
      `${paths[0]}: ${milliseconds.length} answers, ${errors} errors, ${non2xx} refusals`,
    )
  return { perSecond: milliseconds.length / duration, ...percentiles(milliseconds), milliseconds }
}
