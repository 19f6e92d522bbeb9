import 'server-only'
import { db, Prisma, type Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { requireUploads } from '@/lib/media/uploads'
import { SEO_TAG } from './cache-tags'
import { invalidateTags } from '@/lib/platform/page-invalidation'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import { namedPage, pageAddress } from './addresses'
import type { SeoFields, SeoPage, SeoPageChange, SeoPageInput } from './contracts'
import { seoPage, toSeoPage } from './queries'

const ENTITY = 'seo-page'

function factsOf({ id: _, updatedAt: __, ...facts }: SeoPage): SeoFields {
  return facts
}

/** What is stored: the path is the page's whole address, which no two rows share. */
function stored(fields: SeoFields): SeoFields {
  const named = namedPage(fields.path, fields.language)
  if (!named) {
    const message = 'No SEO can be written for the language of this path'
    throw new AppError('invalid', message, { issues: [{ path: 'path', message }] })
  }
  return { ...fields, ...named, path: pageAddress(named.path, named.language) }
}

async function orTaken<T>(saved: Promise<T>): Promise<T> {
  try {
    return await saved
  } catch (error) {
    if (!(error instanceof Prisma.PrismaClientKnownRequestError) || error.code !== 'P2002')
      throw error
    const message = 'Another entry is about this page'
    throw new AppError('conflict', message, { issues: [{ path: 'path', message }] })
  }
}

async function required(tx: Tx, id: number): Promise<SeoPage> {
  // Two changes take turns, so that the second sees what the first has saved.
  await tx.$queryRaw(Prisma.sql`SELECT 1 FROM "SeoPage" WHERE "id" = ${id} FOR UPDATE`)
  const row = await tx.seoPage.findUnique({ where: { id } })
  if (!row) throw new AppError('not_found', 'There is no such SEO page')
  return toSeoPage(row)
}

/**
 * Gives a page its own SEO. It is on the page at the next request.
 *
 * @throws AppError `conflict` when the page has some, `invalid` for a path in another language
 */
export async function createSeoPage(actor: Actor, input: SeoPageInput): Promise<SeoPage> {
  const { id } = await orTaken(
    db().$transaction(async (tx) => {
      await requireUploads(tx, input)
      const created = await tx.seoPage.create({ data: stored(input) })
      await recordAudit(tx, actor, {
        action: 'seo-page.create',
        entityType: ENTITY,
        entityId: created.id,
        after: factsOf(toSeoPage(created)),
      })
      await invalidateTags(tx, [SEO_TAG])
      return created
    }),
  )
  return seoPage(id)
}

/**
 * Changes the SEO of a page.
 *
 * @throws AppError `not_found`; `conflict` when somebody else has changed it, or for a path that
 *   another entry is about; `invalid` for a path in another language
 */
export async function changeSeoPage(
  actor: Actor,
  id: number,
  { expectedUpdatedAt, ...change }: SeoPageChange,
): Promise<SeoPage> {
  await orTaken(
    db().$transaction(async (tx) => {
      const before = await required(tx, id)
      if (
        expectedUpdatedAt !== undefined &&
        before.updatedAt !== new Date(expectedUpdatedAt).toISOString()
      )
        throw new AppError(
          'conflict',
          'Somebody else changed this page in the meantime. Reload to see their version.',
        )
      await requireUploads(tx, change)
      const after = await tx.seoPage.update({
        where: { id },
        data: stored({ ...factsOf(before), ...change }),
      })
      await recordAudit(tx, actor, {
        action: 'seo-page.update',
        entityType: ENTITY,
        entityId: id,
        before: factsOf(before),
        after: factsOf(toSeoPage(after)),
      })
      await invalidateTags(tx, [SEO_TAG])
    }),
  )
  return seoPage(id)
}

/** Takes a page its own SEO, so that it shows what the store says of it. @throws AppError `not_found` */
export async function deleteSeoPage(actor: Actor, id: number): Promise<void> {
  await db().$transaction(async (tx) => {
    const before = await required(tx, id)
    await tx.seoPage.delete({ where: { id } })
    await recordAudit(tx, actor, {
      action: 'seo-page.delete',
      entityType: ENTITY,
      entityId: id,
      before: factsOf(before),
    })
    await invalidateTags(tx, [SEO_TAG])
  })
}
