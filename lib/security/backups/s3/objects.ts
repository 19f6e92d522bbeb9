import { type Bucket, callBucket, textsOf } from './bucket'

/** The keys of all objects whose keys begin with a prefix. @throws BackupStoreError */
export async function listKeys(bucket: Bucket, prefix: string): Promise<string[]> {
  const keys: string[] = []
  let token: string | undefined
  do {
    const { text } = await callBucket(bucket, {
      method: 'GET',
      query: {
        'list-type': '2',
        prefix,
        ...(token === undefined ? {} : { 'continuation-token': token }),
      },
    })
    keys.push(...textsOf(text, 'Key'))
    token = textsOf(text, 'NextContinuationToken')[0]
  } while (token !== undefined)
  return keys
}

/** @throws BackupStoreError */
export async function deleteObject(bucket: Bucket, key: string): Promise<void> {
  await callBucket(bucket, { method: 'DELETE', key })
}

/** Writes a small object in one call. @throws BackupStoreError */
export async function putObject(bucket: Bucket, key: string, body: string): Promise<void> {
  await callBucket(bucket, { method: 'PUT', key, body, tries: 1 })
}
