import 'server-only'
import type { Tx } from '@/lib/core/db'
import { invalidField } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { requireUploads } from '@/lib/media/uploads'
import { picturesOf } from '@/lib/settings/blocks'
import type { Homepage } from './contracts'
import type { Banners } from './queries'

/**
 * Requires that every picture and category which the home page names exists; the pictures are kept from
 * being deleted until the transaction ends.
 *
 * @param banners the categories that have a banner
 * @throws AppError `invalid` naming the field
 */
export async function requirePictures(tx: Tx, content: Homepage, banners: Banners): Promise<void> {
  await requireUploads(tx, {
    'content.heroImage': content.heroImage,
    ...Object.fromEntries(
      content.banners.map(({ image }, index) => [`content.banners.${index}.image`, image]),
    ),
    ...Object.fromEntries(
      content.blocks.flatMap((block, index) =>
        Object.entries(picturesOf(block)).map(([field, image]) => [
          `content.blocks.${index}.${field}`,
          image,
        ]),
      ),
    ),
  })
  for (const [index, { categoryId }] of content.banners.entries())
    if (!banners.some(({ id }) => id === categoryId))
      throw invalidField(`content.banners.${index}.categoryId`, say('categories.unknown'))
}
