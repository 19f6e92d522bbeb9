import { z } from 'zod'
import { jsonOrNull } from '@/lib/core/json-or-null'
import { StorageError } from '@/lib/platform/object-storage/storage-error'
import { type Bucket, callBucket } from './bucket'

const listSchema = z.object({
  items: z.array(z.object({ name: z.string() })).default([]),
  nextPageToken: z.string().optional(),
})

/** The keys of all objects whose keys begin with a prefix. @throws StorageError */
export async function listKeys(bucket: Bucket, prefix: string): Promise<string[]> {
  const keys: string[] = []
  let pageToken: string | undefined
  do {
    const { text } = await callBucket(bucket, {
      method: 'GET',
      path: 'o',
      query: {
        prefix,
        fields: 'items(name),nextPageToken',
        ...(pageToken === undefined ? {} : { pageToken }),
      },
    })
    const { data } = listSchema.safeParse(jsonOrNull(text))
    if (!data) throw new StorageError('The bucket’s list cannot be read.', 200)
    keys.push(...data.items.map(({ name }) => name))
    pageToken = data.nextPageToken
  } while (pageToken !== undefined)
  return keys
}

/** Removes an object, unless it is gone. @throws StorageError */
export async function deleteObject(bucket: Bucket, key: string): Promise<void> {
  await callBucket(bucket, { method: 'DELETE', path: `o/${encodeURIComponent(key)}` }).catch(
    (error: unknown) => {
      const isGone = error instanceof StorageError && error.status === 404
      if (!isGone) throw error
    },
  )
}
