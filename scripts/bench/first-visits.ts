import { performance } from 'node:perf_hooks'
import { atMost, percentiles, type Row } from './figures'
import { isPrerendered } from './prerendered'
import type { BenchStore } from './store'

const VISITS = 200
const TARGET_P50_MS = 25

/** Product pages that were not opened since the build, each requested once, sequentially. */
export async function firstVisitRows({ url, sql }: BenchStore): Promise<Row[]> {
  const { rows } = await sql.query<{ slug: string }>(
    `SELECT "slug" FROM "Product" WHERE NOT "isHidden" ORDER BY md5("slug" || 'visit') LIMIT $1`,
    [VISITS * 2],
  )
  const slugs = rows.map(({ slug }) => slug).filter((slug) => !isPrerendered(slug))
  const visited = slugs.slice(0, VISITS)
  const first = await visitAll(url, visited)
  const again = await visitAll(url, visited)
  return [
    {
      name: `${visited.length} product pages, time to first byte`,
      ...first,
      target: atMost(first.p50, TARGET_P50_MS, `p50 ≤ ${TARGET_P50_MS} ms`),
    },
    { name: 'the same pages again', ...again },
  ]
}

async function visitAll(url: string, slugs: string[]) {
  const milliseconds: number[] = []
  for (const slug of slugs) {
    const asked = performance.now()
    const answer = await fetch(`${url}/products/${encodeURIComponent(slug)}`)
    milliseconds.push(performance.now() - asked)
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`/products/${slug}: ${answer.status}`)
  }
  return percentiles(milliseconds)
}
