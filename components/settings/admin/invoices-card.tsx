import { useTranslations } from 'next-intl'
import { E_INVOICES } from '@/lib/settings/choices'
import {
  Card,
  ChoiceSetting,
  Note,
  ParagraphSetting,
  SwitchSetting,
  TextSetting,
} from './setting-fields'

/** Who sells, as invoices say, and how their numbers are made. */
export function InvoicesCard() {
  const t = useTranslations('backOffice.settings')
  return (
    <Card id="invoices" lead={t('leads.invoices')}>
      <TextSetting name="sellerName" maxLength={120} hint={t('hints.sellerName')} />
      <TextSetting
        type="email"
        inputMode="email"
        spellCheck={false}
        name="sellerEmail"
        maxLength={254}
      />
      <ParagraphSetting name="sellerAddress" rows={3} maxLength={300} className="sm:col-span-2" />
      <TextSetting
        name="sellerTaxId"
        maxLength={40}
        spellCheck={false}
        hint={t('hints.sellerTaxId')}
      />
      <TextSetting name="sellerRegistration" maxLength={160} hint={t('hints.sellerRegistration')} />
      <ParagraphSetting
        name="invoiceFooter"
        rows={3}
        maxLength={600}
        className="sm:col-span-2"
        hint={t('hints.invoiceFooter')}
      />
      <ChoiceSetting
        name="eInvoices"
        options={E_INVOICES.map((choice) => [choice, t(`choices.eInvoices.${choice}`)])}
        hint={t('hints.eInvoices')}
      />
      <SwitchSetting name="smallBusiness" hint={t('hints.smallBusiness')} />
      <TextSetting
        name="invoiceNumberPrefix"
        required
        maxLength={30}
        spellCheck={false}
        hint={t('hints.invoiceNumberPrefix')}
      />
      <TextSetting
        name="creditNoteNumberPrefix"
        required
        maxLength={30}
        spellCheck={false}
        hint={t('hints.creditNoteNumberPrefix')}
      />
      <TextSetting
        type="number"
        min={1}
        step={1}
        inputMode="numeric"
        name="invoiceFirstNumber"
        hint={t('hints.invoiceFirstNumber')}
      />
      <TextSetting
        type="number"
        min={1}
        step={1}
        inputMode="numeric"
        name="creditNoteFirstNumber"
      />
      <TextSetting
        type="number"
        min={1}
        max={9}
        step={1}
        inputMode="numeric"
        name="documentNumberDigits"
        hint={t('hints.documentNumberDigits')}
      />
      <Note>{t('notes.invoices')}</Note>
    </Card>
  )
}
