import 'server-only'
import type { Tx } from '@/lib/core/db'
import type { PluginValues } from '@/lib/plugins/plugin'
import { activePlugins } from '@/lib/plugins/queries'
import type { HelpDesk } from './desk'
import { HELP_DESKS } from './desks'

export type DeskInForce = { desk: HelpDesk; values: PluginValues }

/** The help desk that is on, with its settings, secrets included. */
export async function deskInForce(tx?: Tx): Promise<DeskInForce | null> {
  const [first] = await activePlugins(HELP_DESKS, tx)
  return first ? { desk: first.plugin, values: first.values } : null
}
