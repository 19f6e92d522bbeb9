import { Check } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Panel } from '@/components/storefront/panel'
import { type Promises, promiseValues } from '@/lib/settings/promises'

/** What the customer gets for the payment. */
export function ReceiveList({ promises }: { promises: Promises }) {
  const t = useTranslations('checkoutPage.receive')
  const said = promiseValues(promises)
  const parts = [
    t('keys', said),
    t('downloads'),
    t('receipt'),
    promises.refundDays > 0 && t('guarantee', said),
    promises.support !== 'unsaid' && t('support', said),
  ]
  return (
    <Panel id="receive" heading={t('heading')}>
      <ul className="mt-4 grid gap-x-6 gap-y-2.5 text-sm text-ink-soft sm:grid-cols-2">
        {parts.map(
          (text) =>
            text && (
              <li key={text} className="flex gap-2.5">
                <Check
                  aria-hidden
                  className="mt-0.5 size-4 shrink-0 text-success"
                  strokeWidth={3}
                />
                {text}
              </li>
            ),
        )}
      </ul>
    </Panel>
  )
}
