import { callAdmin } from '@/components/back-office/admin-calls'
import type { AdminPlugin } from '@/lib/plugins/contracts'
import type { SettingsAnswer } from '@/lib/settings/contracts'
import { pluginsOfSettings } from './settings-values'

export const SETTINGS_CALL = 'GET /api/admin/settings'
export const PLUGINS_CALL = 'GET /api/admin/plugins'

/** Loads the settings and the plugins that the tab edits. */
export type SettingsState = { answer: SettingsAnswer; plugins: readonly AdminPlugin[] }

export async function loadSettings(signal?: AbortSignal): Promise<SettingsState> {
  const [answer, plugins] = await Promise.all([
    callAdmin(SETTINGS_CALL, { signal }),
    callAdmin(PLUGINS_CALL, { signal }),
  ])
  return { answer, plugins: pluginsOfSettings(plugins) }
}
