import { parseArgs } from 'node:util'
import { PlainError } from '../lib/progress'

export type Options = {
  products: number
  /** How many orders the back office is measured with. */
  orders: number
  seconds: number
  /** How many product pages to read before the memory is measured. */
  pages: number
  /** What the titles of the measurements to make contain; all of them by default. */
  only: string
  /** Whether the results become those of the last release, which later ones are compared with. */
  isRelease: boolean
}

function wholeNumber(name: string, text: string, max: number): number {
  const number = Number(text)
  if (!Number.isInteger(number) || number < 1 || number > max)
    throw new PlainError(`${name} takes a whole number from 1 to ${max}.`)
  return number
}

/** `--products N`, `--orders N`, `--seconds N` or BENCH_SECONDS, `--pages N`, `--only TITLE`, `--release`. */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      products: { type: 'string', default: '10000' },
      orders: { type: 'string', default: '100000' },
      seconds: { type: 'string', default: process.env.BENCH_SECONDS || '8' },
      pages: { type: 'string', default: '1000' },
      only: { type: 'string', default: '' },
      release: { type: 'boolean', default: false },
    },
  })
  return {
    products: wholeNumber('--products', values.products, 1_000_000),
    orders: wholeNumber('--orders', values.orders, 10_000_000),
    seconds: wholeNumber('--seconds', values.seconds, 120),
    pages: wholeNumber('--pages', values.pages, 1_000_000),
    only: values.only.toLowerCase(),
    isRelease: values.release,
  }
}
