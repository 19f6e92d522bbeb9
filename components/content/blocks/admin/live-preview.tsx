'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { failureText } from '@/components/back-office/admin-calls'
import { PageFrame } from '@/components/back-office/page-frame/page-frame'
import { firstScreen, SCREENS } from '@/components/back-office/page-frame/screens'
import { stillPage } from '@/components/back-office/page-frame/still-page'
import { Panel } from '@/components/back-office/shell/panel'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { useDebouncedValue } from '@/components/ui/use-debounced-value'
import { DEFAULT_LOCALE, type TranslatedLocale } from '@/lib/i18n/locales'

type LivePreviewProps = {
  /** What the page is called in its frame. */
  name: string
  /** Changes with the draft; `null`: nothing differs from what is published. */
  draft: string | null
  /** Where the published page is, without a language; `null`: nowhere. */
  published: string | null
  /** Stores the draft as a preview, in the place of an earlier one. @returns where it is, without a language */
  make: (replaces: string | undefined, signal: AbortSignal) => Promise<{ id: string; path: string }>
  language: TranslatedLocale
  /** Said while there is neither a draft nor a published page. */
  empty?: string
}

const PAUSE_MS = 800
const HEIGHT = '70dvh'

/** A page as its draft makes it, on a screen of either kind. */
export function LivePreview({ name, draft, published, make, language, empty }: LivePreviewProps) {
  const t = useTranslations('backOffice.homepage.live')
  const [screen, setScreen] = useState(firstScreen)
  const made = useRef<string>(undefined)
  const paused = useDebouncedValue(draft, PAUSE_MS)
  const hasPage = paused !== null || published !== null
  const { data, error, isFetching } = useQuery({
    queryKey: ['live preview', published, paused, language],
    queryFn: async ({ signal }) => {
      if (paused === null) return pageAt(published ?? '/', language, signal)
      const { id, path } = await make(made.current, signal)
      made.current = id
      return pageAt(path, language, signal)
    },
    enabled: hasPage,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  })
  return (
    <Panel
      title={t('title')}
      lead={t('lead')}
      actions={
        <fieldset className="flex gap-2">
          <legend className="sr-only">{t('screen')}</legend>
          {(['phone', 'desktop'] as const).map((name) => (
            <Button
              key={name}
              size="sm"
              variant={screen === name ? 'primary' : 'outline'}
              aria-pressed={screen === name}
              onClick={() => setScreen(name)}
            >
              {t(name)}
            </Button>
          ))}
        </fieldset>
      }
    >
      <p role="status" className="mb-2 min-h-5 text-sm text-muted">
        {error ? failureText(error, t('failed')) : isFetching ? t('working') : ''}
      </p>
      {!hasPage ? (
        <p className="text-sm text-muted">{empty}</p>
      ) : data === undefined ? (
        <Skeleton className="h-[70dvh] rounded-control" />
      ) : (
        <PageFrame html={data} width={SCREENS[screen]} height={HEIGHT} title={name} />
      )}
    </Panel>
  )
}

/** A page of the store in a language, whichever the store would choose for this browser. */
async function pageAt(
  path: string,
  language: TranslatedLocale,
  signal: AbortSignal,
): Promise<string> {
  const own = path === '/' ? '' : path
  const address = language === DEFAULT_LOCALE ? path : `/${language}${own}`
  const answer = await fetch(address, {
    signal,
    credentials: 'omit',
    headers: { 'accept-language': language },
  })
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
  return stillPage(await answer.text())
}
