import 'server-only'
import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { memoize } from '@/lib/core/memoize'
import { readImageSize } from './image-size'
import type { ShippedImage, ShippedImagesQuery } from './library-contracts'

const IMAGES = join(/* turbopackIgnore: true */ process.cwd(), 'public', 'images')

/** The folders with pictures, as opposed to icons and signs. */
const FOLDERS = ['', 'articles', 'categories', 'products'] as const

const HEADER_BYTES = 64

async function shippedImage(folder: string, fileName: string): Promise<ShippedImage> {
  const file = await open(join(IMAGES, folder, fileName))
  try {
    const [{ size }, { buffer }] = await Promise.all([
      file.stat(),
      file.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, 0),
    ])
    const pixels = readImageSize(buffer, 'webp')
    return {
      url: ['/images', folder, fileName].filter(Boolean).join('/'),
      fileName,
      width: pixels?.width ?? null,
      height: pixels?.height ?? null,
      byteSize: size,
    }
  } finally {
    await file.close()
  }
}

/** They are part of a release, so a process reads them once. */
const imagesIn = memoize(async (folder: string): Promise<ShippedImage[]> => {
  const names = await readdir(join(IMAGES, folder))
  const pictures = names.filter((name) => name.endsWith('.webp')).sort()
  return Promise.all(pictures.map((name) => shippedImage(folder, name)))
})

/** A page of the pictures that came with the store, by their folders and names. */
export async function listShippedImages({
  search = '',
  limit,
  offset,
}: ShippedImagesQuery): Promise<{ rows: ShippedImage[]; total: number }> {
  const images = (await Promise.all(FOLDERS.map(imagesIn))).flat()
  const wanted = search.toLowerCase()
  const found = images.filter(({ fileName }) => fileName.toLowerCase().includes(wanted))
  return { rows: found.slice(offset, offset + limit), total: found.length }
}
