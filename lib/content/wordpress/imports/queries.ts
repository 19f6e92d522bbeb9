import 'server-only'
import { z } from 'zod'
import { db, type Prisma, type Tx } from '@/lib/core/db'
import { type ArticleImport, importProblemSchema } from './contracts'

export type ImportRow = Prisma.ArticleImportGetPayload<object>

/** What could not be brought in, as it is stored. */
export const problemsOf = ({ problems }: Pick<ImportRow, 'problems'>) =>
  z.array(importProblemSchema).catch([]).parse(problems)

/** A run as the API returns it. */
export const toImport = (row: ImportRow): ArticleImport => ({
  id: row.id,
  site: row.site,
  status: row.status,
  isPlanned: row.isPlanned,
  posts: row.posts,
  handled: row.handled,
  added: row.added,
  changed: row.changed,
  kept: row.kept,
  hidden: row.hidden,
  problems: problemsOf(row),
  failure: row.failure,
  username: row.username,
  endedBy: row.endedBy,
  createdAt: row.createdAt.toISOString(),
  finishedAt: row.finishedAt?.toISOString() ?? null,
})

/** The run that has not come to an end. */
export const runningImport = (tx: Tx): Promise<ImportRow | null> =>
  tx.articleImport.findFirst({ where: { status: 'running' } })

/** The latest run. */
export async function latestImport(): Promise<ArticleImport | null> {
  const row = await db().articleImport.findFirst({ orderBy: { createdAt: 'desc' } })
  return row && toImport(row)
}
