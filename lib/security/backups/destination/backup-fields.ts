import { identifier, type PluginField } from '@/lib/plugins/fields'

/** What every destination of backups is told: for whom they are encrypted, when they are made, and how long they are kept. */
export const backupFields: readonly PluginField[] = [
  {
    key: 'recipient',
    label: 'Public Key',
    ...identifier('age1[02-9ac-hj-np-z]{58}', 'a public key that begins with age1'),
    help: 'For whom the backups are encrypted: npm run backup-key -- FILE makes a pair. The store can’t read its backups; without the private key nobody can.',
  },
  {
    key: 'hour',
    label: 'Hour',
    kind: 'number',
    min: 0,
    max: 23,
    default: 3,
    help: 'From which it is made each day, in the store’s time zone.',
  },
  { key: 'keepDays', label: 'Days to Keep', kind: 'number', min: 1, max: 3650, default: 30 },
  {
    key: 'keepWeeks',
    label: 'Weeks to Keep',
    kind: 'number',
    min: 0,
    max: 520,
    default: 8,
    help: 'The last backup of each week is kept for so many weeks.',
  },
]

/** The folder in a bucket. */
export const folderField: PluginField = {
  key: 'prefix',
  label: 'Folder',
  kind: 'text',
  max: 100,
  pattern: '(?:[A-Za-z0-9_-][A-Za-z0-9._-]*/)*(?:[A-Za-z0-9_-][A-Za-z0-9._-]*)?',
  example: 'a folder such as backups/store',
  help: 'In the bucket. The store makes a folder of its own in it, named after its address.',
}
