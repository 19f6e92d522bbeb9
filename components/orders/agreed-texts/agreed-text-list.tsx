import { useLocale, useTranslations } from 'next-intl'
import { Panel } from '@/components/storefront/panel'
import { longDate } from '@/components/ui/long-date'
import { textLocaleOf } from '@/lib/i18n/locales'
import { Link } from '@/lib/i18n/navigation'
import { type AgreedText, agreedTextPath } from '@/lib/orders/agreed-texts/contracts'

/** The texts of law that an order was placed under, each in its version. */
export function AgreedTextList({ texts }: { texts: readonly AgreedText[] }) {
  const t = useTranslations('agreedTexts')
  const locale = textLocaleOf(useLocale())
  if (texts.length === 0) return null
  return (
    <Panel id="agreed-texts" heading={t('heading')}>
      <ul className="mt-3 space-y-1 text-sm">
        {texts.map(({ id, kind, number, validFrom }) => (
          <li key={id}>
            <Link
              href={agreedTextPath(id)}
              prefetch={false}
              className="inline-block py-0.5 text-primary-strong underline underline-offset-2"
            >
              {t('version', {
                name: t(`kinds.${kind}`),
                date: longDate(validFrom, locale),
                number,
              })}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
