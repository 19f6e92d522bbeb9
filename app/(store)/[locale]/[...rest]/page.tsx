import { MissingPage } from '@/components/storefront/missing-page'
import NotFound from '../not-found'

export { generateMetadata } from '../not-found'

/** Next asks for at least one entry; the path is none that anybody would visit. */
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
