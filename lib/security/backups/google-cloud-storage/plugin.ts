import { identifier } from '@/lib/plugins/fields'
import type { Plugin, PluginValues } from '@/lib/plugins/plugin'
import { backupFields, folderField } from '../destination/backup-fields'
import { BUCKET_WORDS, tryOut } from '../destination/try-out'

const test = (values: PluginValues) =>
  tryOut(values, async () => (await import('./bucket-store')).bucketStore(values, 1), BUCKET_WORDS)

export const googleCloudStoragePlugin: Plugin = {
  id: 'google-cloud-storage',
  name: 'Google Cloud Storage Backup',
  brand: 'Google',
  category: 'Backup',
  description:
    'Backs the whole store up each day into a bucket of Google Cloud. Only the owner of the key can read it.',
  version: 'v1',
  oneOf: 'backup',
  fields: [
    {
      key: 'bucket',
      label: 'Bucket',
      ...identifier('[a-z0-9][a-z0-9._-]{1,220}[a-z0-9]', 'the name of a bucket'),
      max: 222,
    },
    folderField,
    {
      key: 'serviceAccountKey',
      label: 'Service Account',
      kind: 'text',
      max: 4000,
      secret: true,
      required: true,
      help: 'The whole JSON file of a key of a service account that may create, list and delete objects in the bucket, and nothing else.',
    },
    ...backupFields,
  ],
  connector: { shares: ['everything'], test },
}
