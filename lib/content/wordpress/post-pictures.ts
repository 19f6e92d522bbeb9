import 'server-only'
import { db } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { AppError } from '@/lib/core/errors'
import { MAX_SITE_IMAGE_BYTES } from '@/lib/media/contracts'
import { encodeForSlot } from '@/lib/media/image-encoding'
import {
  cleanPicture,
  inspectPicture,
  type Picture,
  pictureOf,
  storeImage,
} from '@/lib/media/store-image'
import { fetchPublic } from '@/lib/platform/outgoing/fetch-public'
import { currentSettings } from '@/lib/settings/queries'
import { recordAudit, SERVER } from '@/lib/staff/audit'
import { decoded } from './decoded'

/** The widest that an article shows. */
const MAX_WIDTH = 1600
const MAX_HEIGHT = 3200
const TIMEOUT_MS = 20_000

export type FetchedPicture = { path: string } | { problem: string }

/**
 * Fetches a picture of a post and stores it here, checked and not larger than it is shown. What is wrong with a picture is a
 * result.
 *
 * @param site only pictures of its own host may stand in this machine's own network, as the site itself does
 * @param smaller another version of it, for one that is too large
 */
export async function bringPicture(
  address: string,
  { site, smaller }: { site: string; smaller?: string },
): Promise<FetchedPicture> {
  try {
    const isOfSite = new URL(address).host === new URL(site).host
    const bytes = await fetchPublic(address, {
      what: 'image',
      accept: 'image/webp, image/png, image/jpeg, image/*;q=0.5',
      maxBytes: MAX_SITE_IMAGE_BYTES,
      timeoutMs: TIMEOUT_MS,
      allowPrivate: isOfSite && env().PRIVATE_RECEIVERS === 'on',
    })
    const picture = await sized(bytes, decoded(new URL(address).pathname))
    return { path: await stored(picture, new URL(address).hostname) }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (error.code === 'too_large' && smaller !== undefined) return bringPicture(smaller, { site })
    if (error.code === 'too_large')
      return { problem: `A picture is too large, and was left out: ${address}` }
    if (error.code === 'unsupported_type')
      return { problem: `A picture is no JPEG, PNG or WebP, and was left out: ${address}` }
    return { problem: `A picture could not be fetched, and was left out: ${address}` }
  }
}

async function sized(bytes: Uint8Array<ArrayBuffer>, path: string): Promise<Picture> {
  const fileName = path.slice(path.lastIndexOf('/') + 1)
  const { width, height } = await inspectPicture(bytes, MAX_SITE_IMAGE_BYTES)
  if (width <= MAX_WIDTH && height <= MAX_HEIGHT)
    return cleanPicture({ bytes, fileName, maxBytes: MAX_SITE_IMAGE_BYTES })
  const { imageQuality } = await currentSettings()
  const frame = { width: MAX_WIDTH, height: MAX_HEIGHT, fit: 'inside', format: 'webp' } as const
  return pictureOf(
    await encodeForSlot(bytes, frame, { imageQuality, imageMaxWidth: MAX_WIDTH }),
    fileName,
  )
}

const stored = (picture: Picture, from: string): Promise<string> =>
  db().$transaction(async (tx) => {
    const { url, sha256, contentType } = await storeImage(tx, picture)
    await recordAudit(tx, SERVER, {
      action: 'media.upload',
      entityType: 'media',
      entityId: sha256,
      after: { url, contentType, bytes: picture.bytes.byteLength, from },
    })
    return url
  })
