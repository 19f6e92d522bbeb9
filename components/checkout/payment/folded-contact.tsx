import { UserRound } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { GiftSummary } from '@/components/checkout/gift/gift-summary'
import { shownEmail } from '@/lib/core/shown-email'
import type { Customer } from '@/lib/customers/contracts'
import { Link } from '@/lib/i18n/navigation'

type FoldedContactProps = {
  customer: Customer
  /** Whether there are gift cards among what is bought, which its buyer may print. */
  hasGiftCards: boolean
  /** While a payment is in progress. */
  isFixed: boolean
}

/** The section of the review that is done: who buys, and the way back to change it. */
export function FoldedContact({ customer, hasGiftCards, isFixed }: FoldedContactProps) {
  const t = useTranslations('payment')
  const gift = useTranslations('checkout.gift')
  return (
    <section
      aria-labelledby="contact"
      className="flex items-start gap-3 rounded-card border border-line bg-surface px-5 py-4 text-sm shadow-card sm:px-6"
    >
      <h2 id="contact" className="sr-only">
        {t('customerHeading')}
      </h2>
      <UserRound aria-hidden className="mt-px size-4.5 shrink-0 text-muted" />
      <address className="min-w-0 flex-1 not-italic [overflow-wrap:anywhere]">
        <p>
          <bdi className="font-semibold">{shownEmail(customer.email)}</bdi>
          <span aria-hidden className="mx-1.5 text-muted">
            ·
          </span>
          <bdi>{customer.name}</bdi>
        </p>
        {customer.address && (
          <p className="mt-0.5 text-muted">
            <bdi className="whitespace-pre-line">{customer.address}</bdi>
          </p>
        )}
        {customer.gift && <GiftSummary gift={customer.gift} />}
        {customer.printedCard && hasGiftCards && (
          <p className="mt-1 font-semibold">{gift('summaryToPrint')}</p>
        )}
      </address>
      {!isFixed && (
        <Link
          href="/checkout/review"
          aria-label={t('editLabel')}
          className="-my-1 shrink-0 rounded-control py-1 font-semibold text-primary-strong underline underline-offset-2 hover:text-primary-deep"
        >
          {t('edit')}
        </Link>
      )}
    </section>
  )
}
