import { useTranslations } from 'next-intl'
import {
  CARTLESS_PAYMENTS,
  DISPUTED_KEYS,
  LICENCE_NOTICES,
  SUPPLY_CONSENTS,
  WITHDRAWAL_FUNCTIONS,
  WITHOUT_CONSENT,
} from '@/lib/settings/choices'
import { Card, ChoiceSetting, SwitchSetting, TextSetting } from './setting-fields'

export function CheckoutCard() {
  const t = useTranslations('backOffice.settings')
  return (
    <Card id="checkout">
      <TextSetting
        name="orderNumberPrefix"
        required
        maxLength={20}
        spellCheck={false}
        autoCapitalize="characters"
        hint={t('hints.orderNumberPrefix')}
      />
      <TextSetting
        type="number"
        min={0}
        step={1}
        inputMode="numeric"
        name="lowStockThreshold"
        hint={t('hints.lowStockThreshold')}
      />
      <ChoiceSetting
        name="paymentsWithoutCart"
        options={CARTLESS_PAYMENTS.map((choice) => [
          choice,
          t(`choices.paymentsWithoutCart.${choice}`),
        ])}
        hint={t('hints.paymentsWithoutCart')}
      />
      <ChoiceSetting
        name="disputedKeys"
        options={DISPUTED_KEYS.map((choice) => [choice, t(`choices.disputedKeys.${choice}`)])}
        hint={t('hints.disputedKeys')}
      />
      <ChoiceSetting
        name="withdrawalFunction"
        options={WITHDRAWAL_FUNCTIONS.map((choice) => [
          choice,
          t(`choices.withdrawalFunction.${choice}`),
        ])}
        hint={t('hints.withdrawalFunction')}
      />
      <ChoiceSetting
        name="supplyConsent"
        options={SUPPLY_CONSENTS.map((choice) => [choice, t(`choices.supplyConsent.${choice}`)])}
        hint={t('hints.supplyConsent')}
      />
      <ChoiceSetting
        name="withoutConsent"
        options={WITHOUT_CONSENT.map((choice) => [choice, t(`choices.withoutConsent.${choice}`)])}
        hint={t('hints.withoutConsent')}
      />
      <ChoiceSetting
        name="licenceNotice"
        options={LICENCE_NOTICES.map((choice) => [choice, t(`choices.licenceNotice.${choice}`)])}
        hint={t('hints.licenceNotice')}
      />
      <SwitchSetting name="guestCheckout" hint={t('hints.guestCheckout')} />
      <SwitchSetting name="giftCardsPage" hint={t('hints.giftCardsPage')} />
      <SwitchSetting name="businessPage" hint={t('hints.businessPage')} />
      <TextSetting
        type="number"
        min={1}
        max={90}
        step={1}
        inputMode="numeric"
        name="quoteDays"
        hint={t('hints.quoteDays')}
      />
      <SwitchSetting name="productAlerts" hint={t('hints.productAlerts')} />
      <SwitchSetting name="cartReminders" hint={t('hints.cartReminders')} />
      <TextSetting
        type="number"
        min={0}
        max={90}
        step={1}
        inputMode="numeric"
        name="termReminderDays"
        hint={t('hints.termReminderDays')}
      />
      <TextSetting
        type="number"
        min={0}
        max={90}
        step={1}
        inputMode="numeric"
        name="keyReplacementDays"
        hint={t('hints.keyReplacementDays')}
      />
    </Card>
  )
}
