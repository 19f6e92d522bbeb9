import { useLocale, useTranslations } from 'next-intl'
import { InfoTable } from '@/components/storefront/info/info-table'
import { displayName } from '@/lib/i18n/display-names'
import { textLocaleOf } from '@/lib/i18n/locales'
import type { InBrowser } from '@/lib/plugins/in-browser'
import { useKept } from './use-kept'

/** The services of others that are on, each in a row. */
export function ServicesTable({
  services,
}: {
  services: readonly (InBrowser & { name: string })[]
}) {
  const t = useTranslations('cookies')
  const locale = textLocaleOf(useLocale())
  const keptText = useKept()
  const list = new Intl.ListFormat(locale, { type: 'unit' })
  return (
    <InfoTable
      caption={t('services.title')}
      columns={[
        t('services.service'),
        t('services.company'),
        t('services.purpose'),
        t('services.keeps'),
        t('services.consent'),
      ]}
      rows={services.map(({ name, companies, countries, purposes, entries, needsConsent }) => [
        name,
        `${list.format(companies)} (${list.format(
          countries.map((code) => displayName('region', code, locale) ?? code),
        )})`,
        purposes.map((purpose) => t(`purposes.${purpose}`)).join(' '),
        entries.length === 0
          ? t('services.nothing')
          : list.format(entries.map((entry) => `\`${entry.name}\` (${keptText(entry.kept)})`)),
        needsConsent ? t('services.asked') : t('services.notAsked'),
      ])}
    />
  )
}
