import type { ProductQueryInput } from '@/lib/catalog/contracts'

type Need = {
  need: 'protect' | 'office' | 'film' | 'tax' | 'windows'
  /** The slug of the category that serves it, or one that it had before. */
  category: string
  /** What its list is narrowed down by. */
  filters?: Pick<ProductQueryInput, 'licenseType' | 'devices'>
}

/** What people come for, the most usual first, and where it is. Those without products are not shown. */
export const NEEDS: readonly Need[] = [
  { need: 'protect', category: 'antivirus-security' },
  {
    need: 'office',
    category: 'microsoft-office',
    filters: { licenseType: ['perpetual'], devices: [1] },
  },
  { need: 'film', category: 'music-photo-video' },
  { need: 'tax', category: 'tax-preparation' },
  { need: 'windows', category: 'operating-systems' },
]
