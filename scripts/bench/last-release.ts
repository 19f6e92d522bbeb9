import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { projectRoot } from '../lib/data-dir'
import { type Result, type Row, resultSchema } from './figures'

/** One run for each size of catalogue. */
const FILE = join(projectRoot, 'scripts/bench/last-release.json')
const releaseSchema = z.array(resultSchema)

const readAll = (): Result[] =>
  existsSync(FILE) ? releaseSchema.parse(JSON.parse(readFileSync(FILE, 'utf8'))) : []

/** What the last release measured with as many products, if anything. */
export const lastRelease = (products: number): Result | undefined =>
  readAll().find((result) => result.products === products)

/**
 * Keeps a run as the one that later runs are compared with; what it did not measure stays. Returns where.
 */
export function keepAsRelease(result: Result): string {
  const earlier = lastRelease(result.products)?.groups ?? []
  const measured = result.groups.filter(({ failure }) => failure === undefined)
  const isNew = (title: string) => measured.some((group) => group.title === title)
  const kept = earlier.filter(({ title, failure }) => failure === undefined && !isNew(title))
  const others = readAll().filter(({ products }) => products !== result.products)
  const all = [...others, { ...result, groups: [...kept, ...measured] }].toSorted(
    (one, other) => one.products - other.products,
  )
  writeFileSync(FILE, `${JSON.stringify(all, null, 2)}\n`)
  return FILE
}

/** The line of an earlier run that measured the same. */
export const earlierRow = (
  earlier: Result | undefined,
  title: string,
  name: string,
): Row | undefined =>
  earlier?.groups.find((group) => group.title === title)?.rows.find((row) => row.name === name)
