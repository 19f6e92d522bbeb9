import { z } from 'zod'

const target = z.object({ text: z.string(), met: z.boolean() })

/** The figures of a line; columns that do not apply are absent. */
const figures = z.object({
  perSecond: z.number().optional(),
  p50: z.number().optional(),
  p95: z.number().optional(),
  p99: z.number().optional(),
})

/** A line of the table. */
const row = figures.extend({
  name: z.string(),
  note: z.string().optional(),
  target: target.optional(),
})

/** What is measured together; with the reason where it could not be. */
const group = z.object({
  title: z.string(),
  rows: z.array(row),
  failure: z.string().optional(),
})

/** A whole run, and the machine it ran on. */
export const resultSchema = z.object({
  at: z.iso.datetime(),
  node: z.string(),
  cores: z.number(),
  products: z.number(),
  seconds: z.number(),
  pages: z.number(),
  groups: z.array(group),
})

export type Target = z.infer<typeof target>
export type Figures = z.infer<typeof figures>
export type Row = z.infer<typeof row>
export type Group = z.infer<typeof group>
export type Result = z.infer<typeof resultSchema>

/** The value that `share` percent of the sorted values do not exceed. */
function percentile(sorted: number[], share: number): number {
  const place = Math.ceil((share / 100) * sorted.length) - 1
  return sorted[Math.max(0, place)] ?? Number.NaN
}

export function percentiles(milliseconds: number[]) {
  const sorted = milliseconds.toSorted((a, b) => a - b)
  return {
    p50: percentile(sorted, 50),
    p95: percentile(sorted, 95),
    p99: percentile(sorted, 99),
  }
}

export const atMost = (value: number, limit: number, text: string): Target => ({
  text,
  met: value <= limit,
})
