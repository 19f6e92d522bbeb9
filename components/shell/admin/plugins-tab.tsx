'use client'

import { TakeoverDialog } from '@/components/content/woocommerce/admin/takeover-dialog'
import { ImportDialog } from '@/components/content/wordpress/admin/import-dialog'
import { HandoverDialog } from '@/components/marketing/crm/admin/handover-dialog'
import { type PluginRun, PluginsScreen } from '@/components/plugins/admin/plugins-screen'
import { CRM_IDS } from '@/lib/marketing/crm/handovers/contracts'
import type { AdminPlugin } from '@/lib/plugins/contracts'

/** What somebody can start of a plugin, which then takes its time. */
function runOf(plugin: AdminPlugin): PluginRun | null {
  if (CRM_IDS.includes(plugin.id))
    return {
      kind: 'handover',
      dialog: (onClose) => <HandoverDialog plugin={plugin} onClose={onClose} />,
    }
  if (plugin.id === 'wordpress')
    return {
      kind: 'import',
      dialog: (onClose) => <ImportDialog plugin={plugin} onClose={onClose} />,
    }
  if (plugin.id === 'woocommerce')
    return {
      kind: 'takeover',
      dialog: (onClose) => <TakeoverDialog plugin={plugin} onClose={onClose} />,
    }
  return null
}

/** The Plugins tab, with what areas above plugins show of theirs. */
export const PluginsTab = () => <PluginsScreen runOf={runOf} />
