import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { atMost, type Row } from './figures'
import type { Options } from './options'
import type { BenchStore } from './store'

const AIMED_MB = 450
const READERS = 4

/** The memory of the server's process after all of this, and after reading many different pages. */
export async function memoryRows(store: BenchStore, { pages }: Options): Promise<Row[]> {
  const before = residentMegabytes(store.serverPid)
  const read = await readPages(store, pages)
  const after = residentMegabytes(store.serverPid)
  return [
    { name: 'server, resident after the run', note: `${before.toFixed(0)} MB` },
    {
      name: `server, after ${read} different product pages`,
      note: `${after.toFixed(0)} MB`,
      target: atMost(after, AIMED_MB, `≤ ${AIMED_MB} MB`),
    },
  ]
}

/** Reads up to `count` product pages, each once. */
async function readPages({ url, sql }: BenchStore, count: number): Promise<number> {
  const { rows } = await sql.query<{ slug: string }>(
    `SELECT "slug" FROM "Product" WHERE NOT "isHidden" ORDER BY "id" LIMIT $1`,
    [count],
  )
  const slugs = rows.map(({ slug }) => slug)
  const readNext = async (): Promise<void> => {
    for (let slug = slugs.pop(); slug !== undefined; slug = slugs.pop()) {
      const answer = await fetch(`${url}/products/${encodeURIComponent(slug)}`)
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`/products/${slug}: ${answer.status}`)
    }
  }
  await Promise.all(Array.from({ length: READERS }, readNext))
  return rows.length
}

const residentMegabytes = (pid: number) => (residentKilobytes(pid) * 1024) / 1e6

function residentKilobytes(pid: number): number {
  const status = `/proc/${pid}/status`
  const kilobytes = existsSync(status)
    ? Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(status, 'utf8'))?.[1])
    : Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }))
  if (!(kilobytes > 0)) throw new Error('The size of the server is not known')
  return kilobytes
}
