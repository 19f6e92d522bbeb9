import 'server-only'
import { woocommercePlugin } from '@/lib/content/woocommerce/plugin'
import { siteOf } from '@/lib/content/wordpress/client'
import { isUniqueViolation } from '@/lib/core/database-errors'
import { db, type Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { activePluginValues } from '@/lib/plugins/queries'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import type { CatalogueImport, StartTakeover } from './contracts'
import { queueTakeover } from './jobs'
import { runningTakeover, type TakeoverRow, toTakeover } from './queries'
import { dependsOnTakeover, moveTakeover } from './transition'

/** So many runs are kept. */
const KEPT_RUNS = 20

const alreadyRunning = () => new AppError('conflict', say('products.takeoverRunning'))

/**
 * Starts to take the catalogue over, or to say what that would take.
 *
 * @throws AppError `conflict` while the plugin is off, or a run is under way
 */
export async function startTakeover(
  actor: Actor,
  { isPreview, overwrites }: StartTakeover,
): Promise<CatalogueImport> {
  try {
    return await db().$transaction(async (tx) => {
      const values = await activePluginValues(woocommercePlugin, tx)
      if (!values)
        throw new AppError(
          'conflict',
          say('plugins.isSwitchedOff', { plugin: woocommercePlugin.name }),
        )
      if (await runningTakeover(tx)) throw alreadyRunning()
      const row = await addRun(tx, {
        site: siteOf(values),
        isPreview,
        overwrites,
        username: actor.username,
      })
      await recordAudit(tx, actor, {
        action: isPreview ? 'plugin.preview_catalogue' : 'plugin.import_catalogue',
        dependsOn: dependsOnTakeover(row.id),
        entityType: 'plugin',
        entityId: woocommercePlugin.id,
        after: { site: row.site, overwrites },
      })
      return toTakeover(row)
    })
  } catch (error) {
    // Two at once: the database lets one of them be.
    if (isUniqueViolation(error)) throw alreadyRunning()
    throw error
  }
}

async function addRun(
  tx: Tx,
  data: Pick<TakeoverRow, 'site' | 'isPreview' | 'overwrites' | 'username'>,
): Promise<TakeoverRow> {
  const row = await tx.catalogueImport.create({ data })
  await queueTakeover(tx, row.id)
  const oldest = await tx.catalogueImport.findFirst({
    orderBy: { createdAt: 'desc' },
    skip: KEPT_RUNS,
    select: { createdAt: true },
  })
  if (oldest)
    await tx.catalogueImport.deleteMany({
      where: { createdAt: { lte: oldest.createdAt }, id: { not: row.id } },
    })
  return row
}

/**
 * Ends the run. A product that is under way is still taken over.
 *
 * @throws AppError `conflict` when none is under way
 */
export async function endTakeover(actor: Actor): Promise<CatalogueImport> {
  return db().$transaction(async (tx) => {
    const running = await runningTakeover(tx)
    if (!running || !(await moveTakeover(tx, running.id, 'end', { endedBy: actor.username })))
      throw new AppError('conflict', say('products.noTakeoverRunning'))
    await recordAudit(tx, actor, {
      action: 'plugin.end_import_catalogue',
      entityType: 'plugin',
      entityId: woocommercePlugin.id,
    })
    return toTakeover(await tx.catalogueImport.findUniqueOrThrow({ where: { id: running.id } }))
  })
}
