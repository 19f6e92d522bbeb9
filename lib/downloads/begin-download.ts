import 'server-only'
import { db } from '@/lib/core/db'
import { recordEvent } from '@/lib/orders/record-event'
import { boughtFile, lockDownloads, requireLeft } from './bought-file'
import type { Grant } from './link-token'

/** Finds the file of a link without counting. @throws AppError as {@link beginDownload} */
export async function fileOfGrant({ id, item, file }: Grant) {
  const found = await boughtFile(db(), item, file)
  if ((await db().fileDownload.count({ where: { id } })) === 0) await requireLeft(db(), item, file)
  return found
}

/**
 * Counts the use of a link, the first time that bytes are sent for it: what is resumed was counted.
 *
 * @throws AppError `not_found`, `conflict`
 */
export async function beginDownload({ id, item, file }: Grant): Promise<void> {
  await db().$transaction(async (tx) => {
    await lockDownloads(tx, item, file)
    const { orderId, name, version } = await boughtFile(tx, item, file)
    if ((await tx.fileDownload.count({ where: { id } })) > 0) return
    await requireLeft(tx, item, file)
    await tx.fileDownload.create({ data: { id, orderItemId: item, fileId: file } })
    await recordEvent(tx, orderId, 'file_downloaded', { name, version }, 'buyer')
  })
}
