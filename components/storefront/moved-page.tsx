import { permanentRedirect } from 'next/navigation'
import { getLocale } from 'next-intl/server'
import { Suspense } from 'react'
import { getPathname } from '@/lib/i18n/navigation'

/**
 * Returned by a page whose product, category or article has another address now: responds with 308 to that in
 * the page's language. The server adds the query (lib/platform/web-server/page-redirect.mjs). Within a boundary,
 * as in ./missing-page.tsx.
 *
 * @param href from `/` on, without a language
 */
export async function MovedPage({ href }: { href: string }) {
  const path = getPathname({ href, locale: await getLocale() })
  return (
    <Suspense>
      <RedirectSignal path={path} />
    </Suspense>
  )
}

function RedirectSignal({ path }: { path: string }): never {
  permanentRedirect(path)
}
