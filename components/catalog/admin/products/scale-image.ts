import { IMAGE_TYPES } from '@/components/media/admin/image-upload'
import { MAX_IMAGE_BYTES } from '@/lib/media/contracts'

/** Product pictures are scaled to fit this size. */
const MAX_WIDTH = 800
const MAX_HEIGHT = 600
const JPEG_QUALITY = 0.8

/** Why a picture was rejected. */
export class ImageError extends Error {
  constructor(readonly problem: 'tooMany' | 'type' | 'size' | 'unreadable') {
    super(problem)
  }
}

/**
 * Scales a picture down to fit 800 × 600 and encodes it as JPEG. Also drops what cameras write into
 * files, such as the place.
 *
 * @throws ImageError for a file of another type, one that is too large or can't be read
 */
export async function scaledImage(file: File): Promise<File> {
  if (!IMAGE_TYPES.includes(file.type)) throw new ImageError('type')
  if (file.size >= MAX_IMAGE_BYTES) throw new ImageError('size')
  const picture = await createImageBitmap(file).catch(() => null)
  const scaled = picture && (await encoded(picture))
  picture?.close()
  if (!scaled) throw new ImageError('unreadable')
  return new File([scaled], file.name.replace(/\.[^.]*$/, '.jpg'), { type: 'image/jpeg' })
}

function encoded(picture: ImageBitmap): Promise<Blob | null> {
  const scale = Math.min(1, MAX_WIDTH / picture.width, MAX_HEIGHT / picture.height)
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const context = canvas.getContext('2d')
  if (!context) return Promise.resolve(null)
  // JPEG has no transparency; without a white background it would become black.
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY))
}
