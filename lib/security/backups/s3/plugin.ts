import { randomUUID } from 'node:crypto'
import { env } from '@/lib/core/env'
import { identifier } from '@/lib/plugins/fields'
import type { Plugin, PluginValues, TestResult } from '@/lib/plugins/plugin'
import { failed, passed } from '@/lib/plugins/test-results'
import { folderOf } from '../backup-names'
import { BucketError, bucketOf } from './bucket'
import { deleteObject, listKeys, putObject } from './objects'

/** Writes, lists and deletes a small object where the backups go. */
async function test(values: PluginValues): Promise<TestResult> {
  // Not with the catalogue, which every call about plugins loads.
  const { isRecipient } = await import('../format/seal')
  if (!isRecipient(String(values.recipient)))
    return failed('The Public Key is not one: look whether all of it was copied.')
  const bucket = bucketOf(values)
  const folder = folderOf(String(values.prefix ?? ''), env().SITE_URL)
  const key = `${folder}connection-test-${randomUUID()}`
  try {
    await putObject(bucket, key, 'The store may write here.\n')
    if (!(await listKeys(bucket, key)).includes(key))
      return failed('The bucket took an object, but does not list it.')
  } catch (error) {
    if (error instanceof BucketError) return failed(error.message)
    throw error
  }
  try {
    await deleteObject(bucket, key)
    return passed('The bucket takes, lists and deletes objects.')
  } catch {
    return passed('The bucket takes objects. The key may not delete: older backups stay there.')
  }
}

export const s3Plugin: Plugin = {
  id: 'amazon-s3',
  name: 'S3 Backup',
  brand: 'Amazon',
  category: 'Backup',
  description:
    'Backs the whole store up each day into a bucket of S3 or of a service like it: Backblaze B2, Cloudflare R2, MinIO. Only the owner of the key can read it.',
  version: '1.0.0',
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
    {
      key: 'prefix',
      label: 'Folder',
      kind: 'text',
      max: 100,
      pattern: '(?:[A-Za-z0-9_-][A-Za-z0-9._-]*/)*(?:[A-Za-z0-9_-][A-Za-z0-9._-]*)?',
      example: 'a folder such as backups/store',
      help: 'In the bucket. The store makes a folder of its own in it, named after its address.',
    },
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
  ],
  connector: { test },
}
