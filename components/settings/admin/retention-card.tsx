import { useTranslations } from 'next-intl'
import { RETENTION_SETTINGS, retentionOf } from '@/lib/settings/retention'
import { Card, Note, TextSetting } from './setting-fields'

/** How long what is about people is kept: by kind, within what the law and the store's functions need. */
export function RetentionCard() {
  const t = useTranslations('backOffice.settings')
  return (
    <Card id="retention" lead={t('leads.retention')}>
      {RETENTION_SETTINGS.map((name) => {
        const { unit, least, most, mayStay = false } = retentionOf(name)
        const range = t(unit === 'days' ? 'retention.days' : 'retention.months', { least, most })
        return (
          <TextSetting
            key={name}
            type="number"
            min={mayStay ? 0 : least}
            max={most}
            step={1}
            inputMode="numeric"
            name={name}
            hint={`${t(`hints.${name}`)} ${range}${mayStay ? ` ${t('retention.never')}` : ''}`}
          />
        )
      })}
      <Note>{t('notes.retention')}</Note>
    </Card>
  )
}
