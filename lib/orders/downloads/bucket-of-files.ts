import 'server-only'
import { env } from '@/lib/core/env'
import type { Bucket } from '@/lib/platform/object-storage/bucket'

/** Where the store keeps uploads instead of on its disk. */
export type BucketOfFiles = { bucket: Bucket; prefix: string }

/** The bucket that the environment names; `null` when uploads are kept on the disk. */
export function bucketOfFiles(): BucketOfFiles | null {
  const {
    DOWNLOADS_BUCKET: name,
    DOWNLOADS_BUCKET_REGION: region,
    DOWNLOADS_BUCKET_ENDPOINT: endpoint = `https://s3.${region}.amazonaws.com`,
    DOWNLOADS_BUCKET_PATH_STYLE: pathStyle,
    DOWNLOADS_BUCKET_FOLDER: folder,
    DOWNLOADS_BUCKET_ACCESS_KEY_ID: accessKeyId,
    DOWNLOADS_BUCKET_SECRET_ACCESS_KEY: secretAccessKey,
  } = env()
  if (!name || !accessKeyId || !secretAccessKey) return null
  const isPathStyle = pathStyle === 'on'
  // Who sets the environment may name any host.
  const allowPrivate = true
  return {
    bucket: { name, region, endpoint, isPathStyle, allowPrivate, accessKeyId, secretAccessKey },
    prefix: `${folder}/`,
  }
}
