import { useLocale, useTranslations } from 'next-intl'
import { DISPUTE_RESOLUTIONS } from '@/lib/settings/choices'
import { missingOfNotice } from '@/lib/settings/legal-notice'
import {
  Card,
  ChoiceSetting,
  Note,
  ParagraphSetting,
  TextSetting,
  useSettingsForm,
} from './setting-fields'

/** What the legal notice says of the seller beside what invoices say. */
export function LegalNoticeCard() {
  const t = useTranslations('backOffice.settings')
  const locale = useLocale()
  const { form } = useSettingsForm()
  const missing = missingOfNotice(form.watch())
  return (
    <Card id="legal-notice" lead={t('leads.legal-notice')}>
      {missing.length > 0 && (
        <Note>
          {t('notes.legal-notice', {
            fields: new Intl.ListFormat(locale).format(
              missing.map((field) => t(`labels.${field}`)),
            ),
          })}
        </Note>
      )}
      <TextSetting
        name="sellerRepresentative"
        maxLength={160}
        hint={t('hints.sellerRepresentative')}
      />
      <TextSetting name="sellerCapital" maxLength={80} hint={t('hints.sellerCapital')} />
      <ParagraphSetting
        name="sellerAuthority"
        rows={3}
        maxLength={300}
        hint={t('hints.sellerAuthority')}
      />
      <ParagraphSetting
        name="contentPerson"
        rows={3}
        maxLength={300}
        hint={t('hints.contentPerson')}
      />
      <ParagraphSetting name="sellerHost" rows={3} maxLength={300} hint={t('hints.sellerHost')} />
      <ChoiceSetting
        name="disputeResolution"
        options={DISPUTE_RESOLUTIONS.map((choice) => [
          choice,
          t(`choices.disputeResolution.${choice}`),
        ])}
        hint={t('hints.disputeResolution')}
      />
      <ParagraphSetting
        name="disputeBody"
        rows={3}
        maxLength={400}
        className="sm:col-span-2"
        hint={t('hints.disputeBody')}
      />
    </Card>
  )
}
