'use client'

import { useTranslations } from 'next-intl'
import { Button, buttonStyle } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { useRecovery } from '@/components/ui/lost-script/use-recovery'
import { Link } from '@/lib/i18n/navigation'

type ErrorPageProps = { error: unknown; retry: () => void }

export default function ErrorPage({ error, retry }: ErrorPageProps) {
  const tryAgain = useRecovery(error, retry)
  const t = useTranslations('errors')
  const digest = error instanceof Error && 'digest' in error ? String(error.digest) : null
  return (
    <div className="page-width py-16 text-center sm:py-24">
      <h1 className="text-4xl font-extrabold tracking-tight">{t('title')}</h1>
      <p role="alert" className="mx-auto mt-4 max-w-lg text-lg text-muted">
        {t('text')}
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Button size="lg" onClick={tryAgain}>
          <Icon name="refresh-cw" />
          {t('retry')}
        </Button>
        <Link href="/" className={buttonStyle({ size: 'lg', variant: 'outline' })}>
          {t('home')}
        </Link>
      </div>
      {digest && <p className="mt-8 text-sm text-muted">{t('reference', { digest })}</p>}
    </div>
  )
}
