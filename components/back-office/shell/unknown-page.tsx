'use client'

import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { buttonStyle } from '@/components/ui/button'

/** What stands in the shell where an address leads to no page of the back office. */
export function UnknownPage() {
  const t = useTranslations('backOffice.shell')
  return (
    <div className="mx-auto max-w-lg py-16 text-center">
      <h1 className="text-2xl font-extrabold tracking-tight">{t('pages.unknown')}</h1>
      <p className="mt-3 text-muted">{t('unknownPage.text')}</p>
      <Link href="/admin" className={buttonStyle({ className: 'mt-6' })}>
        {t('unknownPage.toStart')}
      </Link>
    </div>
  )
}
