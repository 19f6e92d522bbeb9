import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon/icon'
import { Link } from '@/lib/i18n/navigation'
import { MAX_GIFT_DAYS_AHEAD } from '@/lib/orders/gift-rules'

const QUESTIONS = ['arrival', 'rest', 'balance', 'tax', 'return'] as const

/** What people ask about gift cards; the browser's own disclosure, which needs no scripts. */
export function GiftCardQuestions() {
  const t = useTranslations('giftCardsPage.questions')
  const values = {
    days: MAX_GIFT_DAYS_AHEAD,
    returns: (text: ReactNode) => (
      <Link href="/returns" className="font-semibold text-primary-strong hover:underline">
        {text}
      </Link>
    ),
  }
  return (
    <div className="divide-y divide-line rounded-panel border border-line bg-surface shadow-card">
      {QUESTIONS.map((id) => (
        <details key={id} className="group">
          <summary className="flex list-none items-center justify-between gap-4 rounded-panel px-5 py-4 font-bold hover:text-primary-deep sm:px-6 [&::-webkit-details-marker]:hidden">
            <h3 className="text-wrap">{t(`${id}.question`)}</h3>
            <Icon
              name="plus"
              className="size-5 shrink-0 text-muted transition-transform group-open:rotate-45"
            />
          </summary>
          <p className="px-5 pb-5 leading-relaxed text-ink-soft sm:px-6">
            {t.rich(`${id}.answer`, values)}
          </p>
        </details>
      ))}
    </div>
  )
}
