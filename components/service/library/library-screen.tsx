'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { LoadFailure } from '@/components/checkout/load-failure'
import { QueryProvider } from '@/components/ui/query-provider'
import { Skeleton } from '@/components/ui/skeleton'
import { AskForLink } from './ask-for-link'
import { LibraryView } from './library-view'
import { useLibrary } from './use-library'
import { useOpenedLink } from './use-opened-link'

/** The library of whoever is signed in, or the form that asks for its link. @param children how that works */
export function LibraryScreen({ children }: { children: ReactNode }) {
  return (
    <QueryProvider>
      <LibraryOfBrowser>{children}</LibraryOfBrowser>
    </QueryProvider>
  )
}

function LibraryOfBrowser({ children }: { children: ReactNode }) {
  const t = useTranslations('library')
  const link = useOpenedLink()
  // A passkey also opens what an expired link does not.
  const [isByPasskey, setByPasskey] = useState(false)
  const hasEnded = link.hasEnded && !isByPasskey
  const shown = useLibrary(link.isSettled && !hasEnded)
  const [hasSignedOut, setSignedOut] = useState(false)

  const onOpened = () => {
    setByPasskey(true)
    setSignedOut(false)
    shown.forget()
  }
  const ask = (notice: Parameters<typeof AskForLink>[0]['notice']) => (
    <div className="grid items-start gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]">
      <AskForLink notice={notice} onOpened={onOpened} />
      {children}
    </div>
  )
  if (hasEnded) return ask('ended')
  if (link.isFailed || shown.isFailed)
    return (
      <LoadFailure
        title={t('failed.title')}
        text={t('failed.text')}
        retryLabel={t('failed.retry')}
        retrying={link.isFetching || shown.isFetching}
        onRetry={link.isFailed ? link.retry : shown.reload}
      />
    )
  if (!link.isSettled || shown.library === undefined) return <Loading text={t('loading')} />
  if (shown.library === null) return ask(hasSignedOut ? 'signedOut' : undefined)
  return (
    <LibraryView
      library={shown.library}
      shown={shown}
      takesFocus={isByPasskey}
      onSignedOut={() => {
        setSignedOut(true)
        shown.forget()
      }}
    />
  )
}

function Loading({ text }: { text: string }) {
  return (
    <div role="status">
      <span className="sr-only">{text}</span>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1.9fr)_minmax(0,1fr)]">
        <Skeleton className="h-80 rounded-card" />
        <Skeleton className="h-60 rounded-card" />
      </div>
    </div>
  )
}
