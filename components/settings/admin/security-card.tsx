import { useTranslations } from 'next-intl'
import { Card, SwitchSetting } from './setting-fields'

export function SecurityCard() {
  const t = useTranslations('backOffice.settings')
  return (
    <Card id="security">
      <SwitchSetting name="apiSignIn" hint={t('hints.apiSignIn')} />
      <SwitchSetting name="requireSecondFactor" hint={t('hints.requireSecondFactor')} />
      <SwitchSetting name="moderatorsCorrectEmails" hint={t('hints.moderatorsCorrectEmails')} />
    </Card>
  )
}
