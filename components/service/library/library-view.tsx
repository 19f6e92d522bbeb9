import { LogOut, PackageOpen } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { FormError } from '@/components/forms/form-error'
import { useDateTimeFormat } from '@/components/orders/use-date-time-format'
import { Button, buttonStyle } from '@/components/ui/button'
import { callApi } from '@/lib/api/client'
import { shownEmail } from '@/lib/core/shown-email'
import { Link } from '@/lib/i18n/navigation'
import type { Library } from '@/lib/service/library/contracts'
import { LibraryOrderCard } from './library-order-card'
import { OtherBrowsers } from './other-browsers'
import { PasskeysPanel } from './passkeys/passkeys-panel'
import { useCall } from './use-call'
import type { useLibrary } from './use-library'
import { YourData } from './your-data'

type LibraryViewProps = {
  library: Library
  shown: ReturnType<typeof useLibrary>
  /** Whether it takes the focus, as what had it is gone. */
  takesFocus: boolean
  onSignedOut: () => void
}

/** The orders of an address, and what its owner can do about them. */
export function LibraryView({ library, shown, takesFocus, onSignedOut }: LibraryViewProps) {
  const t = useTranslations('library')
  const write = useDateTimeFormat()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true })
  }, [takesFocus])
  const { isSigningOut, problem, signOut } = useSignOut(onSignedOut)
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2
            ref={heading}
            tabIndex={-1}
            className="text-xl font-bold [overflow-wrap:anywhere] focus:outline-none"
          >
            {t.rich('owner', { email: () => <bdi>{shownEmail(library.email)}</bdi> })}
          </h2>
          <p className="mt-0.5 text-muted">{t('until', { time: write(library.expiresAt) })}</p>
        </div>
        <Button
          variant="outline"
          aria-disabled={isSigningOut}
          onClick={isSigningOut ? undefined : () => signOut({ everywhere: false })}
        >
          <LogOut aria-hidden className="rtl:-scale-x-100" />
          {t(isSigningOut ? 'signingOut' : 'signOut')}
        </Button>
      </div>
      {problem && (
        <div className="mb-6">
          <FormError>{problem}</FormError>
        </div>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1.9fr)_minmax(0,1fr)]">
        <div className="space-y-6">
          {library.total === 0 ? (
            <Empty onOther={() => signOut({ everywhere: false })} />
          ) : (
            library.orders.map((order) => (
              <LibraryOrderCard key={order.orderNumber} order={order} onRefused={shown.reload} />
            ))
          )}
          <More library={library} shown={shown} />
        </div>
        <div className="space-y-6">
          <PasskeysPanel passkeys={library.passkeys} onChanged={shown.reload} />
          <YourData requestedAt={library.erasureRequestedAt} onChanged={shown.reload} />
          <OtherBrowsers
            isSigningOut={isSigningOut}
            onSignOut={() => signOut({ everywhere: true })}
          />
        </div>
      </div>
    </>
  )
}

function More({ library, shown }: Pick<LibraryViewProps, 'library' | 'shown'>) {
  const t = useTranslations('library')
  if (library.total <= library.orders.length && !shown.isLoadingMore) return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p role="status" className="text-muted">
        {t('count', { shown: library.orders.length, total: library.total })}
      </p>
      {shown.hasMore && (
        <Button
          variant="outline"
          aria-disabled={shown.isLoadingMore}
          onClick={shown.isLoadingMore ? undefined : shown.loadMore}
        >
          {t(shown.isLoadingMore ? 'loadingMore' : 'more')}
        </Button>
      )}
    </div>
  )
}

function Empty({ onOther }: { onOther: () => void }) {
  const t = useTranslations('library.empty')
  return (
    <div className="flex flex-col items-center rounded-panel border border-line bg-surface px-6 py-14 text-center shadow-card">
      <span className="grid size-16 place-items-center rounded-full bg-sunken text-ink-soft">
        <PackageOpen aria-hidden className="size-7" />
      </span>
      <h3 className="mt-5 text-xl font-bold">{t('title')}</h3>
      <p className="mt-1.5 max-w-md text-muted">{t('text')}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <Link href="/products" className={buttonStyle()}>
          {t('shop')}
        </Link>
        <Button variant="outline" onClick={onOther}>
          {t('other')}
        </Button>
      </div>
    </div>
  )
}

/** Ends the library's session in this browser, or in all of them. */
function useSignOut(onSignedOut: () => void) {
  const { problem, isCalling, call } = useCall()
  const signOut = ({ everywhere }: { everywhere: boolean }) =>
    call(async () => {
      await callApi('POST /api/library/sign-out', { body: { everywhere } })
      onSignedOut()
    })
  return { isSigningOut: isCalling, problem, signOut }
}
