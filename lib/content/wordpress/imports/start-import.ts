import 'server-only'
import { siteOf } from '@/lib/content/wordpress/client'
import { wordpressPlugin } from '@/lib/content/wordpress/plugin'
import { isUniqueViolation } from '@/lib/core/database-errors'
import { db, type Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { activePluginValues } from '@/lib/plugins/queries'
import { type Actor, recordAudit, SERVER } from '@/lib/staff/audit'
import type { ArticleImport } from './contracts'
import { queueImport } from './jobs'
import { type ImportRow, runningImport, toImport } from './queries'
import { dependsOnImport, moveImport } from './transition'

/** So many runs are kept. */
const KEPT_RUNS = 20

const alreadyRunning = () => new AppError('conflict', say('articles.importRunning'))

/**
 * Starts to bring all posts in.
 *
 * @throws AppError `conflict` while the plugin is off, or a run is under way
 */
export async function startImport(actor: Actor): Promise<ArticleImport> {
  try {
    return await db().$transaction(async (tx) => {
      const values = await activePluginValues(wordpressPlugin, tx)
      if (!values)
        throw new AppError(
          'conflict',
          say('plugins.isSwitchedOff', { plugin: wordpressPlugin.name }),
        )
      if (await runningImport(tx)) throw alreadyRunning()
      const row = await addRun(tx, {
        site: siteOf(values),
        isFull: true,
        username: actor.username,
      })
      await recordAudit(tx, actor, {
        action: 'plugin.import_articles',
        dependsOn: dependsOnImport(row.id),
        entityType: 'plugin',
        entityId: wordpressPlugin.id,
      })
      return toImport(row)
    })
  } catch (error) {
    // Two at once: the database lets one of them be.
    if (isUniqueViolation(error)) throw alreadyRunning()
    throw error
  }
}

/** Starts to bring in what changed, if articles follow WordPress and no run is under way. */
export async function followPosts(): Promise<void> {
  const values = await activePluginValues(wordpressPlugin)
  if (values?.mode !== 'follow') return
  try {
    await db().$transaction(async (tx) => {
      if (await runningImport(tx)) return
      await addRun(tx, { site: siteOf(values), isFull: false, username: SERVER.username })
    })
  } catch (error) {
    // Somebody has started one meanwhile.
    if (!isUniqueViolation(error)) throw error
  }
}

async function addRun(
  tx: Tx,
  data: Pick<ImportRow, 'site' | 'isFull' | 'username'>,
): Promise<ImportRow> {
  const row = await tx.articleImport.create({ data })
  await queueImport(tx, row.id)
  const oldest = await tx.articleImport.findFirst({
    orderBy: { createdAt: 'desc' },
    skip: KEPT_RUNS,
    select: { createdAt: true },
  })
  if (oldest)
    await tx.articleImport.deleteMany({
      where: { createdAt: { lte: oldest.createdAt }, id: { not: row.id } },
    })
  return row
}

/**
 * Ends the run. A post that is under way is still brought in.
 *
 * @throws AppError `conflict` when none is under way
 */
export async function endImport(actor: Actor): Promise<ArticleImport> {
  return db().$transaction(async (tx) => {
    const running = await runningImport(tx)
    if (!running || !(await moveImport(tx, running.id, 'end', { endedBy: actor.username })))
      throw new AppError('conflict', say('articles.noImportRunning'))
    await recordAudit(tx, actor, {
      action: 'plugin.end_import_articles',
      entityType: 'plugin',
      entityId: wordpressPlugin.id,
    })
    return toImport(await tx.articleImport.findUniqueOrThrow({ where: { id: running.id } }))
  })
}
