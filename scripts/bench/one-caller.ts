import { execFile } from 'node:child_process'
import { Agent, request } from 'node:http'
import { performance } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { z } from 'zod'
import { projectRoot } from '../lib/data-dir'
import { atMost, percentiles, type Row } from './figures'
import type { Options } from './options'
import type { BenchStore } from './store'

const CONNECTIONS = 40
const LIMIT_MS = 100
const OTHERS_ASK_EVERY_MS = 5
/** For documentation (RFC 5737): no shopper of the other measurements has them. */
const CALLER = '203.0.113.9'
const OTHER = '203.0.113.10'

/** What costs the store most, in addresses that it has no answer kept for: N becomes another number each time. */
const PATHS = [
  '/products/not-there-N',
  '/de/products/not-there-N',
  '/not-there-N',
  '/products?search=word-N',
  '/sitemap.xml?j=N',
  '/api/articles?full=xN',
  '/api/products?limit=1000&j=N',
  '/api/products?limit=1000&offset=N',
  '/api/openapi.json?j=N',
  '/api/cart?j=N',
  '/feeds/bing.txt?j=N',
]

/** How long others wait for the health check while one caller asks for as much as it can. */
export async function oneCallerRows({ url }: BenchStore, { seconds }: Options): Promise<Row[]> {
  const port = Number(new URL(url).port)
  const rows = [await othersBeside(port, seconds, null)]
  for (const path of PATHS) {
    rows.push(await othersBeside(port, seconds, path))
    // What of it still waits for its turn belongs to no other line.
    await setTimeout(1000)
  }
  return rows
}

async function othersBeside(port: number, seconds: number, path: string | null): Promise<Row> {
  const [milliseconds, answers] = await Promise.all([
    asOthers(port, seconds),
    path === null ? null : asOneCaller({ port, path, seconds }),
  ])
  const figures = percentiles(milliseconds)
  return {
    name: path ?? '/api/health alone',
    perSecond: milliseconds.length / seconds,
    ...figures,
    ...(answers ? { note: answers } : {}),
    target: atMost(figures.p99, LIMIT_MS, `p99 ≤ ${LIMIT_MS} ms`),
  }
}

const answersSchema = z.record(z.string(), z.number())

async function asOneCaller(asked: { port: number; path: string; seconds: number }) {
  const settings = { ...asked, address: CALLER, connections: CONNECTIONS }
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['scripts/bench/ask-for-all.mjs', JSON.stringify(settings)],
    { cwd: projectRoot },
  )
  return Object.entries(answersSchema.parse(JSON.parse(stdout)))
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ')
}

async function asOthers(port: number, seconds: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true })
  const milliseconds: number[] = []
  const until = performance.now() + seconds * 1000
  while (performance.now() < until) {
    const asked = performance.now()
    await askHealth(port, agent)
    milliseconds.push(performance.now() - asked)
    await setTimeout(OTHERS_ASK_EVERY_MS)
  }
  agent.destroy()
  return milliseconds
}

const askHealth = (port: number, agent: Agent) =>
  new Promise<void>((resolve, reject) => {
    const headers = { 'X-Forwarded-For': OTHER }
    const call = request({ port, path: '/api/health', agent, headers }, (answer) => {
      answer.on('error', reject)
      answer.on('end', () =>
        answer.statusCode === 200
          ? resolve()
          : reject(new Error(`/api/health: ${answer.statusCode}`)),
      )
      answer.resume()
    })
    call.on('error', reject)
    call.end()
  })
