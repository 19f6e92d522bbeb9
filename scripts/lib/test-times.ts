import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { z } from 'zod'

/** How long parts of the tests and their files took, in milliseconds; files of a part run beside one another. */
const timesSchema = z.object({
  parts: z.record(z.string(), z.number()),
  files: z.record(z.string(), z.number()),
})
export type TestTimes = z.infer<typeof timesSchema>

const SHOWN = 10

const jestSchema = z.object({
  testResults: z.array(z.object({ name: z.string(), startTime: z.number(), endTime: z.number() })),
})

/** The time of each file in results of Jest. @param root what the files' names begin with */
export const timesOfJest = (results: unknown, root: string): TestTimes['files'] =>
  Object.fromEntries(
    jestSchema
      .parse(results)
      .testResults.map(({ name, startTime, endTime }) => [
        relative(root, name),
        endTime - startTime,
      ]),
  )

type Suite = {
  file: string
  specs: { tests: { results: { duration: number }[] }[] }[]
  suites?: Suite[]
}
const suiteSchema: z.ZodType<Suite> = z.object({
  file: z.string(),
  specs: z.array(
    z.object({
      tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })),
    }),
  ),
  suites: z.lazy(() => z.array(suiteSchema)).optional(),
})
const playwrightSchema = z.object({ suites: z.array(suiteSchema) })

const durationOf = ({ specs, suites = [] }: Suite): number => {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results))
  return [...own.map(({ duration }) => duration), ...suites.map(durationOf)].reduce(
    (sum, duration) => sum + duration,
    0,
  )
}

/** The time of each file in results of Playwright. @param folder that of the files, from the project's root */
export const timesOfPlaywright = (results: unknown, folder: string): TestTimes['files'] =>
  Object.fromEntries(
    playwrightSchema
      .parse(results)
      .suites.map((suite) => [`${folder}/${suite.file}`, durationOf(suite)]),
  )

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
const beside = (now: number, before: number | undefined) =>
  before === undefined ? seconds(now) : `${seconds(now)} (was ${seconds(before)})`

/** Says where the time went: by part, and in which files, slowest first. @param last the run before */
export function describeTimes({ parts, files }: TestTimes, last: TestTimes): string[] {
  const slowest = Object.entries(files)
    .sort(([, one], [, other]) => other - one)
    .slice(0, SHOWN)
  return [
    ...Object.entries(parts).map(([part, ms]) => `${part}: ${beside(ms, last.parts[part])}`),
    ...(slowest.length > 0 ? ['The slowest files:'] : []),
    ...slowest.map(([file, ms]) => `${beside(ms, last.files[file])}  ${file}`),
  ]
}

/** The times of the last run of each part and file; none when there was none. */
export function readTimes(file: string): TestTimes {
  const stored = existsSync(file) ? timesSchema.safeParse(parsed(readFileSync(file, 'utf8'))) : null
  return stored?.data ?? { parts: {}, files: {} }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Keeps times for the next run to be compared with; those of what did not run stay. */
export function keepTimes(file: string, times: TestTimes, last: TestTimes): void {
  const kept = {
    parts: { ...last.parts, ...times.parts },
    files: { ...last.files, ...times.files },
  }
  writeFileSync(file, JSON.stringify(kept))
}
