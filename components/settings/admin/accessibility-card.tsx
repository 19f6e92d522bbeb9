import { useTranslations } from 'next-intl'
import { Card, ParagraphSetting, SwitchSetting, TextSetting } from './setting-fields'

/** The accessibility statement, as far as it is the owner's. */
export function AccessibilityCard() {
  const t = useTranslations('backOffice.settings')
  return (
    <Card id="accessibility" lead={t('leads.accessibility')}>
      <SwitchSetting name="accessibilityStatement" hint={t('hints.accessibilityStatement')} />
      <TextSetting type="date" name="accessibilityDate" hint={t('hints.accessibilityDate')} />
      <ParagraphSetting
        name="accessibilityLimits"
        rows={4}
        maxLength={2000}
        className="sm:col-span-2"
        hint={t('hints.accessibilityLimits')}
      />
      <ParagraphSetting
        name="accessibilityAuthority"
        rows={3}
        maxLength={400}
        className="sm:col-span-2"
        hint={t('hints.accessibilityAuthority')}
      />
    </Card>
  )
}
