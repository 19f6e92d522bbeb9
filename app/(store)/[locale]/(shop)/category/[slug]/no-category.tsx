import { MissingPage } from '@/components/storefront/missing-page'
import { MovedPage } from '@/components/storefront/moved-page'
import { partUrl } from '@/lib/catalog/list-parts'
import { categoryMovedFrom } from '@/lib/catalog/queries'
import CategoryNotFound from './not-found'

type Props = {
  slug: string
  /** Which part of its products is asked for. */
  part?: number
}

/** Where no category has this address: leads to the one that had it before, if any. */
export async function NoCategoryHere({ slug, part = 1 }: Props) {
  const moved = await categoryMovedFrom(slug)
  if (moved) return <MovedPage href={partUrl(`/category/${moved.slug}`, part)} />
  return <NoCategory />
}

export const NoCategory = () => (
  <MissingPage>
    <CategoryNotFound />
  </MissingPage>
)
