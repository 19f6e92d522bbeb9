'use client'

import { PluginsScreen } from '@/components/plugins/admin/plugins-screen'
import { HandoverDialog } from './handover-dialog'

/** The Plugins tab, with what areas above plugins show of theirs. */
export const PluginsTab = () => (
  <PluginsScreen
    handover={(plugin, onClose) => <HandoverDialog plugin={plugin} onClose={onClose} />}
  />
)
