import { MissingPage } from '@/components/storefront/missing-page'
import CollectionNotFound from './not-found'

/** Where no visible collection has this address. */
export const NoCollection = () => (
  <MissingPage>
    <CollectionNotFound />
  </MissingPage>
)
