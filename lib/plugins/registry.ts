import { AppError } from '@/lib/core/errors'
import { CONNECTORS } from './connectors'
import { PLUGIN_CATEGORIES, type Plugin } from './fields'
import { LISTED } from './listed'

/** A plugin that this store can work with. */
export type ConnectorId = (typeof CONNECTORS)[number]['id']

/** The whole catalogue, by category and, within one, connectors first. Data only. */
export const PLUGINS: readonly Plugin[] = PLUGIN_CATEGORIES.flatMap((category) =>
  [...CONNECTORS, ...LISTED].filter((plugin) => plugin.category === category),
)

const BY_ID = new Map(PLUGINS.map((plugin) => [plugin.id, plugin]))

/** A plugin of the catalogue. */
export const pluginById = (id: string): Plugin | undefined => BY_ID.get(id)

/** Whether this store can work with a plugin. */
export const isConnector = (id: string): id is ConnectorId =>
  CONNECTORS.some((plugin) => plugin.id === id)

/** A plugin of the catalogue. @throws AppError `not_found` */
export function requirePlugin(id: string): Plugin {
  const plugin = pluginById(id)
  if (!plugin) throw new AppError('not_found', 'There is no plugin with this id')
  return plugin
}
