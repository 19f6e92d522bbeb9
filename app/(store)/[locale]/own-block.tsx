import type { ReactNode } from 'react'
import { type BlockProducts, BlockSection } from '@/components/content/blocks/block-section'
import { NewsletterBox } from '@/components/marketing/newsletter/newsletter-box'
import { cachedProducts } from '@/lib/catalog/cached-listings'
import { visibleCollections } from '@/lib/catalog/collections'
import type { Speech } from '@/lib/content/blocks/block-words'
import type { FormBlock } from '@/lib/content/pages/page-blocks'
import type { Block, BlockOf } from '@/lib/settings/blocks'

const COLLECTION_COUNT = 4

type OwnBlockProps = {
  block: Block | FormBlock
  speech: Speech
  /** Makes the form of a block that is one. */
  form?: (block: FormBlock) => ReactNode
}

/** A block of the owner's with what it shows of the store. */
export async function OwnBlock({ block, speech, form }: OwnBlockProps) {
  return (
    <BlockSection
      block={block}
      speech={speech}
      newsletter={(words) => <NewsletterBox {...words} />}
      form={form}
      shown={block.kind === 'products' ? await blockProducts(block) : undefined}
    />
  )
}

/** The products of a block: the first ones of its collection, or the chosen ones in their order. */
async function blockProducts({
  collectionId,
  productIds,
}: BlockOf<'products'>): Promise<BlockProducts> {
  if (collectionId !== null) {
    const collection = (await visibleCollections()).find(({ id }) => id === collectionId)
    if (!collection) return { collection: null, products: [] }
    const query = { collection: collection.slug, limit: COLLECTION_COUNT }
    return { collection, products: (await cachedProducts(query)).products }
  }
  if (productIds.length === 0) return { collection: null, products: [] }
  const { products } = await cachedProducts({ ids: productIds, limit: productIds.length })
  return {
    collection: null,
    products: productIds.flatMap((id) => products.find((product) => product.id === id) ?? []),
  }
}
