'use client'

import { ChevronRight } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { FormError } from '@/components/forms/form-error'
import { QueryProvider } from '@/components/ui/query-provider'
import { callApi } from '@/lib/api/client'
import { textLocaleOf } from '@/lib/i18n/locales'
import { getPathname, Link } from '@/lib/i18n/navigation'
import { useCall } from './use-call'
import { useLibrary } from './use-library'

/** What an order is chosen for, and the page that a link to it opens. */
const PAGES = { status: '/orders/status', refund: '/returns/request' } as const

type KnownOrdersProps = { purpose: keyof typeof PAGES }

/**
 * The orders of the library that this browser is signed in to, so that nobody who is known has to name an order and wait
 * for an e-mail. Nothing to everybody else: the form below it is there for them.
 */
export function KnownOrders(props: KnownOrdersProps) {
  return (
    <QueryProvider>
      <OrdersOfLibrary {...props} />
    </QueryProvider>
  )
}

function OrdersOfLibrary({ purpose }: KnownOrdersProps) {
  const t = useTranslations('knownOrders')
  const locale = useLocale()
  const date = new Intl.DateTimeFormat(textLocaleOf(locale), { dateStyle: 'long' })
  const { library, reload } = useLibrary(true)
  const { problem, isCalling, call } = useCall({ onRefused: reload })
  if (!library || library.orders.length === 0) return null
  const open = (orderNumber: string) =>
    call(async () => {
      const name = 'POST /api/library/orders/[orderNumber]/link'
      const { token } = await callApi(name, { params: { orderNumber }, body: {} })
      window.location.assign(`${getPathname({ href: PAGES[purpose], locale })}#${token}`)
    })
  return (
    <section
      aria-labelledby="known-orders"
      className="mb-6 rounded-card border border-line bg-sunken p-4 sm:p-5"
    >
      <h3 id="known-orders" className="font-bold">
        {t(`${purpose}.title`)}
      </h3>
      <p className="mt-1 text-sm leading-relaxed text-muted [overflow-wrap:anywhere]">
        {t.rich('text', { email: () => <bdi>{library.email}</bdi> })}
      </p>
      <ul className="mt-3 max-h-80 divide-y divide-line overflow-y-auto rounded-control border border-line bg-surface">
        {library.orders.map(({ orderNumber, createdAt, items }) => (
          <li key={orderNumber}>
            <button
              type="button"
              aria-disabled={isCalling}
              onClick={() => open(orderNumber)}
              className="flex w-full items-center gap-3 px-4 py-3 text-start transition-colors hover:bg-sunken"
            >
              <span className="min-w-0 flex-1">
                <bdi className="block font-semibold [overflow-wrap:anywhere]">
                  {items.map(({ productName }) => productName).join(', ')}
                </bdi>
                <span className="block text-sm text-muted">
                  {t('order', { number: orderNumber, date: date.format(new Date(createdAt)) })}
                </span>
              </span>
              <ChevronRight aria-hidden className="size-5 shrink-0 text-muted rtl:-scale-x-100" />
            </button>
          </li>
        ))}
      </ul>
      {problem && (
        <div className="mt-4">
          <FormError>{problem}</FormError>
        </div>
      )}
      <p className="mt-3 text-sm text-muted">
        {library.orders.length < library.total &&
          t.rich('more', {
            library: (name) => (
              <Link href="/library" className="font-semibold underline underline-offset-3">
                {name}
              </Link>
            ),
          })}{' '}
        {t('other')}
      </p>
    </section>
  )
}
