import { useTranslations } from 'next-intl'
import { InfoTable } from '@/components/storefront/info/info-table'
import { ownEntries } from './own-entries'
import { useKept } from './use-kept'

/** What the store itself keeps in browsers. @param months for which a decision on cookies holds */
export function OwnTable({ months }: { months: number }) {
  const t = useTranslations('cookies')
  const keptText = useKept()
  return (
    <InfoTable
      caption={t('own.title')}
      columns={[t('own.name'), t('own.purpose'), t('own.kind'), t('own.kept')]}
      rows={ownEntries(months).map(({ name, purpose, kind, kept }) => [
        `\`${name}\``,
        t(`own.purposes.${purpose}`),
        t(`own.kinds.${kind}`),
        keptText(kept),
      ])}
    />
  )
}
