import 'server-only'
import { db, type Tx } from '@/lib/core/db'
import { log } from '@/lib/core/log'
import { type PrintedLogo, printed } from './printed-logo'
import { mediaFile } from './queries'
import { SITE_IMAGE_SLOTS } from './site-image-slots'
import { currentSiteImages } from './site-images'

const UPLOADED = /^\/media\/([\w.]+)$/

/** The address of the logo that documents of this moment have: the owner's, or that of mails; the mark that the store comes with is none. */
export async function logoOfDocuments(tx: Tx = db()): Promise<string | null> {
  const { logo, 'mail-logo': ofMails } = await currentSiteImages(tx)
  return logo === SITE_IMAGE_SLOTS.logo.defaultUrl ? ofMails : logo
}

/**
 * A logo to be printed.
 *
 * @param path its address, as {@link logoOfDocuments} said it once
 * @returns `null` where there is none, or none any more, and for what can't be decoded: a document does without it
 */
export async function documentLogo(path: string | null): Promise<PrintedLogo | null> {
  const upload = path && UPLOADED.exec(path)?.[1]
  if (!upload) return null
  try {
    const file = await mediaFile(upload)
    return file && (await printed(file.bytes))
  } catch (error) {
    log.warn({ err: error, path }, 'a document is made without its logo, which cannot be read')
    return null
  }
}
