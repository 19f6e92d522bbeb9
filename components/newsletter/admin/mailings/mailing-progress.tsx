'use client'

import { Ban, Eye, Pause, Pencil, Play } from 'lucide-react'
import { useState } from 'react'
import { BackLink } from '@/components/back-office/back-link'
import { ConfirmDialog } from '@/components/back-office/dialogs/confirm-dialog'
import { formatDateTime } from '@/components/back-office/format-date'
import { TabHeading } from '@/components/back-office/shell/tab-heading'
import { toastFailure } from '@/components/back-office/toast-failure'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import type { Mailing, MailingStateChange } from '@/lib/newsletter/mailings/contracts'
import { MailingFiguresList } from './mailing-figures-list'
import { MAILING_STATUS, utcTime } from './mailing-labels'
import { MailingPreviewDialog } from './mailing-preview-dialog'
import { useMailingCalls } from './use-mailing-calls'

/** When it starts, started and ended. */
function timesOf({ status, scheduledFor, startedAt, finishedAt }: Mailing): string {
  if (status === 'scheduled' && scheduledFor) return `Starts ${utcTime(scheduledFor)}`
  return [
    startedAt && `Started ${formatDateTime(startedAt)}`,
    finishedAt &&
      `${status === 'cancelled' ? 'cancelled' : 'last mail queued'} ${formatDateTime(finishedAt)}`,
  ]
    .filter(Boolean)
    .join(', ')
}

/** What became of a mailing, and what may still be done about it. */
export function MailingProgress({ mailing }: { mailing: Mailing }) {
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
      toastFailure('That failed', error)
    }
    setWorking(false)
  }

  return (
    <>
      <BackLink href="/admin/newsletter">All mailings</BackLink>
      <TabHeading
        title={texts.en.subject}
        lead={
          <span className="flex flex-wrap items-center gap-2">
            <Badge tone={MAILING_STATUS[status].tone}>{MAILING_STATUS[status].label}</Badge>
            {timesOf(mailing)}
          </span>
        }
      >
        <Button variant="outline" onClick={() => setOpen('preview')}>
          <Eye aria-hidden />
          Preview
        </Button>
        {status === 'scheduled' && (
          <Button variant="outline" disabled={isWorking} onClick={() => ask('unschedule')}>
            <Pencil aria-hidden />
            Back to draft
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
            Cancel mailing
          </Button>
        )}
        {status === 'sending' && (
          <Button disabled={isWorking} onClick={() => ask('pause')}>
            <Pause aria-hidden />
            Pause
          </Button>
        )}
        {status === 'paused' && (
          <Button disabled={isWorking} onClick={() => ask('resume')}>
            <Play aria-hidden />
            Continue
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
          title="Cancel this mailing?"
          confirmLabel="Cancel for good"
          onConfirm={() => change(id, { event: 'cancel' })}
          onClose={close}
        >
          <p>Whoever has not received it yet never will. It can't be continued.</p>
        </ConfirmDialog>
      )}
    </>
  )
}
