import { useTranslations } from 'next-intl'
import { TextField } from '@/components/ui/fields/text-field'
import {
  Card,
  EmailSetting,
  ParagraphSetting,
  SwitchSetting,
  TextSetting,
  useSettingsForm,
} from './setting-fields'

export function GeneralCard() {
  const t = useTranslations('backOffice.settings')
  const { storeUrl } = useSettingsForm()
  return (
    <Card id="general" lead={t('leads.general')}>
      <TextSetting name="storeName" required maxLength={80} />
      <TextField
        id="storeUrl"
        label={t('labels.storeUrl')}
        value={storeUrl}
        readOnly
        className="[&_input]:bg-sunken"
        hint={t('hints.storeUrl')}
      />
      <ParagraphSetting
        name="storeDescription"
        rows={3}
        maxLength={500}
        className="sm:col-span-2"
        hint={t('hints.storeDescription')}
      />
      <EmailSetting name="adminEmail" hint={t('hints.adminEmail')} />
      <EmailSetting name="supportEmail" hint={t('hints.supportEmail')} />
      <TextSetting name="supportPhone" type="tel" maxLength={40} hint={t('hints.supportPhone')} />
      <EmailSetting name="refundsEmail" />
      <EmailSetting name="careersEmail" />
      <EmailSetting name="legalEmail" />
      <EmailSetting name="privacyEmail" />
      <ParagraphSetting
        name="returnsText"
        rows={4}
        maxLength={2000}
        className="sm:col-span-2"
        hint={t('hints.returnsText')}
      />
      <SwitchSetting name="careersPage" hint={t('hints.careersPage')} />
      <SwitchSetting name="aboutPage" hint={t('hints.aboutPage')} />
    </Card>
  )
}
