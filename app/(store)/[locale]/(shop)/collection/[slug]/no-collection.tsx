import { MissingPage } from '@/components/storefront/missing-page'
import { MovedPage } from '@/components/storefront/moved-page'
import { collectionMovedFrom } from '@/lib/catalog/collections'
import { partUrl } from '@/lib/catalog/list-parts'
import CollectionNotFound from './not-found'
import { listOf } from './page-details'

type Props = {
  slug: string
  /** Which part of its products is asked for. */
  part?: number
}

/** Where no visible collection has this address: leads to the one that had it before, if any. */
export async function NoCollectionHere({ slug, part = 1 }: Props) {
  const moved = await collectionMovedFrom(slug)
  if (moved) return <MovedPage href={partUrl(listOf(moved), part)} />
  return <NoCollection />
}

export const NoCollection = () => (
  <MissingPage>
    <CollectionNotFound />
  </MissingPage>
)
