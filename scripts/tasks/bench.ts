import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { apiReadRows } from '../bench/api-reads'
import { backOfficeRows } from '../bench/back-office'
import { browserRows } from '../bench/browser'
import type { Group, Result, Row } from '../bench/figures'
import { firstVisitRows } from '../bench/first-visits'
import { cartRows, orderRows } from '../bench/journeys'
import { keepAsRelease, lastRelease } from '../bench/last-release'
import { licenceRows } from '../bench/licences'
import { lighthouseRows } from '../bench/lighthouse'
import { memoryRows } from '../bench/memory'
import { oneCallerRows } from '../bench/one-caller'
import { type Options, readOptions } from '../bench/options'
import { planRows } from '../bench/plans'
import { asTable } from '../bench/report'
import { statementRows } from '../bench/statements'
import { type BenchStore, startBenchStore } from '../bench/store'
import { throughputRows } from '../bench/throughput'
import { dataDir } from '../lib/data-dir'
import { onShutdown } from '../lib/processes'
import { note, runTask, step } from '../lib/progress'

type Measurement = [title: string, measure: (store: BenchStore, options: Options) => Promise<Row[]>]

// Statements are counted while the store is otherwise idle; orders come late, because their deliveries
// continue in the background.
const MEASUREMENTS: Measurement[] = [
  ['SQL statements per request', statementRows],
  ['Query plans', planRows],
  ['Pages, 10 connections', throughputRows],
  ['API: products', apiReadRows],
  ['API: cart round trip', cartRows],
  ['First visit to pages that are not rendered yet', firstVisitRows],
  ['Browser', browserRows],
  ['Lighthouse, emulated phone', lighthouseRows],
  ['API: complete paid order', orderRows],
  ['API: licences', licenceRows],
  ['Others, while one address asks over 40 connections', oneCallerRows],
  ['Memory', memoryRows],
  // Last, because the store is another one with so many orders.
  ['Back office', backOfficeRows],
]

/** Measures the production build on this machine and prints a table. Figures to read, not a test. */
runTask(async () => {
  const options = readOptions(process.argv.slice(2))
  process.env.DATA_DIR ||= '.data/bench'
  process.env.NEXT_DIST_DIR ||= '.next-bench'
  const cleanups: (() => Promise<unknown>)[] = []
  let stopping: Promise<void> | undefined
  const stopAll = () => {
    stopping ??= (async () => {
      for (const cleanup of cleanups.reverse()) await cleanup()
    })()
    return stopping
  }
  let interrupted = false
  onShutdown(async () => {
    interrupted = true
    await stopAll()
  })

  const groups: Group[] = []
  try {
    const store = await startBenchStore(options.products, cleanups)
    for (const [title, measure] of MEASUREMENTS) {
      if (interrupted) break
      if (!title.toLowerCase().includes(options.only)) continue
      groups.push(await measured(title, () => measure(store, options)))
    }
  } finally {
    await stopAll()
  }
  // After an interrupt the signal handler ends the process, once everything has stopped.
  if (interrupted) return
  report(groups, options)
  process.exit(groups.some(({ failure }) => failure) ? 1 : 0)
})

async function measured(title: string, measure: () => Promise<Row[]>): Promise<Group> {
  try {
    return { title, rows: await step(`Measuring: ${title}`, measure) }
  } catch (error) {
    return { title, rows: [], failure: error instanceof Error ? error.message : String(error) }
  }
}

function report(groups: Group[], options: Options): void {
  const { products, seconds, pages, isRelease } = options
  const at = new Date().toISOString()
  const machine = { node: process.version, cores: availableParallelism() }
  const result: Result = { at, ...machine, products, seconds, pages, groups }
  const file = join(dataDir(), 'bench.json')
  writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`)
  console.log(`
Softhaven, ${products} products, ${seconds} s a figure, Node ${machine.node}, ${machine.cores} cores

${asTable(groups, lastRelease(products))}
`)
  note(`The same as JSON: ${file}`)
  if (isRelease) note(`Kept as the figures of this release: ${keepAsRelease(result)}`)
}
