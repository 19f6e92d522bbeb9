import { useTranslations } from 'next-intl'
import { AmountSetting, Card, ParagraphSetting, SwitchSetting, TextSetting } from './setting-fields'

const WHOLE = { type: 'number', min: 0, step: 1, inputMode: 'numeric' } as const

/** What the owner states of the store in figures, and nobody counts. */
export function StatedFiguresCard() {
  const t = useTranslations('backOffice.settings')
  return (
    <Card id="stated-figures" lead={t('leads.stated-figures')}>
      <TextSetting {...WHOLE} name="statedCustomers" hint={t('hints.statedCount')} />
      <TextSetting {...WHOLE} name="statedProducts" hint={t('hints.statedCount')} />
      <AmountSetting name="statedUptime" hint={t('hints.statedPercent')} />
      <AmountSetting name="statedSatisfaction" hint={t('hints.statedPercent')} />
      <ParagraphSetting
        name="popularArticles"
        rows={5}
        maxLength={4000}
        className="sm:col-span-2"
        hint={t('hints.popularArticles', { example: 'how-refunds-work: 8150, 93%' })}
      />
      <SwitchSetting name="notFoundHint" hint={t('hints.notFoundHint')} />
    </Card>
  )
}
