import 'server-only'
import type { Tx } from '@/lib/core/db'
import { daysAgo } from '@/lib/core/time'
import type { Plugin } from '@/lib/plugins/plugin'

/**
 * What went wrong in the last 24 hours: messages that were not taken so far, mails that could not be sent, backups that failed,
 * and a search engine that could not be told.
 *
 * @returns how much of it a plugin has to do with, if it is on
 */
export async function recentErrors(
  tx: Tx,
): Promise<(plugin: Pick<Plugin, 'id' | 'oneOf'>) => number> {
  const since = { gte: daysAgo(1) }
  const [deliveries, mail, backup, engines] = await Promise.all([
    tx.notification.groupBy({
      by: ['pluginId'],
      where: { createdAt: since, status: { not: 'sent' }, lastError: { not: null } },
      _count: true,
    }),
    tx.email.count({ where: { status: 'failed', updatedAt: since } }),
    tx.storeBackup.count({ where: { status: 'failed', createdAt: since } }),
    tx.searchEngineState.findMany({ where: { problem: { not: null } }, select: { id: true } }),
  ])
  const byTask: Partial<Record<NonNullable<Plugin['oneOf']>, number>> = { mail, backup }
  return ({ id, oneOf }) =>
    (oneOf ? (byTask[oneOf] ?? 0) : 0) +
    (deliveries.find(({ pluginId }) => pluginId === id)?._count ?? 0) +
    engines.filter((engine) => engine.id === id).length
}
