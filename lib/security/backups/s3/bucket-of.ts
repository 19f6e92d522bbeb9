import { env } from '@/lib/core/env'
import type { Bucket } from '@/lib/platform/object-storage/bucket'
import type { PluginValues } from '@/lib/plugins/plugin'

/** The bucket that the plugin's settings name. */
export const bucketOf = (values: PluginValues): Bucket => ({
  name: String(values.bucket),
  region: String(values.region),
  endpoint: String(values.endpoint || `https://s3.${values.region}.amazonaws.com`),
  isPathStyle: values.pathStyle === true,
  allowPrivate: env().PRIVATE_RECEIVERS === 'on',
  accessKeyId: String(values.accessKeyId),
  secretAccessKey: String(values.secretAccessKey),
})
