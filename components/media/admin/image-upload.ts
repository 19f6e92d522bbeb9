import { useTranslations } from 'next-intl'
import { failureText, uploadAdmin } from '@/components/back-office/admin-calls'
import type { Texts } from '@/components/back-office/language/texts'
import { MAX_IMAGE_BYTES, MAX_SITE_IMAGE_BYTES, type StoredMedia } from '@/lib/media/contracts'

export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp']

/** Why a file was not uploaded: a title and a description for the toast. */
export class UploadError extends Error {
  readonly title: string

  constructor(title: string, message: string) {
    super(message)
    this.title = title
  }
}

/** Uploads pictures, see {@link uploadPicture}. */
export function useUploadPicture() {
  const t = useTranslations('backOffice.media')
  return (file: File, onProgress: (share: number) => void, slot?: string) =>
    uploadPicture(t, file, onProgress, slot)
}

/**
 * Uploads a picture.
 *
 * @param slot the picture slot that it is for: it is then encoded to fit
 * @throws UploadError
 */
async function uploadPicture(
  t: Texts<'media'>,
  file: File,
  onProgress: (share: number) => void,
  slot?: string,
): Promise<StoredMedia> {
  const maxBytes = slot ? MAX_SITE_IMAGE_BYTES : MAX_IMAGE_BYTES
  if (!IMAGE_TYPES.includes(file.type))
    throw new UploadError(t('uploads.wrongType'), t('uploads.allowedTypes'))
  if (file.size >= maxBytes)
    throw new UploadError(
      t('uploads.tooLarge'),
      t('uploads.chooseSmaller', { megabytes: maxBytes / 1024 / 1024 }),
    )
  const form = new FormData()
  form.set('file', file)
  try {
    return await uploadAdmin('POST /api/admin/media', { query: { slot }, body: form }, onProgress)
  } catch (failure) {
    throw new UploadError(t('uploads.failed'), failureText(failure, t('uploads.notUploaded')))
  }
}

/** Formats a file size, such as `312 KB`. */
export function formatFileSize(t: Texts<'media'>, bytes: number): string {
  if (bytes < 1024) return t('size.bytes', { size: bytes })
  const kilobytes = bytes / 1024
  if (kilobytes < 1024) return t('size.kilobytes', { size: Math.round(kilobytes) })
  return t('size.megabytes', { size: kilobytes / 1024 })
}
