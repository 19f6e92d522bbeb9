import type { MediaUse } from '@/lib/media/library-contracts'

/** What uses a picture, and the link where that is edited. */
export function usageLocation({ kind, id, label }: MediaUse): { text: string; href: string } {
  switch (kind) {
    case 'product':
      return { text: `Product: ${label}`, href: `/product/${id}` }
    case 'category':
      return { text: `Category banner: ${label}`, href: '/admin/categories' }
    case 'site-image':
      return { text: `Website image: ${label}`, href: '/admin/website-images' }
    case 'seo-page':
      return { text: `Page SEO: ${label}`, href: '/admin/seo' }
    case 'article':
      return { text: `Article: ${label}`, href: `/admin/articles/${id}` }
    case 'setting':
      return { text: `Setting: ${label}`, href: '/admin/settings' }
  }
}

/** The number of uses, as a label. */
export const usageCountLabel = (uses: readonly MediaUse[]): string =>
  uses.length === 0 ? 'Unused' : `Used ${uses.length} ×`
