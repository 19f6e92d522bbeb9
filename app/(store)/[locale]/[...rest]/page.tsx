import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { MissingPage } from '@/components/shop/missing-page'
import NotFound from '../not-found'

/** Next asks for at least one entry; the path is none that anybody would visit. */
export function generateStaticParams() {
  return [{ rest: ['-'] }]
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('notFound')
  return { title: t('title') }
}

export default function UnknownPath() {
  return (
    <MissingPage>
      <NotFound />
    </MissingPage>
  )
}
