import { Eye, EyeOff, MessageSquareReply, Trash2 } from 'lucide-react'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { ConfirmDialog } from '@/components/back-office/dialogs/confirm-dialog'
import { formatDateTime } from '@/components/back-office/format-date'
import { languageName } from '@/components/back-office/language/language-name'
import { toastFailure } from '@/components/back-office/toast-failure'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/toast/toaster'
import type { AdminQuestion } from '@/lib/reviews/questions/admin-contracts'
import { AnswerQuestionDialog } from './answer-question-dialog'
import { BuyerAnswers } from './buyer-answers'
import { STATUS_TONES } from './question-labels'
import { useQuestionsChanged } from './use-admin-questions'

/** A question with what can be done about it. */
export function QuestionCard({ question }: { question: AdminQuestion }) {
  const t = useTranslations('backOffice.questions')
  const { id, status, productSlug, productName, text, displayName, email, locale } = question
  const { createdAt, answer } = question
  return (
    <article className="rounded-card border border-line bg-surface p-5 shadow-card">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">
        <Badge tone={STATUS_TONES[status]}>{t(`status.${status}`)}</Badge>
        <Link
          href={`/products/${productSlug}`}
          className="font-semibold [overflow-wrap:anywhere] hover:underline"
        >
          {productName}
        </Link>
      </div>
      <p
        lang={locale}
        dir="auto"
        className="mt-3 max-w-3xl leading-relaxed whitespace-pre-wrap [overflow-wrap:anywhere]"
      >
        {text}
      </p>
      <p className="mt-2.5 flex flex-wrap gap-x-3 gap-y-1 text-sm text-muted">
        {displayName && (
          <bdi className="font-semibold text-ink-soft [overflow-wrap:anywhere]">{displayName}</bdi>
        )}
        <bdi className="[overflow-wrap:anywhere]">{email ?? t('card.forgotten')}</bdi>
        <span>{languageName(locale)}</span>
        <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
      </p>
      {answer && (
        <div className="mt-3 max-w-3xl rounded-control bg-canvas px-4 py-3 text-sm">
          <p className="font-semibold">{t('card.answer')}</p>
          <p lang={locale} dir="auto" className="mt-1 whitespace-pre-wrap [overflow-wrap:anywhere]">
            {answer}
          </p>
        </div>
      )}
      {!answer && status === 'published' && (
        <p className="mt-3 text-sm text-muted">{t('card.noAnswer')}</p>
      )}
      <Actions key={id} question={question} />
      <BuyerAnswers answers={question.buyerAnswers} />
    </article>
  )
}

function Actions({ question }: { question: AdminQuestion }) {
  const t = useTranslations('backOffice.questions')
  const common = useTranslations('backOffice.common')
  const { id, status, answer, productName, updatedAt } = question
  const changed = useQuestionsChanged()
  const [open, setOpen] = useState<'answer' | 'delete'>()
  const [isWorking, setWorking] = useState(false)
  const close = () => setOpen(undefined)
  const about = { product: productName }

  const decide = async (decision: 'publish' | 'hide') => {
    setWorking(true)
    try {
      await callAdmin('POST /api/admin/questions/[id]/decision', {
        params: { id },
        body: { decision, expectedUpdatedAt: updatedAt },
      })
      showToast({ title: t(`decided.${decision}`) })
    } catch (error) {
      toastFailure(t('actions.error'), error, t('actions.notChanged'))
    }
    changed()
    setWorking(false)
  }
  const remove = async () => {
    await callAdmin('DELETE /api/admin/questions/[id]', { params: { id } })
    showToast({ title: t('actions.deleted') })
    changed()
  }

  return (
    <div className="mt-4 flex flex-wrap gap-2">
      <Button
        size="sm"
        variant={answer ? 'outline' : 'primary'}
        aria-label={t('actions.answerNamed', about)}
        onClick={() => setOpen('answer')}
      >
        <MessageSquareReply aria-hidden />
        {t(answer ? 'actions.correct' : 'actions.answer')}
      </Button>
      {status !== 'published' && (
        <Button
          size="sm"
          variant="outline"
          disabled={isWorking}
          aria-label={answer ? t('actions.publishNamed', about) : undefined}
          onClick={() => decide('publish')}
        >
          <Eye aria-hidden />
          {t(answer ? 'actions.publish' : 'actions.letBuyersAnswer')}
        </Button>
      )}
      {status !== 'hidden' && (
        <Button
          size="sm"
          variant="outline"
          disabled={isWorking}
          aria-label={t('actions.hideNamed', about)}
          onClick={() => decide('hide')}
        >
          <EyeOff aria-hidden />
          {t('actions.hide')}
        </Button>
      )}
      <Button
        size="sm"
        variant="outline"
        className="text-danger"
        aria-label={t('actions.deleteNamed', about)}
        onClick={() => setOpen('delete')}
      >
        <Trash2 aria-hidden />
        {common('delete')}
      </Button>
      {open === 'answer' && <AnswerQuestionDialog question={question} onClose={close} />}
      {open === 'delete' && (
        <ConfirmDialog
          title={t('deleting.title')}
          confirmLabel={t('deleting.confirm')}
          pendingLabel={common('deleting')}
          onConfirm={remove}
          onClose={close}
        >
          <p>{t('deleting.text')}</p>
        </ConfirmDialog>
      )}
    </div>
  )
}
