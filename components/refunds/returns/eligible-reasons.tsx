import { Check, type LucideIcon, X } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { RichText } from '@/components/storefront/info/rich-text'
import { classNames } from '@/components/ui/class-names'
import { eligibleReasons, NON_ELIGIBLE_REASONS } from '@/content/returns'
import type { Text } from '@/content/text'
import { englishText } from '@/lib/i18n/english'

/** Eligible and non-eligible reasons side by side. */
export function EligibleReasons({ refundDays }: { refundDays: number }) {
  const t = useTranslations('returnsPage.reasons')
  return (
    <div className="grid gap-x-5 gap-y-4 lg:grid-cols-2">
      <ReasonList
        id="eligible"
        title={t('eligible')}
        reasons={eligibleReasons(refundDays)}
        Icon={Check}
        look="bg-success-soft text-success"
      />
      <ReasonList
        id="not-eligible"
        title={t('notEligible')}
        reasons={NON_ELIGIBLE_REASONS}
        Icon={X}
        look="bg-danger-soft text-danger"
      />
    </div>
  )
}

type ReasonListProps = {
  id: string
  title: string
  reasons: readonly Text[]
  Icon: LucideIcon
  look: string
}

function ReasonList({ id, title, reasons, Icon, look }: ReasonListProps) {
  const locale = useLocale()
  return (
    <div className="rounded-panel border border-line bg-canvas p-6 sm:p-8">
      <h3 id={id} className="text-xl font-bold">
        {title}
      </h3>
      <ul aria-labelledby={id} className="mt-5 space-y-4" {...englishText(locale)}>
        {reasons.map((reason) => (
          <li key={reason} className="flex gap-3 leading-relaxed text-ink-soft">
            <span
              className={classNames(
                'mt-0.5 grid size-6 shrink-0 place-items-center rounded-full',
                look,
              )}
            >
              <Icon aria-hidden className="size-4" strokeWidth={2.5} />
            </span>
            <span className="min-w-0">
              <RichText text={reason} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
