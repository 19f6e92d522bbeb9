'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { LucideIcon } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { failureText } from '@/components/back-office/admin-calls'
import { formatDateTime } from '@/components/back-office/format-date'
import { sentenceInPageLanguage } from '@/components/back-office/language/server-texts/in-page-language'
import { toastFailure } from '@/components/back-office/toast-failure'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { ListFailure } from '@/components/ui/list/list-failure'
import { Skeleton } from '@/components/ui/skeleton'
import type { AdminPlugin } from '@/lib/plugins/contracts'

/** How often a dialog asks how far its run is. */
const POLL_MS = 2000

const TONES = {
  running: 'neutral',
  done: 'success',
  ended: 'neutral',
  failed: 'danger',
} as const

/** Something that a plugin does for minutes, once somebody starts it. */
type Run = {
  status: keyof typeof TONES
  failure: string | null
  username: string
  endedBy: string | null
  createdAt: string
}

type CommonText = 'lead' | 'start' | 'startFailed' | 'endFailed' | 'loadFailed' | 'none'

/** What differs from one plugin's run to another's. `none` is said while there never was one. */
type RunTexts = Record<CommonText | 'title' | 'off', string>

/** The texts that every run has, of its own namespace. */
export const runTexts = (t: (name: CommonText) => string): Record<CommonText, string> => ({
  lead: t('lead'),
  start: t('start'),
  startFailed: t('startFailed'),
  endFailed: t('endFailed'),
  loadFailed: t('loadFailed'),
  none: t('none'),
})

/** The latest run of a plugin, which is asked for again while it goes on. */
export function useLatestRun<R extends Run>(
  key: readonly unknown[],
  read: (signal: AbortSignal) => Promise<R | null>,
): RunDialogProps<R>['latest'] {
  const {
    data: run,
    error,
    isPending,
    refetch,
  } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => read(signal),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.status === 'running' ? POLL_MS : false),
  })
  return { run, key, error, isPending, refetch }
}

type RunDialogProps<R extends Run> = {
  plugin: AdminPlugin
  icon: LucideIcon
  texts: RunTexts
  /** The query of the latest run. */
  latest: {
    run: R | null | undefined
    key: readonly unknown[]
    error: unknown
    isPending: boolean
    refetch: () => unknown
  }
  start: () => Promise<unknown>
  /** Says what it would do, where that is to be seen before it is done. */
  preview?: { label: string; start: () => Promise<unknown> }
  /** What somebody chooses before it starts. */
  options?: ReactNode
  end: () => Promise<unknown>
  /** How far a run is: its figures. */
  children: (run: R) => ReactNode
  onClose: () => void
}

/** Starts a run of a plugin, shows how far it is, and ends it. */
export function RunDialog<R extends Run>({
  plugin,
  icon,
  texts,
  latest: { run, key, error, isPending, refetch },
  start,
  preview,
  options,
  end,
  children,
  onClose,
}: RunDialogProps<R>) {
  const t = useTranslations('backOffice.plugins.run')
  const common = useTranslations('backOffice.common')
  const client = useQueryClient()
  const [isSending, setSending] = useState(false)
  const isRunning = run?.status === 'running'

  async function send(call: () => Promise<unknown>) {
    setSending(true)
    try {
      await call()
    } catch (failure) {
      toastFailure(isRunning ? texts.endFailed : texts.startFailed, failure)
    }
    await client.invalidateQueries({ queryKey: key })
    setSending(false)
  }

  return (
    <Dialog
      title={texts.title}
      description={texts.lead}
      icon={icon}
      size="lg"
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {common('done')}
          </Button>
          {isRunning ? (
            <Button variant="outline" onClick={() => send(end)} disabled={isSending}>
              {t('end')}
            </Button>
          ) : (
            <>
              {preview && (
                <Button
                  variant={run === null ? 'primary' : 'outline'}
                  onClick={() => send(preview.start)}
                  disabled={!plugin.active || isSending || run === undefined}
                >
                  {preview.label}
                </Button>
              )}
              <Button
                onClick={() => send(start)}
                disabled={
                  !plugin.active || isSending || run === undefined || (preview && run === null)
                }
              >
                {texts.start}
              </Button>
            </>
          )}
        </>
      }
    >
      {!plugin.active && (
        <p className="mb-4 rounded-control bg-sunken px-4 py-3 text-sm text-ink-soft">
          {texts.off}
        </p>
      )}
      {error ? (
        <ListFailure
          title={texts.loadFailed}
          text={failureText(error, common('unknownError'))}
          retryLabel={common('retryLoading')}
          onRetry={refetch}
        />
      ) : (
        <>
          {isPending && <Skeleton className="h-16 w-full" />}
          {run === null && <p className="text-sm text-ink-soft">{texts.none}</p>}
          {run && <RunState run={run}>{children(run)}</RunState>}
          {options && !isRunning && <div className="mt-4">{options}</div>}
        </>
      )}
    </Dialog>
  )
}

function RunState({ run, children }: { run: Run; children: ReactNode }) {
  const t = useTranslations('backOffice.plugins.run')
  const { status, failure, username, endedBy, createdAt } = run
  return (
    <div className="space-y-3 text-sm">
      <p className="flex flex-wrap items-center gap-3">
        <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>
        <span className="text-muted">{t('by', { username, when: formatDateTime(createdAt) })}</span>
      </p>
      {children}
      {failure && (
        <p className="text-ink-soft [overflow-wrap:anywhere]">
          {status === 'running' ? `${t('triesAgain')} ` : ''}
          {sentenceInPageLanguage(failure)}
        </p>
      )}
      {endedBy !== null && <p className="text-ink-soft">{t('endedBy', { username: endedBy })}</p>}
    </div>
  )
}

/** How many of how many are done, in words and as a bar. */
export const RunProgress = ({
  text,
  label,
  done,
  all,
}: {
  text: string
  label: string
  done: number
  all: number
}) => (
  <p role="status" className="flex items-center gap-3 font-semibold tabular-nums">
    {text}
    <progress
      value={done}
      max={Math.max(all, 1)}
      aria-label={label}
      className="h-2 min-w-0 flex-1 accent-primary-strong"
    />
  </p>
)
