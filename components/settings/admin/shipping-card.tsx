import { useTranslations } from 'next-intl'
import { SHIPPING_CALCULATIONS } from '@/lib/settings/choices'
import { AmountSetting, Card, ChoiceSetting, Note } from './setting-fields'

export function ShippingCard() {
  const t = useTranslations('backOffice.settings')
  return (
    <Card id="shipping">
      <Note>{t('notes.shipping')}</Note>
      <ChoiceSetting
        name="shippingCalculation"
        options={SHIPPING_CALCULATIONS.map((choice) => [
          choice,
          t(`choices.shippingCalculation.${choice}`),
        ])}
      />
      <AmountSetting name="defaultShippingCost" />
      <AmountSetting name="freeShippingThreshold" />
    </Card>
  )
}
