import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { cache } from 'react'
import { db, type Prisma } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { SEO_TAG } from './cache-tags'
import { type SeoPage, seoPageSchema } from './contracts'
import { pageUrl, splitUrl } from './page-urls'

type Row = Prisma.SeoPageGetPayload<object>

/**
 * A row as it is read everywhere: stored by address (`/de/products`), it is returned with path and
 * language. A value that is no longer a choice counts as the default.
 */
export function toSeoPage({ createdAt: _, updatedAt, priority, ...row }: Row): SeoPage {
  const named = splitUrl(row.path)
  const page = {
    ...row,
    path: named.path,
    language: named.path === row.path ? row.language : named.language,
    priority: Number(priority),
    updatedAt: updatedAt.toISOString(),
  }
  const parsed = seoPageSchema.safeParse(page)
  if (parsed.success) return parsed.data
  const wrong = new Set(parsed.error.issues.map(({ path }) => path[0]))
  const valid = Object.fromEntries(Object.entries(page).filter(([key]) => !wrong.has(key)))
  return seoPageSchema.parse({ ...FALLBACK, ...valid })
}

const FALLBACK = {
  ogType: 'website',
  twitterCard: 'summary_large_image',
  language: 'en',
  schemaType: 'WebPage',
  changeFrequency: 'weekly',
} as const

/** Every page that has its own SEO, in the order of their addresses. */
export async function seoPages(): Promise<SeoPage[]> {
  const rows = await db().seoPage.findMany({ orderBy: [{ path: 'asc' }, { id: 'asc' }] })
  return rows.map(toSeoPage)
}

/** One of them. @throws AppError `not_found` */
export async function seoPage(id: number): Promise<SeoPage> {
  const row = await db().seoPage.findUnique({ where: { id } })
  if (!row) throw new AppError('not_found', say('seo.unknown'))
  return toSeoPage(row)
}

export type SeoByAddress = Record<string, SeoPage>

/** The SEO of pages by their address. */
export async function seoByAddress(): Promise<SeoByAddress> {
  const pages = await seoPages()
  return Object.fromEntries(pages.map((page) => [pageUrl(page.path, page.language), page]))
}

/** {@link seoByAddress} for prerendered pages: cached until some of it changes. */
export const cachedSeoPages = cache(async (): Promise<SeoByAddress> => {
  'use cache'
  cacheTag(SEO_TAG)
  cacheLife('hours')
  return seoByAddress()
})
