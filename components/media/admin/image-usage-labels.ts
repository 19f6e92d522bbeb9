import type { Texts } from '@/components/back-office/language/texts'
import type { MediaUse } from '@/lib/media/library-contracts'

/** Where the users of pictures are edited. */
const ADDRESS_OF: Record<MediaUse['kind'], (id: MediaUse['id']) => string> = {
  product: (id) => `/product/${id}`,
  category: () => '/admin/categories',
  'site-image': () => '/admin/website-images',
  'seo-page': () => '/admin/seo',
  article: (id) => `/admin/articles/${id}`,
  setting: () => '/admin/settings',
}

/** What uses a picture, and the link where that is edited. */
export const usageLocation = (t: Texts<'media'>, { kind, id, label }: MediaUse) => ({
  text: t(`usage.${kind}`, { label }),
  href: ADDRESS_OF[kind](id),
})
