import 'server-only'
import { onUniqueViolation } from '@/lib/core/database-errors'
import type { Tx } from '@/lib/core/db'
import { AppError, fieldError, invalidField } from '@/lib/core/errors'
import { lockRows } from '@/lib/core/rows'
import { say } from '@/lib/core/server-text'
import type { SeoFields, SeoPage } from './contracts'
import { pageUrl, resolvePage } from './page-urls'
import { toSeoPage } from './queries'

// What the writes of pages' SEO share.

export const SEO_PAGE_ENTITY = 'seo-page'

/** A page's SEO, locked until the transaction ends. @throws AppError `not_found` */
export async function lockSeoPage(tx: Tx, id: number): Promise<SeoPage> {
  await lockRows(tx, 'SeoPage', { id })
  const row = await tx.seoPage.findUnique({ where: { id } })
  if (!row) throw new AppError('not_found', say('seo.unknown'))
  return toSeoPage(row)
}

/** The fields as the audit trail records them. */
export function seoFieldsOf({ id: _, updatedAt: __, ...fields }: SeoPage): SeoFields {
  return fields
}

/**
 * The columns of a page's SEO: its path is stored as the page's whole address, which no two rows share.
 *
 * @throws AppError `invalid` for a path in a language that no SEO is written in
 */
export function seoColumns(fields: SeoFields): SeoFields {
  const named = resolvePage(fields.path, fields.language)
  if (!named) throw invalidField('path', say('seo.languageWithoutSeo'))
  return { ...fields, ...named, path: pageUrl(named.path, named.language) }
}

/** For `.catch()`: another row has this address. */
export const onAddressTaken = onUniqueViolation(() =>
  fieldError('conflict', 'path', say('seo.pageTaken')),
)
