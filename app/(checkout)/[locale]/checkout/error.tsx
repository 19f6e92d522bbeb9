'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { useRecovery } from '@/components/ui/lost-script/use-recovery'

type CheckoutErrorProps = { error: unknown; reset: () => void }

export default function CheckoutError({ error, reset }: CheckoutErrorProps) {
  const tryAgain = useRecovery(error, reset)
  const t = useTranslations('checkoutError')
  return (
    <div
      role="alert"
      className="mx-auto max-w-lg rounded-panel border border-line bg-surface px-6 py-16 text-center shadow-card"
    >
      <h1 className="text-2xl font-extrabold tracking-tight">{t('title')}</h1>
      <p className="mt-2 text-muted">{t('text')}</p>
      <Button size="lg" className="mt-6" onClick={tryAgain}>
        {t('retry')}
      </Button>
    </div>
  )
}
