import { Check } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Panel } from '@/components/checkout/panel'

const PARTS = ['keys', 'downloads', 'receipt', 'guarantee', 'support'] as const

/** What the customer gets for the payment. */
export function ReceiveList() {
  const t = useTranslations('checkoutPage.receive')
  return (
    <Panel id="receive" heading={t('heading')}>
      <ul className="mt-4 grid gap-x-6 gap-y-2.5 text-sm text-ink-soft sm:grid-cols-2">
        {PARTS.map((part) => (
          <li key={part} className="flex gap-2.5">
            <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-success" strokeWidth={3} />
            {t(part)}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
