import { useTranslations } from 'next-intl'
import { callAdmin } from '@/components/back-office/admin-calls'
import { MailedAnswerDialog } from '@/components/back-office/dialogs/mailed-answer-dialog'
import { languageName } from '@/components/back-office/language/language-name'
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
  const { id, customerEmail, locale, productName, orderNumber, key } = report
  return (
    <MailedAnswerDialog
      title={t(`${decision}Of`, { order: orderNumber })}
      description={t('keyOf', { key: key.masked, product: productName })}
      label={t('answer')}
      hint={t('answerHint', { language: languageName(locale) })}
      submitLabel={t('send')}
      isRequired={decision === 'answer'}
      maxLength={MAX_NOTE_LENGTH}
      send={(answer) =>
        callAdmin('POST /api/admin/key-reports/[id]/answer', {
          params: { id },
          body: { decision, answer },
        })
      }
      done={{
        title: t(`done.${decision}`),
        description: t('goesTo', { email: shownEmail(customerEmail) }),
      }}
      onClose={onClose}
    />
  )
}
