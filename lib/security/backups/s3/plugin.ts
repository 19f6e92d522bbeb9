import { text } from 'node:stream/consumers'
import { deleteObject, listKeys, putObject } from '@/lib/platform/object-storage/objects'
import { identifier } from '@/lib/plugins/fields'
import type { Plugin, PluginValues } from '@/lib/plugins/plugin'
import { backupFields, folderField } from '../destination/backup-fields'
import { ownFolder } from '../destination/own-folder'
import { BUCKET_WORDS, tryOut } from '../destination/try-out'
import { bucketOf } from './bucket-of'

const test = (values: PluginValues) =>
  tryOut(
    values,
    () => {
      const bucket = bucketOf(values)
      return {
        folder: ownFolder(values.prefix),
        write: async (key, bytes) => {
          const body = await text(bytes)
          await putObject(bucket, key, body)
          return body.length
        },
        list: (prefix) => listKeys(bucket, prefix),
        remove: (key) => deleteObject(bucket, key),
      }
    },
    BUCKET_WORDS,
  )

export const s3Plugin: Plugin = {
  id: 'amazon-s3',
  name: 'S3 Backup',
  brand: 'Amazon',
  category: 'Backup',
  description:
    'Backs the whole store up each day into a bucket of S3 or of a service like it: Backblaze B2, Cloudflare R2, MinIO. Only the owner of the key can read it.',
  version: '1.0.0',
  oneOf: 'backup',
  fields: [
    {
      key: 'endpoint',
      label: 'Endpoint',
      kind: 'url',
      help: 'Empty for Amazon. Others name it with the bucket, such as https://s3.eu-central-003.backblazeb2.com.',
    },
    {
      key: 'region',
      label: 'Region',
      ...identifier('[a-z0-9-]{2,40}', 'a region such as eu-central-1'),
      help: 'Such as eu-central-1; auto for Cloudflare R2.',
    },
    {
      key: 'bucket',
      label: 'Bucket',
      ...identifier('[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]', 'the name of a bucket'),
    },
    folderField,
    {
      key: 'pathStyle',
      label: 'Bucket in the Path',
      kind: 'boolean',
      default: false,
      help: 'On for MinIO, and for a bucket with a dot in its name.',
    },
    {
      key: 'accessKeyId',
      label: 'Access Key ID',
      ...identifier('[!-~]{3,128}', 'an Access Key ID'),
      max: 128,
    },
    {
      key: 'secretAccessKey',
      label: 'Secret Access Key',
      ...identifier('[!-~]{8,200}', 'a Secret Access Key'),
      max: 200,
    },
    ...backupFields,
  ],
  connector: { shares: ['everything'], test },
}
