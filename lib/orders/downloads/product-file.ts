import 'server-only'
import { db, type Tx } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { AppError } from '@/lib/core/errors'
import { lockRows } from '@/lib/core/rows'
import { say } from '@/lib/core/server-text'
import { MOST_PARTS } from '@/lib/platform/object-storage/multipart'
import { bucketOfFiles } from './bucket-of-files'
import type { ProductFile } from './contracts'
import { PIECE_BYTES } from './limits'

export const FILE_ENTITY = 'product_file'

export const fileNotFound = () => new AppError('not_found', say('files.unknown'))

const MEGABYTE = 1024 * 1024

/** The largest upload, in bytes: as the environment says, and no more than a bucket takes. */
export function maxFileBytes(): number {
  const allowed = env().DOWNLOAD_MAX_MB * MEGABYTE
  return bucketOfFiles() ? Math.min(allowed, PIECE_BYTES * MOST_PARTS) : allowed
}

/** Locks a product until the transaction ends, so that its files change one after the other. @throws AppError `not_found` */
export async function lockProductOf(tx: Tx, productId: number): Promise<void> {
  const isThere = await lockRows(tx, 'Product', { id: productId }, 'NO KEY UPDATE')
  if (!isThere) throw new AppError('not_found', say('products.unknown'))
}

/** The files of a product, in their order. @throws AppError `not_found` */
export async function filesOfProduct(productId: number): Promise<ProductFile[]> {
  const product = await db().product.findUnique({
    where: { id: productId },
    select: { files: { orderBy: [{ position: 'asc' }, { createdAt: 'asc' }, { id: 'asc' }] } },
  })
  if (!product) throw new AppError('not_found', say('products.unknown'))
  return product.files.map(
    ({ id, name, version, fileName, size, address, isComplete, createdAt }) => ({
      id,
      name,
      version,
      fileName,
      size: size === null ? null : Number(size),
      address,
      isComplete,
      createdAt: createdAt.toISOString(),
    }),
  )
}
