/** The choices of the fields of a page's SEO; browser-safe. */

import { fault } from '@/lib/core/server-text'
export const SEO_LANGUAGES = [
  { code: 'en', name: 'English' },
  { code: 'es', name: 'Spanish' },
  { code: 'fr', name: 'French' },
  { code: 'de', name: 'German' },
  { code: 'it', name: 'Italian' },
  { code: 'pt', name: 'Portuguese' },
  { code: 'ru', name: 'Russian' },
  { code: 'ja', name: 'Japanese' },
  { code: 'ko', name: 'Korean' },
  { code: 'zh', name: 'Chinese' },
  { code: 'ar', name: 'Arabic' },
  { code: 'hi', name: 'Hindi' },
  { code: 'nl', name: 'Dutch' },
  { code: 'sv', name: 'Swedish' },
  { code: 'no', name: 'Norwegian' },
  { code: 'da', name: 'Danish' },
  { code: 'fi', name: 'Finnish' },
  { code: 'pl', name: 'Polish' },
  { code: 'cs', name: 'Czech' },
  { code: 'hu', name: 'Hungarian' },
  { code: 'tr', name: 'Turkish' },
  { code: 'th', name: 'Thai' },
  { code: 'vi', name: 'Vietnamese' },
  { code: 'id', name: 'Indonesian' },
  { code: 'ms', name: 'Malay' },
] as const
export type SeoLanguage = (typeof SEO_LANGUAGES)[number]['code']

export const OG_TYPES = ['website', 'article', 'product', 'profile', 'video', 'book'] as const
export type OgType = (typeof OG_TYPES)[number]

export const TWITTER_CARDS = ['summary', 'summary_large_image', 'app', 'player'] as const

/** The directives of a robots rule; of each of the first two pairs one applies. */
export const ROBOTS_DIRECTIVES = [
  'index',
  'noindex',
  'follow',
  'nofollow',
  'noarchive',
  'nosnippet',
  'noimageindex',
] as const
export type RobotsDirective = (typeof ROBOTS_DIRECTIVES)[number]

export const SCHEMA_TYPES = [
  'WebPage',
  'Article',
  'BlogPosting',
  'Product',
  'Organization',
  'LocalBusiness',
  'SoftwareApplication',
  'WebSite',
  'FAQPage',
  'ContactPage',
  'AboutPage',
] as const
export type SchemaType = (typeof SCHEMA_TYPES)[number]

export const CHANGE_FREQUENCIES = [
  'always',
  'hourly',
  'daily',
  'weekly',
  'monthly',
  'yearly',
  'never',
] as const
export type ChangeFrequency = (typeof CHANGE_FREQUENCIES)[number]

/** The defaults of the fields. */
export const SEO_DEFAULTS = {
  ogType: 'website',
  twitterCard: 'summary_large_image',
  robots: 'index, follow',
  language: 'en',
  schemaType: 'WebPage',
  priority: 0.8,
  changeFrequency: 'weekly',
} as const

/** The SEO of a page before anything was entered. */
export const EMPTY_SEO = {
  page: '',
  path: '',
  title: '',
  description: '',
  keywords: '',
  ogTitle: '',
  ogDescription: '',
  ogImage: '',
  ogUrl: '',
  twitterTitle: '',
  twitterDescription: '',
  twitterImage: '',
  twitterSite: '',
  canonicalUrl: '',
  author: '',
  publisher: '',
  ...SEO_DEFAULTS,
}

/** The message when one of them is missing. */
export const SEO_REQUIRED = fault('seo.required')
