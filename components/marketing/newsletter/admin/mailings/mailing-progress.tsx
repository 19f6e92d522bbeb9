'use client'

import { Ban, Eye, Pause, Pencil, Play } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { BackLink } from '@/components/back-office/back-link'
import { ConfirmDialog } from '@/components/back-office/dialogs/confirm-dialog'
import { formatDateTime } from '@/components/back-office/format-date'
import type { Texts } from '@/components/back-office/language/texts'
import { TabHeading } from '@/components/back-office/shell/tab-heading'
import { toastFailure } from '@/components/back-office/toast-failure'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import type { Mailing, MailingStateChange } from '@/lib/marketing/newsletter/mailings/contracts'
import { MailingFiguresList } from './mailing-figures-list'
import { MAILING_TONES } from './mailing-labels'
import { MailingPreviewDialog } from './mailing-preview-dialog'
import { useMailingCalls } from './use-mailing-calls'

/** When it starts, started and ended. */
function timesOf(t: Texts<'newsletter'>, mailing: Mailing): string {
  const { status, scheduledFor, startedAt, finishedAt } = mailing
  if (status === 'scheduled' && scheduledFor)
    return t('progress.starts', { time: formatDateTime(scheduledFor) })
  if (!finishedAt)
    return startedAt ? t('progress.started', { time: formatDateTime(startedAt) }) : ''
  const isCancelled = status === 'cancelled'
  const finished = formatDateTime(finishedAt)
  return startedAt
    ? t(isCancelled ? 'progress.startedCancelled' : 'progress.startedFinished', {
        started: formatDateTime(startedAt),
        finished,
      })
    : t(isCancelled ? 'progress.cancelled' : 'progress.finished', { time: finished })
}

/** What became of a mailing, and what may still be done about it. */
export function MailingProgress({ mailing }: { mailing: Mailing }) {
  const t = useTranslations('backOffice.newsletter')
  const common = useTranslations('backOffice.common')
  const { id, status, texts, products } = mailing
  const { change } = useMailingCalls()
  const [open, setOpen] = useState<'preview' | 'cancel'>()
  const [isWorking, setWorking] = useState(false)
  const close = () => setOpen(undefined)

  async function ask(event: MailingStateChange['event']) {
    setWorking(true)
    try {
      await change(id, { event })
    } catch (error) {
      toastFailure(t('progress.failed'), error)
    }
    setWorking(false)
  }

  return (
    <>
      <BackLink href="/admin/newsletter">{t('mailing.all')}</BackLink>
      <TabHeading
        title={texts.en.subject}
        lead={
          <span className="flex flex-wrap items-center gap-2">
            <Badge tone={MAILING_TONES[status]}>{t(`status.${status}`)}</Badge>
            {timesOf(t, mailing)}
          </span>
        }
      >
        <Button variant="outline" onClick={() => setOpen('preview')}>
          <Eye aria-hidden />
          {common('preview')}
        </Button>
        {status === 'scheduled' && (
          <Button variant="outline" disabled={isWorking} onClick={() => ask('unschedule')}>
            <Pencil aria-hidden />
            {t('progress.backToDraft')}
          </Button>
        )}
        {(status === 'scheduled' || status === 'sending' || status === 'paused') && (
          <Button
            variant="outline"
            className="text-danger"
            disabled={isWorking}
            onClick={() => setOpen('cancel')}
          >
            <Ban aria-hidden />
            {t('progress.cancel')}
          </Button>
        )}
        {status === 'sending' && (
          <Button disabled={isWorking} onClick={() => ask('pause')}>
            <Pause aria-hidden />
            {t('progress.pause')}
          </Button>
        )}
        {status === 'paused' && (
          <Button disabled={isWorking} onClick={() => ask('resume')}>
            <Play aria-hidden />
            {t('progress.continue')}
          </Button>
        )}
      </TabHeading>
      {status !== 'scheduled' && <MailingFiguresList mailing={mailing} />}
      {open === 'preview' && (
        <MailingPreviewDialog
          language="en"
          text={texts.en}
          productIds={products.map(({ id: productId }) => productId)}
          onClose={close}
        />
      )}
      {open === 'cancel' && (
        <ConfirmDialog
          title={t('progress.cancelTitle')}
          confirmLabel={t('progress.cancelConfirm')}
          onConfirm={() => change(id, { event: 'cancel' })}
          onClose={close}
        >
          <p>{t('progress.cancelText')}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
