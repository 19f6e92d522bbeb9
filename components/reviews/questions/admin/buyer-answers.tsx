import { BadgeCheck, Eye, EyeOff, Trash2 } from 'lucide-react'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { ConfirmDialog } from '@/components/back-office/dialogs/confirm-dialog'
import { toastFailure } from '@/components/back-office/toast-failure'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/toast/toaster'
import type { AdminBuyerAnswer } from '@/lib/reviews/questions/admin-contracts'
import { STATUS_TONES } from './question-labels'
import { useQuestionsChanged } from './use-admin-questions'

/** What buyers answered to a question; nothing where none did. */
export function BuyerAnswers({ answers }: { answers: readonly AdminBuyerAnswer[] }) {
  const t = useTranslations('backOffice.questions.buyerAnswers')
  const id = useId()
  if (answers.length === 0) return null
  return (
    <section aria-labelledby={id} className="mt-4">
      <h3 id={id} className="text-sm font-semibold">
        {t('title')}
      </h3>
      <ul className="mt-2 space-y-3">
        {answers.map((answer) => (
          <li key={answer.id} className="max-w-3xl rounded-control bg-canvas px-4 py-3 text-sm">
            <Answer answer={answer} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Answer({ answer }: { answer: AdminBuyerAnswer }) {
  const t = useTranslations('backOffice.questions.buyerAnswers')
  const questions = useTranslations('backOffice.questions')
  const { text, displayName, locale, status, isVerified, orderNumber } = answer
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={STATUS_TONES[status]}>{questions(`status.${status}`)}</Badge>
        <bdi className="font-semibold [overflow-wrap:anywhere]">{displayName || t('erased')}</bdi>
        {isVerified ? (
          <span className="flex items-center gap-1 text-muted">
            <BadgeCheck aria-hidden className="size-4" />
            {t('verified')}
          </span>
        ) : (
          <span className="text-muted">{t('orderRefunded')}</span>
        )}
        <Link href={`/admin/orders/${orderNumber}`} className="text-muted underline">
          {orderNumber}
        </Link>
      </p>
      <p
        lang={locale}
        dir="auto"
        className="mt-1.5 leading-relaxed whitespace-pre-wrap [overflow-wrap:anywhere]"
      >
        {text}
      </p>
      <Actions answer={answer} />
    </>
  )
}

function Actions({ answer }: { answer: AdminBuyerAnswer }) {
  const t = useTranslations('backOffice.questions.buyerAnswers')
  const questions = useTranslations('backOffice.questions')
  const common = useTranslations('backOffice.common')
  const { id, status, updatedAt } = answer
  const name = answer.displayName || t('erased')
  const changed = useQuestionsChanged()
  const [isDeleting, setDeleting] = useState(false)
  const [isWorking, setWorking] = useState(false)

  const decide = async (decision: 'publish' | 'hide') => {
    setWorking(true)
    try {
      await callAdmin('POST /api/admin/questions/answers/[id]/decision', {
        params: { id },
        body: { decision, expectedUpdatedAt: updatedAt },
      })
      showToast({ title: t(decision === 'publish' ? 'published' : 'hidden') })
    } catch (error) {
      toastFailure(questions('actions.error'), error, t('notChanged'))
    }
    changed()
    setWorking(false)
  }
  const remove = async () => {
    await callAdmin('DELETE /api/admin/questions/answers/[id]', { params: { id } })
    showToast({ title: t('deleted') })
    changed()
  }
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {status !== 'published' && (
        <Button
          size="sm"
          disabled={isWorking}
          aria-label={t('publishNamed', { name })}
          onClick={() => decide('publish')}
        >
          <Eye aria-hidden />
          {questions('actions.publish')}
        </Button>
      )}
      {status !== 'hidden' && (
        <Button
          size="sm"
          variant="outline"
          disabled={isWorking}
          aria-label={t('hideNamed', { name })}
          onClick={() => decide('hide')}
        >
          <EyeOff aria-hidden />
          {questions('actions.hide')}
        </Button>
      )}
      <Button
        size="sm"
        variant="outline"
        className="text-danger"
        aria-label={t('deleteNamed', { name })}
        onClick={() => setDeleting(true)}
      >
        <Trash2 aria-hidden />
        {common('delete')}
      </Button>
      {isDeleting && (
        <ConfirmDialog
          title={t('deleteTitle')}
          confirmLabel={t('deleteConfirm')}
          pendingLabel={common('deleting')}
          onConfirm={remove}
          onClose={() => setDeleting(false)}
        >
          <p>{t('deleteText')}</p>
        </ConfirmDialog>
      )}
    </div>
  )
}
