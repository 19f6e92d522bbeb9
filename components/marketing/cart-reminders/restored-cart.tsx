'use client'

import { Link2Off, ShoppingCart } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { FormError } from '@/components/forms/form-error'
import { LinkPanel } from '@/components/forms/mailed-link/link-panel'
import { Button, buttonStyle } from '@/components/ui/button'
import { QueryProvider } from '@/components/ui/query-provider'
import { Link } from '@/lib/i18n/navigation'
import type { RestoredCart as Restored } from '@/lib/marketing/cart-reminders/contracts'
import { useRestoredCart } from './use-restored-cart'

/** The page of the link in a reminder: it puts the cart into this browser. */
export function RestoredCart({ checkoutPath }: { checkoutPath: string }) {
  return (
    <QueryProvider>
      <RestoredPanel checkoutPath={checkoutPath} />
    </QueryProvider>
  )
}

function RestoredPanel({ checkoutPath }: { checkoutPath: string }) {
  const t = useTranslations('cartReminder.restore')
  const { outcome, isFailed, isFetching, retry } = useRestoredCart()
  const products = (
    <Link href="/products" className={buttonStyle({ size: 'lg', variant: 'outline' })}>
      {t('products')}
    </Link>
  )
  if (outcome === 'invalid')
    return (
      <LinkPanel Icon={Link2Off} title={t('invalidTitle')} text={t('invalidText')}>
        {products}
      </LinkPanel>
    )
  if (outcome)
    return (
      <LinkPanel
        Icon={ShoppingCart}
        isSuccess={outcome.restored.length > 0}
        isAnnounced
        title={t(outcome.restored.length > 0 ? 'doneTitle' : 'goneTitle')}
        text={t(outcome.restored.length > 0 ? 'doneText' : 'goneText')}
      >
        <Lines {...outcome} />
        <div className="flex flex-wrap justify-center gap-3">
          {outcome.restored.length > 0 && (
            // The checkout has another root layout: a full page load.
            <a href={checkoutPath} className={buttonStyle({ size: 'lg' })}>
              {t('checkout')}
            </a>
          )}
          {products}
        </div>
      </LinkPanel>
    )
  return (
    <LinkPanel Icon={ShoppingCart} title={t('title')} text={t('text')}>
      <FormError>{isFailed && !isFetching ? t('failed') : undefined}</FormError>
      {isFailed && (
        <Button size="lg" disabled={isFetching} onClick={retry}>
          {t('retry')}
        </Button>
      )}
    </LinkPanel>
  )
}

function Lines({ restored, missing }: Restored) {
  const t = useTranslations('cartReminder.restore')
  return (
    <>
      {restored.length > 0 && (
        <ul className="mx-auto max-w-xl divide-y divide-line rounded-card border border-line bg-surface px-5 text-start">
          {restored.map(({ name, quantity }) => (
            <li key={name} className="flex items-baseline justify-between gap-4 py-3">
              <span className="min-w-0 font-semibold">{name}</span>
              <span className="shrink-0 text-muted tabular-nums">
                {t('quantity', { quantity })}
              </span>
            </li>
          ))}
        </ul>
      )}
      {missing.length > 0 && (
        <div className="mx-auto max-w-xl rounded-card border border-line bg-surface px-5 py-3 text-start">
          <h2 className="font-semibold">{t('missing')}</h2>
          <ul className="mt-1 list-disc ps-5 text-muted">
            {missing.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
