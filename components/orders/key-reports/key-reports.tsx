'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { useDateTimeFormat } from '@/components/orders/use-date-time-format'
import { FocusedNotice } from '@/components/storefront/focused-notice'
import { Panel } from '@/components/storefront/panel'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { callApi } from '@/lib/api/client'
import { shownEmail } from '@/lib/core/shown-email'
import { HttpError } from '@/lib/http/client'
import type { KeyReport, ReportableKey } from '@/lib/orders/key-reports/contracts'
import { AT_KEYS } from './at-keys'
import type { KeysOf } from './keys-of'
import { type Reported, ReportForm } from './report-form'

const CALL = 'GET /api/orders/[orderNumber]/key-reports'

/** @property email where answers and other keys go */
type KeyReportsProps = { of: KeysOf; email: string }

/** The keys of an order, each with what its buyer can do when it does not work, and what came of it; nothing where there are none. */
export function KeyReports({ of: { orderNumber, proof }, email }: KeyReportsProps) {
  const t = useTranslations('keyReport')
  const [asked, setAsked] = useState<number>()
  const [outcome, setOutcome] = useState<Reported>()
  const { data, refetch } = useQuery({
    queryKey: [CALL, orderNumber],
    queryFn: ({ signal }) => callApi(CALL, { params: { orderNumber }, headers: proof(), signal }),
    retry: (failures, error) => failures < 2 && !(error instanceof HttpError),
    gcTime: 0,
  })
  const isThere = data !== undefined && data.keys.length > 0
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isThere && window.location.search === AT_KEYS) box.current?.scrollIntoView()
  }, [isThere])
  if (!isThere) return null

  const ask = (keyId: number | undefined) => {
    setAsked(keyId)
    setOutcome(undefined)
  }
  const report = (reported: Reported) => {
    setAsked(undefined)
    setOutcome(reported)
    void refetch()
  }
  return (
    <div ref={box} className="scroll-mt-24">
      <Panel id="key-reports" heading={t('title')}>
        <p className="mt-3 leading-relaxed text-ink-soft">{t('lead')}</p>
        {outcome && (
          <div className="mt-4">
            <FocusedNotice icon="circle-check">
              <p className="[overflow-wrap:anywhere]">
                {t(outcome.status === 'replaced' ? 'sent.replaced' : 'sent.open', {
                  email: shownEmail(email),
                })}
              </p>
              {!outcome.hasAllPictures && <p className="mt-2">{t('sent.picturesMissing')}</p>}
            </FocusedNotice>
          </div>
        )}
        <ul className="mt-2 divide-y divide-line">
          {data.keys.map((key) => (
            <li key={key.id} className="py-4">
              <p className="font-semibold">{key.productName}</p>
              <p className="text-muted">
                {t.rich('endsIn', { key: () => <bdi>{key.masked}</bdi> })}
              </p>
              {key.reports.map((told) => (
                <Told key={told.id} report={told} />
              ))}
              {asked === key.id ? (
                <ReportForm
                  of={{ orderNumber, proof }}
                  reported={key}
                  onReported={report}
                  onRefused={() => void refetch()}
                  onClose={() => ask(undefined)}
                />
              ) : (
                key.canReport && <Ask reported={key} onAsk={() => ask(key.id)} />
              )}
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  )
}

function Ask({ reported, onAsk }: { reported: ReportableKey; onAsk: () => void }) {
  const t = useTranslations('keyReport')
  return (
    <Button variant="outline" breaks className="mt-3" onClick={onAsk}>
      {t('action')}
      <bdi className="sr-only">
        {reported.productName} {reported.masked}
      </bdi>
    </Button>
  )
}

const TONES = {
  open: 'brand',
  replaced: 'success',
  answered: 'success',
  closed: 'neutral',
} as const

/** What was reported of a key, and what came of it. */
function Told({ report }: { report: KeyReport }) {
  const t = useTranslations('keyReport')
  const write = useDateTimeFormat()
  return (
    <div className="mt-3 rounded-control bg-sunken px-4 py-3 text-sm leading-relaxed">
      <p>
        <Badge tone={TONES[report.status]}>{t(`status.${report.status}`)}</Badge>{' '}
        {t('reportedAs', { kind: t(`kinds.${report.kind}`), time: write(report.createdAt) })}
      </p>
      <p className="mt-1 text-ink-soft">{t(`statusText.${report.status}`)}</p>
      {report.answer && (
        <p className="mt-2 whitespace-pre-line [overflow-wrap:anywhere]">{report.answer}</p>
      )}
    </div>
  )
}
