import 'server-only'
import type { Tx } from '@/lib/core/db'
import { invalidateTags } from '@/lib/platform/page-invalidation'
import { catalogTags } from './cache-tags'
import { SLUG } from './former-slug'

/**
 * Lets an address that something had elsewhere lead to it, as if it had had it here. What has the address now, or had it
 * before, keeps it.
 */
export async function leadFromSlug(
  tx: Tx,
  kind: 'product' | 'category',
  slug: string,
  targetId: number,
): Promise<void> {
  if (!SLUG.test(slug)) return
  const where = { slug }
  const having =
    kind === 'product' ? await tx.product.count({ where }) : await tx.category.count({ where })
  if (having > 0) return
  await tx.formerAddress.createMany({ data: { kind, slug, targetId }, skipDuplicates: true })
  await invalidateTags(tx, [kind === 'product' ? catalogTags.products : catalogTags.categories])
}
