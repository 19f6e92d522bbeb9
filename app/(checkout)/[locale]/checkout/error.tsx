'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'

export default function CheckoutError({ reset }: { reset: () => void }) {
  const t = useTranslations('checkoutError')
  return (
    <div
      role="alert"
      className="mx-auto max-w-lg rounded-panel border border-line bg-surface px-6 py-16 text-center shadow-card"
    >
      <h1 className="text-2xl font-extrabold tracking-tight">{t('title')}</h1>
      <p className="mt-2 text-muted">{t('text')}</p>
      <Button size="lg" className="mt-6" onClick={reset}>
        {t('retry')}
      </Button>
    </div>
  )
}
