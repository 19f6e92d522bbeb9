import { BadgeCheck, Eye, EyeOff, MessageSquareReply, Trash2, X } from 'lucide-react'
import Link from 'next/link'
import { useState } from 'react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { ConfirmDialog } from '@/components/back-office/dialogs/confirm-dialog'
import { formatDateTime } from '@/components/back-office/format-date'
import { toastFailure } from '@/components/back-office/toast-failure'
import { StarRow } from '@/components/catalog/rating'
import { languageLabel } from '@/components/messages/admin/message-labels'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/toast/toaster'
import type { AdminReview, Decision } from '@/lib/reviews/admin-contracts'
import { AnswerDialog } from './answer-dialog'
import { DeclineDialog } from './decline-dialog'
import { STATUS } from './review-labels'
import { useReviewsChanged } from './use-admin-reviews'

const DECIDED: Record<Decision['decision'], string> = {
  publish: 'Review Published',
  decline: 'Review Declined',
  hide: 'Review Hidden',
}

/** A review with what can be done about it. */
export function ReviewCard({ review }: { review: AdminReview }) {
  const { id, stars, title, text, displayName, status, answer, declineReason } = review
  return (
    <article className="rounded-card border border-line bg-surface p-5 shadow-card">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">
        <Badge tone={STATUS[status].tone}>{STATUS[status].label}</Badge>
        <span className="sr-only">{`${stars} of 5 stars`}</span>
        <StarRow rating={stars} />
        <Link
          href={`/products/${review.productSlug}`}
          className="font-semibold [overflow-wrap:anywhere] hover:underline"
        >
          {review.productName}
        </Link>
      </div>
      {title && <h2 className="mt-3 font-bold [overflow-wrap:anywhere]">{title}</h2>}
      <p
        dir="auto"
        className="mt-2 max-w-3xl text-sm leading-relaxed whitespace-pre-wrap [overflow-wrap:anywhere]"
      >
        {text}
      </p>
      <p className="mt-2.5 flex flex-wrap gap-x-3 gap-y-1 text-sm text-muted">
        <bdi className="font-semibold text-ink-soft [overflow-wrap:anywhere]">{displayName}</bdi>
        {review.isVerified ? (
          <span className="flex items-center gap-1">
            <BadgeCheck aria-hidden className="size-4" />
            Verified buyer
          </span>
        ) : (
          <span>Order refunded</span>
        )}
        <Link href={`/admin/orders/${review.orderNumber}`} className="underline">
          {review.orderNumber}
        </Link>
        <span>{languageLabel(review.locale)}</span>
        <time dateTime={review.updatedAt}>{formatDateTime(review.updatedAt)}</time>
        {review.helpful > 0 && <span>{review.helpful} found it helpful</span>}
      </p>
      {declineReason && <Note label="Reason told to the buyer">{declineReason}</Note>}
      {answer && <Note label="Your public answer">{answer}</Note>}
      <Actions key={id} review={review} />
    </article>
  )
}

function Note({ label, children }: { label: string; children: string }) {
  return (
    <div className="mt-3 max-w-3xl rounded-control bg-canvas px-4 py-3 text-sm">
      <p className="font-semibold">{label}</p>
      <p className="mt-1 whitespace-pre-wrap [overflow-wrap:anywhere]">{children}</p>
    </div>
  )
}

function Actions({ review }: { review: AdminReview }) {
  const { id, status, displayName, updatedAt } = review
  const changed = useReviewsChanged()
  const [open, setOpen] = useState<'decline' | 'answer' | 'delete'>()
  const [isWorking, setWorking] = useState(false)
  const close = () => setOpen(undefined)

  const decide = async (decision: Decision['decision'], reason = '') => {
    await callAdmin('POST /api/admin/reviews/[id]/decision', {
      params: { id },
      body: { decision, reason, expectedUpdatedAt: updatedAt },
    })
    showToast({ title: DECIDED[decision] })
    changed()
  }
  const press = async (decision: 'publish' | 'hide') => {
    setWorking(true)
    try {
      await decide(decision)
    } catch (error) {
      toastFailure('Error', error, 'The review could not be changed')
      changed()
    }
    setWorking(false)
  }
  const remove = async () => {
    await callAdmin('DELETE /api/admin/reviews/[id]', { params: { id } })
    showToast({ title: 'Review Deleted' })
    changed()
  }
  const named = (action: string) => `${action} the review by ${displayName}`

  return (
    <div className="mt-4 flex flex-wrap gap-2">
      {status === 'published' ? (
        <Button
          size="sm"
          variant="outline"
          disabled={isWorking}
          aria-label={named('Hide')}
          onClick={() => press('hide')}
        >
          <EyeOff aria-hidden />
          Hide
        </Button>
      ) : (
        <Button
          size="sm"
          disabled={isWorking}
          aria-label={named('Publish')}
          onClick={() => press('publish')}
        >
          <Eye aria-hidden />
          Publish
        </Button>
      )}
      {status === 'pending' && (
        <Button
          size="sm"
          variant="outline"
          aria-label={named('Decline')}
          onClick={() => setOpen('decline')}
        >
          <X aria-hidden />
          Decline
        </Button>
      )}
      <Button
        size="sm"
        variant="outline"
        aria-label={named('Answer')}
        onClick={() => setOpen('answer')}
      >
        <MessageSquareReply aria-hidden />
        Answer
      </Button>
      <Button
        size="sm"
        variant="outline"
        className="text-danger"
        aria-label={named('Delete')}
        onClick={() => setOpen('delete')}
      >
        <Trash2 aria-hidden />
        Delete
      </Button>
      {open === 'decline' && (
        <DeclineDialog onDecline={(reason) => decide('decline', reason)} onClose={close} />
      )}
      {open === 'answer' && <AnswerDialog review={review} onClose={close} />}
      {open === 'delete' && (
        <ConfirmDialog
          title="Delete this review?"
          confirmLabel="Delete review"
          pendingLabel="Deleting …"
          onConfirm={remove}
          onClose={close}
        >
          <p>
            What <strong>{displayName}</strong> wrote is gone for good, and so are its votes. The
            buyer can write a new review by the mailed link.
          </p>
        </ConfirmDialog>
      )}
    </div>
  )
}
