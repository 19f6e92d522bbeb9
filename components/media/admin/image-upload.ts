import { failureText, uploadAdmin } from '@/components/back-office/admin-calls'
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

/**
 * Uploads a picture.
 *
 * @param slot the picture slot that it is for: it is then encoded to fit
 * @throws UploadProblem
 */
export async function uploadPicture(
  file: File,
  onProgress: (share: number) => void,
  slot?: string,
): Promise<StoredMedia> {
  const maxBytes = slot ? MAX_SITE_IMAGE_BYTES : MAX_IMAGE_BYTES
  if (!IMAGE_TYPES.includes(file.type))
    throw new UploadError('Invalid file type', 'Allowed: jpeg, png, webp')
  if (file.size >= maxBytes)
    throw new UploadError(
      'File too large',
      `Please upload a file smaller than ${maxBytes / 1024 / 1024}MB`,
    )
  const form = new FormData()
  form.set('file', file)
  try {
    return await uploadAdmin('POST /api/admin/media', { query: { slot }, body: form }, onProgress)
  } catch (failure) {
    throw new UploadError('Upload failed', failureText(failure, 'The image could not be uploaded'))
  }
}

/** Formats a file size, such as `312 KB`. */
export function formatFileSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`
  const kilobytes = bytes / 1024
  if (kilobytes < 1024) return `${Math.round(kilobytes)} KB`
  return `${(kilobytes / 1024).toFixed(1)} MB`
}
