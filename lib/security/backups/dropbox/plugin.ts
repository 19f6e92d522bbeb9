import { identifier } from '@/lib/plugins/fields'
import type { Plugin, PluginValues } from '@/lib/plugins/plugin'
import { backupFields } from '../destination/backup-fields'
import { tryOut } from '../destination/try-out'

const test = (values: PluginValues) =>
  tryOut(values, async () => (await import('./dropbox-store')).dropboxStore(values, 1), {
    all: 'Dropbox takes, lists and deletes files.',
    notListed: 'Dropbox took a file, but does not list it.',
    notRemoved: 'Dropbox takes files, but does not delete them: older backups stay there.',
  })

export const dropboxPlugin: Plugin = {
  id: 'dropbox',
  name: 'Dropbox Backup',
  brand: 'Dropbox',
  category: 'Backup',
  description:
    'Backs the whole store up each day into a folder of Dropbox. Only the owner of the key can read it.',
  version: 'v2',
  oneOf: 'backup',
  fields: [
    {
      key: 'appKey',
      label: 'App Key',
      ...identifier('[!-~]{8,200}', 'an App Key'),
      max: 200,
      secret: true,
    },
    {
      key: 'appSecret',
      label: 'App Secret',
      ...identifier('[!-~]{8,200}', 'an App Secret'),
      max: 200,
    },
    {
      key: 'refreshToken',
      label: 'Refresh Token',
      ...identifier('[!-~]{16,1000}', 'a Refresh Token'),
      max: 1000,
      secret: true,
      help: 'Of the app, which needs the permissions files.metadata.read and files.content.write. How to get one is in docs/operations.md.',
    },
    {
      key: 'folder',
      label: 'Folder',
      kind: 'text',
      max: 100,
      pattern: '/?(?:[^/\\\\:?*"<>|]+/)*[^/\\\\:?*"<>|]*',
      example: 'a folder such as backups/store',
      help: 'In the folder of the app, or in Dropbox if the app may use all of it. The store makes a folder of its own in it, named after its address.',
    },
    ...backupFields,
  ],
  connector: { shares: ['everything'], test },
}
