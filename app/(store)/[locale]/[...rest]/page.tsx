import { MissingPage } from '@/components/storefront/missing-page'
import NotFound from '../not-found'

export { generateMetadata } from '../not-found'

/** Next requires at least one entry; nobody visits this path. */
export function generateStaticParams() {
  return [{ rest: ['-'] }]
}

export default function UnknownPath() {
  return (
    <MissingPage>
      <NotFound />
    </MissingPage>
  )
}
