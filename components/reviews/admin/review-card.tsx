import { BadgeCheck, Check, Eye, EyeOff, MessageSquareReply, Trash2, X } from 'lucide-react'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { callAdmin, readAdminFile } from '@/components/back-office/admin-calls'
import { formatDateTime } from '@/components/back-office/format-date'
import { languageName } from '@/components/back-office/language/language-name'
import { toastFailure } from '@/components/back-office/toast-failure'
import { StarRow } from '@/components/catalog/rating'
import { VisitorPictures } from '@/components/media/admin/visitor-pictures'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/toast/toaster'
import type { AdminReview, Decision } from '@/lib/reviews/admin-contracts'
import { AnswerDialog } from './answer-dialog'
import { KeepDialog } from './keep-dialog'
import { ReportsOfReview } from './reports-of-review'
import { STATUS_TONES } from './review-labels'
import { TakeDownDialog, type TakenDown } from './take-down-dialog'
import { useReviewsChanged } from './use-admin-reviews'

/** A review with what can be done about it. */
export function ReviewCard({ review }: { review: AdminReview }) {
  const t = useTranslations('backOffice.reviews')
  const { id, stars, title, text, displayName, status, answer, declineReason, decision } = review
  return (
    <article className="rounded-card border border-line bg-surface p-5 shadow-card">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">
        <Badge tone={STATUS_TONES[status]}>{t(`status.${status}`)}</Badge>
        <span className="sr-only">{t('card.stars', { stars })}</span>
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
      <Pictures review={review} />
      <p className="mt-2.5 flex flex-wrap gap-x-3 gap-y-1 text-sm text-muted">
        <bdi className="font-semibold text-ink-soft [overflow-wrap:anywhere]">{displayName}</bdi>
        {review.isVerified ? (
          <span className="flex items-center gap-1">
            <BadgeCheck aria-hidden className="size-4" />
            {t('card.verified')}
          </span>
        ) : (
          <span>{t('card.orderRefunded')}</span>
        )}
        <Link href={`/admin/orders/${review.orderNumber}`} className="underline">
          {review.orderNumber}
        </Link>
        <span>{languageName(review.locale)}</span>
        <time dateTime={review.updatedAt}>{formatDateTime(review.updatedAt)}</time>
        {review.helpful > 0 && <span>{t('card.helpful', { count: review.helpful })}</span>}
      </p>
      {decision && (
        <Note label={t('card.decision', { ground: t(`grounds.${decision.ground}`) })}>
          {[
            declineReason ? '' : decision.reason,
            t('card.decided', {
              name: decision.decidedBy ?? '',
              time: formatDateTime(decision.decidedAt),
            }),
          ]
            .filter(Boolean)
            .join('\n')}
        </Note>
      )}
      {declineReason && <Note label={t('card.declineReason')}>{declineReason}</Note>}
      {answer && <Note label={t('card.answer')}>{answer}</Note>}
      <ReportsOfReview reports={review.reports} />
      <Actions key={id} review={review} />
    </article>
  )
}

/** The pictures of a review, each of which can be taken away while the rest of it stays. */
function Pictures({ review }: { review: AdminReview }) {
  const t = useTranslations('backOffice.reviews')
  const { id, displayName: name, pictures } = review
  const changed = useReviewsChanged()
  const [isWorking, setWorking] = useState(false)
  const remove = async (picture: string, close: () => void) => {
    setWorking(true)
    try {
      const params = { id, picture }
      changed(await callAdmin('DELETE /api/admin/reviews/[id]/pictures/[picture]', { params }))
      showToast({ title: t('pictures.removed') })
      close()
    } catch (error) {
      toastFailure(t('actions.error'), error, t('pictures.notRemoved'))
      changed()
    }
    setWorking(false)
  }
  return (
    <VisitorPictures
      pictures={pictures}
      altOf={(number) => t('pictures.alt', { number, total: pictures.length, name })}
      read={(picture, size) =>
        readAdminFile('GET /api/admin/reviews/[id]/pictures/[picture]', {
          params: { id, picture },
          query: { size },
        })
      }
      actions={(picture, close) => (
        <Button variant="danger" disabled={isWorking} onClick={() => void remove(picture, close)}>
          <Trash2 aria-hidden />
          {t('pictures.remove')}
        </Button>
      )}
    />
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
  const t = useTranslations('backOffice.reviews')
  const common = useTranslations('backOffice.common')
  const { id, status, displayName: name, updatedAt } = review
  const changed = useReviewsChanged()
  const [open, setOpen] = useState<'decline' | 'hide' | 'answer' | 'delete' | 'keep'>()
  const [isWorking, setWorking] = useState(false)
  const close = () => setOpen(undefined)

  const decide = async (decision: Decision['decision'], why?: TakenDown) => {
    await callAdmin('POST /api/admin/reviews/[id]/decision', {
      params: { id },
      body: { decision, ...why, expectedUpdatedAt: updatedAt },
    })
    showToast({ title: t(`decided.${decision}`) })
    changed()
  }
  const publish = async () => {
    setWorking(true)
    try {
      await decide('publish')
    } catch (error) {
      toastFailure(t('actions.error'), error, t('actions.notChanged'))
      changed()
    }
    setWorking(false)
  }
  const remove = async (why: TakenDown) => {
    await callAdmin('DELETE /api/admin/reviews/[id]', { params: { id }, query: why })
    showToast({ title: t('actions.deleted') })
    changed()
  }

  return (
    <div className="mt-4 flex flex-wrap gap-2">
      {status === 'published' ? (
        <Button
          size="sm"
          variant="outline"
          aria-label={t('actions.hideNamed', { name })}
          onClick={() => setOpen('hide')}
        >
          <EyeOff aria-hidden />
          {t('actions.hide')}
        </Button>
      ) : (
        <Button
          size="sm"
          disabled={isWorking}
          aria-label={t('actions.publishNamed', { name })}
          onClick={publish}
        >
          <Eye aria-hidden />
          {t('actions.publish')}
        </Button>
      )}
      {status === 'pending' && (
        <Button
          size="sm"
          variant="outline"
          aria-label={t('actions.declineNamed', { name })}
          onClick={() => setOpen('decline')}
        >
          <X aria-hidden />
          {t('actions.decline')}
        </Button>
      )}
      <Button
        size="sm"
        variant="outline"
        aria-label={t('actions.answerNamed', { name })}
        onClick={() => setOpen('answer')}
      >
        <MessageSquareReply aria-hidden />
        {t('actions.answer')}
      </Button>
      <Button
        size="sm"
        variant="outline"
        className="text-danger"
        aria-label={t('actions.deleteNamed', { name })}
        onClick={() => setOpen('delete')}
      >
        <Trash2 aria-hidden />
        {common('delete')}
      </Button>
      {review.reports.some((report) => report.status === 'open') && (
        <Button
          size="sm"
          variant="outline"
          aria-label={t('actions.keepNamed', { name })}
          onClick={() => setOpen('keep')}
        >
          <Check aria-hidden />
          {t('actions.keep')}
        </Button>
      )}
      {(open === 'decline' || open === 'hide') && (
        <TakeDownDialog how={open} onTake={(why) => decide(open, why)} onClose={close} />
      )}
      {open === 'keep' && <KeepDialog review={review} onClose={close} />}
      {open === 'answer' && <AnswerDialog review={review} onClose={close} />}
      {open === 'delete' && (
        <TakeDownDialog how="delete" onTake={remove} onClose={close}>
          <p>
            {t.rich('deleting.text', {
              name,
              strong: (chunks) => <strong>{chunks}</strong>,
            })}
          </p>
        </TakeDownDialog>
      )}
    </div>
  )
}
