import { MessageSquareReply } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { callAdmin } from '@/components/back-office/admin-calls'
import { FormDialog } from '@/components/back-office/dialogs/form-dialog'
import { languageName } from '@/components/back-office/language/language-name'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { useOrderChanged } from '@/components/back-office/use-order-changed'
import { TextAreaField } from '@/components/ui/fields/text-area-field'
import { showToast } from '@/components/ui/toast/toaster'
import { shownEmail } from '@/lib/core/shown-email'
import { MAX_NOTE_LENGTH } from '@/lib/orders/admin-limits'
import type { AdminKeyReport, KeyReportAnswer } from '@/lib/orders/key-reports/admin-contracts'

type Props = {
  report: AdminKeyReport
  decision: KeyReportAnswer['decision']
  onClose: () => void
}

/** Answers a report of a key by mail, or closes it, for which nothing has to be said. */
export function AnswerReportDialog({ report, decision, onClose }: Props) {
  const t = useTranslations('backOffice.orders.keyReports')
  const common = useTranslations('backOffice.common')
  const changed = useOrderChanged()
  const { id, customerEmail, locale, productName, orderNumber, key } = report
  const { field, ...state } = useAdminForm<{ answer: string }>({
    defaults: { answer: '' },
    send: ({ answer }) =>
      callAdmin('POST /api/admin/key-reports/[id]/answer', {
        params: { id },
        body: { decision, answer },
      }),
    onSent: () => {
      showToast({
        title: t(`done.${decision}`),
        description: t('goesTo', { email: shownEmail(customerEmail) }),
      })
      changed()
      onClose()
    },
  })
  return (
    <FormDialog
      title={t(`${decision}Of`, { order: orderNumber })}
      description={t('keyOf', { key: key.masked, product: productName })}
      icon={MessageSquareReply}
      submitLabel={t('send')}
      pendingLabel={common('sending')}
      form={state}
      onClose={onClose}
    >
      <TextAreaField
        label={t('answer')}
        required={decision === 'answer'}
        rows={6}
        maxLength={MAX_NOTE_LENGTH}
        hint={t('answerHint', { language: languageName(locale) })}
        {...field('answer')}
      />
    </FormDialog>
  )
}
