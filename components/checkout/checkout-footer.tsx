import { useLocale, useTranslations } from 'next-intl'
import { getPathname } from '@/lib/i18n/navigation'
import { type Promises, promiseValues } from '@/lib/settings/promises'

const LEGAL_LINKS = [
  { href: '/terms', label: 'terms' },
  { href: '/privacy', label: 'privacy' },
  { href: '/returns', label: 'returns' },
] as const

export function CheckoutFooter({
  supportEmail,
  promises,
}: {
  supportEmail: string
  promises: Promises
}) {
  const t = useTranslations('checkoutPage')
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
