import type { MediaUse } from '@/lib/media/library-contracts'

/** What shows a picture, in words, and where that is changed. */
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

/** In how many places a picture is used, in short. */
export const usageCountLabel = (uses: readonly MediaUse[]): string =>
  uses.length === 0 ? 'Unused' : `Used ${uses.length} ×`
