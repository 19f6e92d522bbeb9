import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ConsentBoxes } from '@/components/checkout/consent/consent-boxes'
import { useSupplyConsent } from '@/components/checkout/consent/use-supply-consent'
import { withConsent } from '@/components/checkout/consent/with-consent'
import { Button } from '@/components/ui/button'
import type { CheckoutConfig } from '@/lib/checkout/contracts'
import { payableFrom } from '@/lib/payments/where-offered'
import { FreePayment } from './free-payment'
import { GiftCardPayment } from './gift-card-payment'
import { wayOf } from './method-view'
import { viewOf } from './method-views'
import { OtherCurrency } from './other-currency'
import { PaymentAlert } from './payment-alert'
import type { PaymentMethodProps } from './payment-method-props'
import { PaymentTabs } from './payment-tabs'

type PaymentMethodsProps = PaymentMethodProps & {
  config: CheckoutConfig
  scriptNonce: string | null
}

/** The enabled payment methods, with the error of the last attempt. */
export function PaymentMethods({ config, scriptNonce, ...given }: PaymentMethodsProps) {
  const consent = useSupplyConsent(given.purchase.asksConsent ?? false, config.supplyConsent)
  const method = withConsent(given, consent)
  const t = useTranslations('payment')
  const { failure, phase } = method.flow
  const [chosen, choose] = useState<string | null>(null)
  const { currency, customer } = method.purchase
  const methods = config.methods
    .filter(({ currencies }) => currencies.includes(currency))
    .filter(
      ({ countries }) => payableFrom(countries, currency, customer.country ?? '')?.length !== 0,
    )
    .map((offered) => {
      const { Label, icon, show } = viewOf(offered)
      const content = show(offered, { ...method, config, scriptNonce })
      return { value: wayOf(offered), label: <Label />, icon, content }
    })
  const avoided = failure?.offersOthersThan
  const others = avoided ? methods.filter(({ value }) => value !== avoided) : []
  const shown = methods.find(({ value }) => value === chosen) ?? methods[0]
  return (
    <section
      aria-labelledby="methods"
      className="min-w-0 rounded-card border border-line bg-surface p-5 shadow-card sm:p-6"
    >
      <h2 id="methods" className="mb-4 text-lg font-bold">
        {t('methods')}
      </h2>
      {failure !== null && (
        <PaymentAlert title={t('errors.alert', { message: failure.message })} hint={failure.hint}>
          {others.length > 0 && (
            <p className="mt-3 flex flex-wrap gap-2">
              {others.map(({ value, label }) => (
                <Button key={value} variant="outline" size="sm" onClick={() => choose(value)}>
                  {label}
                </Button>
              ))}
            </p>
          )}
        </PaymentAlert>
      )}
      <ConsentBoxes consent={consent} disabled={phase.name === 'paying'} />
      {method.purchase.totals.totalCents === 0 ? (
        <FreePayment {...method} />
      ) : method.purchase.totals.dueCents === 0 ? (
        <GiftCardPayment {...method} />
      ) : shown ? (
        <>
          <PaymentTabs
            methods={methods}
            shown={shown.value}
            onChoose={choose}
            busy={phase.name === 'paying'}
          />
          <OtherCurrency methods={config.methods} currency={currency} disabled={method.busy} />
        </>
      ) : (
        <div className="rounded-control bg-sunken p-5">
          <p className="font-bold">{t('unavailableTitle')}</p>
          <p className="mt-1 text-sm text-ink-soft">
            {t('unavailableText', { email: config.supportEmail })}
          </p>
        </div>
      )}
    </section>
  )
}
