import { useTranslations } from 'next-intl'
import { Card, Note, SwitchSetting } from './setting-fields'

/** Which mails the store sends to its owner. */
export function OwnerMailsCard() {
  const t = useTranslations('backOffice.settings')
  return (
    <Card id="owner-mails" lead={t('leads.owner-mails')}>
      <Note>{t('notes.owner-mails')}</Note>
      <SwitchSetting name="mailTaxThreshold" hint={t('hints.mailTaxThreshold')} />
      <SwitchSetting name="mailDailySummary" hint={t('hints.mailDailySummary')} />
      <SwitchSetting name="mailNewOrder" hint={t('hints.mailNewOrder')} />
      <SwitchSetting name="mailByHandOrder" hint={t('hints.mailByHandOrder')} />
      <SwitchSetting name="mailWaitingOrder" hint={t('hints.mailWaitingOrder')} />
      <SwitchSetting name="mailKeyReport" hint={t('hints.mailKeyReport')} />
      <SwitchSetting name="mailLowStock" hint={t('hints.mailLowStock')} />
      <SwitchSetting name="mailRefundRequest" hint={t('hints.mailRefundRequest')} />
      <SwitchSetting name="mailRefundFailed" hint={t('hints.mailRefundFailed')} />
      <SwitchSetting name="mailUnclaimedPayment" hint={t('hints.mailUnclaimedPayment')} />
      <SwitchSetting name="mailDispute" hint={t('hints.mailDispute')} />
      <SwitchSetting name="mailProviderRefund" hint={t('hints.mailProviderRefund')} />
      <SwitchSetting name="mailBooksDiffer" hint={t('hints.mailBooksDiffer')} />
      <SwitchSetting name="mailFeedStopped" hint={t('hints.mailFeedStopped')} />
      <SwitchSetting name="mailBackupFailed" hint={t('hints.mailBackupFailed')} />
      <SwitchSetting name="mailRatesStopped" hint={t('hints.mailRatesStopped')} />
      <SwitchSetting name="mailDeclines" hint={t('hints.mailDeclines')} />
      <SwitchSetting name="mailSecurityWarning" hint={t('hints.mailSecurityWarning')} />
      <SwitchSetting name="mailReview" hint={t('hints.mailReview')} />
      <SwitchSetting name="mailQuestion" hint={t('hints.mailQuestion')} />
      <SwitchSetting name="mailFailedMail" hint={t('hints.mailFailedMail')} />
      <SwitchSetting name="mailWebhookGivenUp" hint={t('hints.mailWebhookGivenUp')} />
    </Card>
  )
}
