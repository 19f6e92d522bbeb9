import { ArrowLeft } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Link } from '@/lib/i18n/navigation'

const style =
  '-ms-1 inline-flex items-center gap-1.5 rounded-control px-1 py-1.5 text-sm font-semibold'

/** @param disabled while a payment is in progress */
export function BackToReview({ disabled }: { disabled: boolean }) {
  const t = useTranslations('payment')
  const content = (
    <>
      <ArrowLeft aria-hidden className="size-4 rtl:-scale-x-100" />
      {t('back')}
    </>
  )
  if (disabled) return <span className={`${style} text-muted`}>{content}</span>
  return (
    <Link
      href="/checkout/review"
      className={`${style} text-primary-strong underline-offset-2 hover:text-primary-deep hover:underline`}
    >
      {content}
    </Link>
  )
}
