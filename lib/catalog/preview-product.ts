import 'server-only'
import { db } from '@/lib/core/db'
import { invalidField } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { savePageDraft } from '@/lib/platform/page-drafts'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import type { ProductPreview, ProductPreviewAnswer } from './admin-contracts'
import { newProductDefaults } from './new-product-defaults'
import { requireOwnFacts } from './own-facts'
import { PRODUCT_DRAFT, type ProductDraft } from './product-draft'
import { slugOf } from './product-rules'
import { PRODUCT_ENTITY, sanitizedStory } from './product-writes'
import { NO_CATEGORY, withDefaults } from './with-defaults'

/** Of a name that no slug can be made from: nobody sees it. */
const NO_SLUG = 'preview'

/**
 * Stores a product as it stands in the form, for a preview of one hour by whoever knows its address. The product itself, if there
 * is one, stays as it is.
 *
 * @throws AppError `invalid` for a category that has to be chosen, or a picture that is not stored
 */
export async function previewProduct(
  actor: Actor,
  { productId, ...input }: ProductPreview,
): Promise<ProductPreviewAnswer> {
  for (const picture of [input.image ?? '', ...input.additionalImages])
    if (picture.startsWith('data:')) throw invalidField('image', say('products.previewPictures'))
  const { id } = await db().$transaction(async (tx) => {
    const { categoryId, ...given } = withDefaults(input, await newProductDefaults(tx))
    if (categoryId === null) throw invalidField('categoryId', NO_CATEGORY)
    const content: ProductDraft = {
      ...given,
      categoryId,
      slug: input.slug ?? (slugOf(input.name) || NO_SLUG),
      story: await sanitizedStory(tx, given.story),
      ownFacts: await requireOwnFacts(tx, {}, given.ownFacts),
      productId,
    }
    const draft = await savePageDraft(tx, {
      page: PRODUCT_DRAFT,
      username: actor.username,
      content,
    })
    await recordAudit(tx, actor, {
      action: 'product.preview',
      entityType: PRODUCT_ENTITY,
      entityId: productId ?? 'new',
    })
    return draft
  })
  return { path: `/preview/product/${id}` }
}
