import { useLocale, useTranslations } from 'next-intl'
import { getPathname } from '@/lib/i18n/navigation'
import { type Promises, promiseValues } from '@/lib/settings/promises'
import { WITHDRAWAL_PATH } from '@/lib/settings/withdrawal-path'

const LEGAL_LINKS = [
  { href: '/legal-notice', label: 'legalNotice' },
  { href: '/terms', label: 'terms' },
  { href: '/privacy', label: 'privacy' },
  { href: '/returns', label: 'returns' },
] as const

export function CheckoutFooter({
  supportEmail,
  promises,
  hasWithdrawal,
}: {
  supportEmail: string
  promises: Promises
  hasWithdrawal: boolean
}) {
  const t = useTranslations('checkoutPage')
  const withdrawal = useTranslations('withdrawalLink')
  const locale = useLocale()
  return (
    <footer className="border-t border-line bg-surface text-sm">
      <div className="page-width flex flex-col gap-3 py-6 sm:flex-row sm:flex-wrap sm:items-center sm:justify-between">
        <p className="text-ink-soft">
          <span className="font-semibold text-ink">{t('help')}</span>{' '}
          <a
            href={`mailto:${supportEmail}`}
            className="font-semibold text-primary-strong underline underline-offset-2 hover:text-primary-deep"
          >
            {supportEmail}
          </a>{' '}
          {promises.support !== 'unsaid' && (
            <span className="text-muted">{t('helpText', promiseValues(promises))}</span>
          )}
        </p>
        <ul className="flex flex-wrap gap-x-5 gap-y-1">
          {hasWithdrawal && (
            <li>
              <a
                href={getPathname({ href: WITHDRAWAL_PATH, locale })}
                className="inline-block py-1 font-semibold text-ink underline underline-offset-2"
              >
                {withdrawal('label')}
              </a>
            </li>
          )}
          {LEGAL_LINKS.map(({ href, label }) => (
            <li key={href}>
              <a
                href={getPathname({ href, locale })}
                className="inline-block py-1 text-ink-soft underline-offset-2 hover:text-ink hover:underline"
              >
                {t(label)}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  )
}
