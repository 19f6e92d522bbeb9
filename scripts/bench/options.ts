import { parseArgs } from 'node:util'
import { PlainError } from '../lib/progress'

export type Options = { products: number; seconds: number }

function wholeNumber(name: string, text: string, max: number): number {
  const number = Number(text)
  if (!Number.isInteger(number) || number < 1 || number > max)
    throw new PlainError(`${name} takes a whole number from 1 to ${max}.`)
  return number
}

/** `--products N` and `--seconds N`, or BENCH_SECONDS. */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      products: { type: 'string', default: '10000' },
      seconds: { type: 'string', default: process.env.BENCH_SECONDS || '8' },
    },
  })
  return {
    products: wholeNumber('--products', values.products, 1_000_000),
    seconds: wholeNumber('--seconds', values.seconds, 120),
  }
}
