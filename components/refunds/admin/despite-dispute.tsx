import { useTranslations } from 'next-intl'
import { Checkbox } from '@/components/ui/fields/checkbox'
import type { useRefundCall } from './use-refund-call'

/** Asks whether money goes back although a dispute is open; nothing while none is known. */
export function DespiteDispute({ dispute }: Pick<ReturnType<typeof useRefundCall>, 'dispute'>) {
  const t = useTranslations('backOffice.refunds.dispute')
  return (
    dispute && (
      <Checkbox
        label={
          <>
            <span className="block font-semibold text-danger">{t('refund')}</span>
            {t('warning')}
          </>
        }
        checked={dispute.isAllowed}
        onChange={({ target }) => dispute.onAllow(target.checked)}
      />
    )
  )
}
