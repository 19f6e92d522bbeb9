import { useTranslations } from 'next-intl'
import { formatDateTime } from '@/components/back-office/format-date'
import { Panel } from '@/components/back-office/shell/panel'
import { type AgreedText, agreedTextPath } from '@/lib/orders/agreed-texts/contracts'

/** The texts of law that an order was placed under; each version has a page of the store. */
export function AgreedTextsPanel({ texts }: { texts: readonly AgreedText[] }) {
  const t = useTranslations('backOffice.orders.agreedTexts')
  if (texts.length === 0) return null
  return (
    <Panel title={t('title')}>
      <ul className="space-y-2 text-sm">
        {texts.map(({ id, kind, language, number, validFrom }) => (
          <li key={id}>
            <a
              href={agreedTextPath(id)}
              target="_blank"
              rel="noopener"
              className="text-primary-strong hover:underline"
            >
              {t('version', { name: t(`kinds.${kind}`), date: formatDateTime(validFrom), number })}
            </a>{' '}
            <span className="text-muted">{language}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
