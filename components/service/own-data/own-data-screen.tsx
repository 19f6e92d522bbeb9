'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useState } from 'react'
import { useUrlToken } from '@/components/forms/mailed-link/use-url-token'
import { Skeleton } from '@/components/ui/skeleton'
import { callApi } from '@/lib/api/client'
import { isApiError } from '@/lib/http/client'
import type { OwnDataOverview } from '@/lib/service/own-data/contracts'
import { AskForData } from './ask-for-data'
import { DataLoadFailure } from './data-load-failure'
import { OwnData } from './own-data'

type Opened =
  | { state: 'loading' | 'ended' | 'failed' }
  | { state: 'open'; overview: OwnDataOverview }

/** What is stored about whoever opened a mailed link, or the form that asks for the link. @param children how that works */
export function OwnDataScreen({ children }: { children: ReactNode }) {
  const urlToken = useUrlToken()
  const [link, setLink] = useState<{ token: string }>()
  const [opened, setOpened] = useState<Opened>({ state: 'loading' })

  const open = (token: string) => {
    setOpened({ state: 'loading' })
    setLink({ token })
  }
  useEffect(() => {
    if (!urlToken) return
    setOpened({ state: 'loading' })
    setLink({ token: urlToken })
    // Neither the history nor whoever is sent the address gets in by it.
    window.history.replaceState(null, '', window.location.pathname + window.location.search)
  }, [urlToken])
  useEffect(() => {
    if (!link) return
    let isCurrent = true
    const show = (next: Opened) => {
      if (isCurrent) setOpened(next)
    }
    callApi('POST /api/own-data/overview', { body: link }).then(
      (overview) => show({ state: 'open', overview }),
      (error: unknown) => show({ state: isApiError(error, 'unauthorized') ? 'ended' : 'failed' }),
    )
    return () => {
      isCurrent = false
    }
  }, [link])

  if (urlToken === null) return <Loading />
  if (!link) return urlToken === '' ? <Asking>{children}</Asking> : <Loading />
  if (opened.state === 'ended') return <Asking hasEnded>{children}</Asking>
  if (opened.state === 'failed') return <DataLoadFailure onRetry={() => open(link.token)} />
  if (opened.state !== 'open') return <Loading />
  return <OwnData token={link.token} overview={opened.overview} />
}

const Asking = ({ hasEnded = false, children }: { hasEnded?: boolean; children: ReactNode }) => (
  <div className="grid items-start gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]">
    <AskForData hasEnded={hasEnded} />
    {children}
  </div>
)

function Loading() {
  const t = useTranslations('ownData')
  return (
    <div role="status">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-80 rounded-card" />
    </div>
  )
}
