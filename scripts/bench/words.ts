import type { BenchStore } from './store'

/** Words of the catalogue's own texts, from those that most products have to those that few do. */
export async function someWords({ sql }: BenchStore, count: number): Promise<string[]> {
  const { rows } = await sql.query<{ text: string }>(
    `SELECT "text" FROM "ProductText" WHERE "productId" IN (
       SELECT (hashint4(n)::bigint & 1073741823) % (SELECT max("productId") FROM "ProductText") + 1
       FROM generate_series(1, 400) n)
     ORDER BY "productId"`,
  )
  const words = new Set(rows.flatMap(({ text }) => text.match(/[a-z0-9]{3,}/g) ?? []))
  const all = [...words].sort()
  // Evenly through the alphabet: the same at each run.
  const step = all.length / count
  return Array.from({ length: count }, (_, place) => all[Math.floor(place * step)] ?? '').filter(
    (word) => word !== '',
  )
}
