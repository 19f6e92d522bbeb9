import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Disclosure, DisclosureBox } from '@/components/storefront/info/disclosure'
import { Link } from '@/lib/i18n/navigation'
import { MAX_GIFT_DAYS_AHEAD } from '@/lib/orders/gift-rules'

const QUESTIONS = ['arrival', 'rest', 'balance', 'tax', 'return'] as const

/** What people ask about gift cards. */
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
    <DisclosureBox>
      {QUESTIONS.map((id) => (
        <Disclosure key={id} title={t(`${id}.question`)}>
          <p className="px-5 pb-5 leading-relaxed text-ink-soft sm:px-7">
            {t.rich(`${id}.answer`, values)}
          </p>
        </Disclosure>
      ))}
    </DisclosureBox>
  )
}
