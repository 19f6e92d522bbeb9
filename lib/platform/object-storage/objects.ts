import { type Bucket, callBucket, textsOf, urlOf } from './bucket'
import { signedAddress } from './sign'

export type StoredObject = { key: string; modifiedAt: Date }

/** All objects whose keys begin with a prefix. @throws StorageError */
export async function listObjects(bucket: Bucket, prefix: string): Promise<StoredObject[]> {
  const objects: StoredObject[] = []
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
    for (const [, entry = ''] of text.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
      const [key] = textsOf(entry, 'Key')
      const [modified = ''] = textsOf(entry, 'LastModified')
      if (key !== undefined) objects.push({ key, modifiedAt: new Date(modified) })
    }
    token = textsOf(text, 'NextContinuationToken')[0]
  } while (token !== undefined)
  return objects
}

/** The keys of all objects whose keys begin with a prefix. @throws StorageError */
export const listKeys = async (bucket: Bucket, prefix: string): Promise<string[]> =>
  (await listObjects(bucket, prefix)).map(({ key }) => key)

/** The size of an object in bytes. @throws StorageError, with status 404 when there is none */
export async function sizeOfObject(bucket: Bucket, key: string): Promise<number> {
  const { headers } = await callBucket(bucket, { method: 'HEAD', key })
  return Number(headers['content-length'])
}

/** @throws StorageError */
export async function deleteObject(bucket: Bucket, key: string): Promise<void> {
  await callBucket(bucket, { method: 'DELETE', key })
}

/** Writes a small object in one call. @throws StorageError */
export async function putObject(bucket: Bucket, key: string, body: string): Promise<void> {
  await callBucket(bucket, { method: 'PUT', key, body, tries: 1 })
}

/**
 * An address at which anybody reads an object for a while.
 *
 * @param disposition the `Content-Disposition` that the bucket answers with
 */
export async function addressOfObject(
  bucket: Bucket,
  key: string,
  { seconds, disposition }: { seconds: number; disposition: string },
): Promise<string> {
  const query = {
    'X-Amz-Expires': String(seconds),
    'response-cache-control': 'private, no-store',
    'response-content-disposition': disposition,
    'response-content-type': 'application/octet-stream',
  }
  const url = urlOf(bucket, { key, query })
  return (await signedAddress({ ...bucket, method: 'GET', url, now: new Date() })).href
}
