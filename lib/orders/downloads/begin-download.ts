import 'server-only'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import { say } from '@/lib/core/server-text'
import { recordEvent } from '@/lib/orders/record-event'
import { boughtFile, lockDownloads, requireLeft } from './bought-file'
import { SENDS_PER_LINK } from './limits'
import type { Grant } from './link-token'

/** Finds the file of a link without counting. @throws AppError as {@link beginDownload} */
export async function fileOfGrant({ id, item, file }: Grant) {
  const found = await boughtFile(db(), item, file)
  if ((await db().fileDownload.count({ where: { id } })) === 0) await requireLeft(db(), item, file)
  return found
}

/**
 * Counts the use of a link, the first time that bytes are sent for it: what is resumed was counted. Takes the bytes that
 * will be sent; of many at once none goes beyond what a link sends.
 *
 * @param bytes none for a file that is elsewhere
 * @throws AppError `not_found`, `conflict`, `gone` when the link has sent its file as often as it may
 */
export async function beginDownload({ id, item, file }: Grant, bytes: number): Promise<void> {
  await db().$transaction(async (tx) => {
    await lockDownloads(tx, item, file)
    const { orderId, name, version, size } = await boughtFile(tx, item, file)
    const begun = await tx.fileDownload.findUnique({ where: { id }, select: { sentBytes: true } })
    if (begun) {
      const sentBytes = begun.sentBytes + BigInt(bytes)
      if (sentBytes > (size ?? 0n) * BigInt(SENDS_PER_LINK)) throw linkUsedUp()
      await tx.fileDownload.update({ where: { id }, data: { sentBytes } })
      return
    }
    await requireLeft(tx, item, file)
    await tx.fileDownload.create({
      data: { id, orderItemId: item, fileId: file, sentBytes: bytes },
    })
    await recordEvent(tx, orderId, 'file_downloaded', { name, version }, 'buyer')
  })
}

const linkUsedUp = () => new AppError('gone', say('downloads.linkUsedUp'))

/** Gives back bytes that {@link beginDownload} took and that were not sent, as when a download breaks off. Never throws. */
export async function giveBackUnsent(id: string, bytes: number): Promise<void> {
  if (bytes === 0) return
  try {
    await db().fileDownload.updateMany({
      where: { id },
      data: { sentBytes: { decrement: bytes } },
    })
  } catch (error) {
    log.warn({ err: error }, 'bytes of a download that broke off stay counted')
  }
}
