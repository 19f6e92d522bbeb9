import 'server-only'
import { changeSeoPage } from '@/lib/content/seo/change-seo-page'
import { seoPageInputSchema } from '@/lib/content/seo/contracts'
import { createSeoPage } from '@/lib/content/seo/create-seo-page'
import { shortened } from '@/lib/content/wordpress/plain-text'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { SERVER } from '@/lib/staff/audit'
import { writtenOf } from './imported-products'
import { merged } from './kept-changes'

type Product = {
  slug: string
  name: string
  /** As they were written last; `null` for one that is new here. */
  written: unknown
  next: { title: string; description: string } | null
}

const MAX_PAGE_NAME = 100

/**
 * Title and description of a product for search engines, in Page SEO. What somebody wrote or deleted there stays.
 *
 * @returns what counts as written from now on
 */
export async function searchTextsInStep(
  { slug, name, written, next }: Product,
  overwrites: boolean,
): Promise<{ written: object | null }> {
  const before = written ? writtenOf(written) : null
  if (next === null) return { written: before }
  const path = `/products/${slug}`
  const page = await db().seoPage.findUnique({ where: { path } })
  if (!page) {
    if (before !== null) return { written: before }
    const input = seoPageInputSchema.safeParse({
      ...next,
      page: shortened(name, MAX_PAGE_NAME),
      path,
    })
    if (!input.success) return { written: null }
    try {
      await createSeoPage(SERVER, input.data)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      return { written: null }
    }
    return { written: next }
  }
  const merge = merged(
    {
      current: { title: page.title, description: page.description },
      written: before ?? {},
      next,
    },
    overwrites,
  )
  if (Object.keys(merge.change).length > 0) await changeSeoPage(SERVER, page.id, merge.change)
  return { written: merge.written }
}
