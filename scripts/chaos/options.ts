import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { PlainError } from '../lib/progress'
import { FAULTS } from './faults'

export type Options = {
  checkouts: number
  /** How many servers share the database, each on a port of its own and with a worker of its own. */
  processes: number
  seed: number
  /** How many shoppers are in the store at a time. */
  concurrency: number
  /** The one checkout to make, with no faults of the surroundings unless they are named. */
  only: number | null
  /** Names of faults of the surroundings to strike. */
  faults: string[]
  /** Prices hold a tax of 19 %, which otherwise are 8 % on top. */
  gross: boolean
  /** After so many seconds whatever is not done has failed. */
  within: number | null
}

function wholeNumber(name: string, text: string, max: number, min = 1): number {
  const number = Number(text)
  if (!Number.isInteger(number) || number < min || number > max)
    throw new PlainError(`${name} takes a whole number from ${min} to ${max}.`)
  return number
}

function faultNames(text: string): string[] {
  const known = FAULTS.map(({ name }) => name)
  if (text === 'all') return known
  const names = text === 'none' ? [] : text.split(',')
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length > 0)
    throw new PlainError(`--faults takes all, none, or some of: ${known.join(', ')}.`)
  return names
}

/** `--checkouts N`, `--processes N`, `--seed N`, `--concurrency N`, `--only INDEX`, `--faults A,B`, `--gross`, `--within SECONDS`. */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      checkouts: { type: 'string', default: '1000' },
      processes: { type: 'string', default: '2' },
      seed: { type: 'string', default: String(randomInt(1, 1_000_000)) },
      concurrency: { type: 'string', default: '24' },
      only: { type: 'string' },
      faults: { type: 'string' },
      gross: { type: 'boolean', default: false },
      within: { type: 'string' },
    },
  })
  const { only, within } = values
  return {
    checkouts: wholeNumber('--checkouts', values.checkouts, 1_000_000),
    processes: wholeNumber('--processes', values.processes, 8),
    seed: wholeNumber('--seed', values.seed, 2 ** 31),
    concurrency: wholeNumber('--concurrency', values.concurrency, 500),
    only: only === undefined ? null : wholeNumber('--only', only, 1_000_000, 0),
    gross: values.gross,
    faults: faultNames(values.faults ?? (only === undefined ? 'all' : 'none')),
    within: within === undefined ? null : wholeNumber('--within', within, 86_400),
  }
}
