import { EMPTY_SEO } from '@/lib/content/seo/choices'
import type { SeoFields } from '@/lib/content/seo/contracts'

/** The forms' values: a robots rule is a choice and three boxes, a priority is a choice. */
export type SeoValues = Omit<SeoFields, 'priority' | 'robots'> & {
  priority: string
  robots: string
  noarchive: boolean
  nosnippet: boolean
  noimageindex: boolean
}

export const ROBOTS_CHOICES = [
  'index, follow',
  'index, nofollow',
  'noindex, follow',
  'noindex, nofollow',
] as const

export const PRIORITIES = [
  '1.0',
  '0.9',
  '0.8',
  '0.7',
  '0.6',
  '0.5',
  '0.4',
  '0.3',
  '0.2',
  '0.1',
] as const

/** Initial form values: a page's SEO, or empty. */
export function valuesOf(page: SeoFields = EMPTY_SEO): SeoValues {
  // Picked by name: a stored page has more fields than its SEO.
  const { robots, priority, ...texts } = Object.fromEntries(
    Object.keys(EMPTY_SEO).map((key) => [key, page[key as keyof SeoFields]]),
  ) as SeoFields
  const words = robots.split(',').map((word) => word.trim())
  return {
    ...texts,
    priority: priority.toFixed(1),
    robots: words.slice(0, 2).join(', '),
    noarchive: words.includes('noarchive'),
    nosnippet: words.includes('nosnippet'),
    noimageindex: words.includes('noimageindex'),
  }
}

/** The form's request body. */
export function fieldsOf(values: SeoValues): SeoFields {
  const { noarchive, nosnippet, noimageindex, robots, priority, ...texts } = values
  return {
    ...texts,
    priority: Number(priority),
    robots: [
      robots,
      noarchive && 'noarchive',
      nosnippet && 'nosnippet',
      noimageindex && 'noimageindex',
    ]
      .filter(Boolean)
      .join(', '),
  }
}
