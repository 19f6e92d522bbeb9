import { useTranslations } from 'next-intl'
import type { CheckoutConfig } from '@/lib/checkout/contracts'
import { CardPayment } from './card-payment'
import { FreePayment } from './free-payment'
import { GiftCardPayment } from './gift-card-payment'
import { OtherCurrency } from './other-currency'
import { PaymentAlert } from './payment-alert'
import type { PaymentMethodProps } from './payment-method-props'
import { PaymentTabs } from './payment-tabs'
import { WalletPayment } from './wallet-payment'

type PaymentMethodsProps = PaymentMethodProps & {
  config: CheckoutConfig
  scriptNonce: string | null
}

/** The enabled payment methods, with the error of the last attempt. */
export function PaymentMethods({ config, scriptNonce, ...method }: PaymentMethodsProps) {
  const t = useTranslations('payment')
  const { failure, phase } = method.flow
  const { currency } = method.purchase
  const wallet = config.walletCurrencies.includes(currency) ? (
    <WalletPayment
      {...method}
      paypalClientId={config.paypalClientId}
      testMode={config.testMode}
      scriptNonce={scriptNonce}
    />
  ) : null
  const card = config.cardCurrencies.includes(currency) ? (
    <CardPayment {...method} captchaSiteKey={config.captchaSiteKey} acceptJs={config.acceptJs} />
  ) : null
  return (
    <section
      aria-labelledby="methods"
      className="min-w-0 rounded-card border border-line bg-surface p-5 shadow-card sm:p-6"
    >
      <h2 id="methods" className="mb-4 text-lg font-bold">
        {t('methods')}
      </h2>
      {failure !== null && (
        <PaymentAlert title={t('errors.alert', { message: failure.message })} hint={failure.hint} />
      )}
      {method.purchase.totals.totalCents === 0 ? (
        <FreePayment {...method} />
      ) : method.purchase.totals.dueCents === 0 ? (
        <GiftCardPayment {...method} />
      ) : wallet || card ? (
        <>
          <PaymentTabs wallet={wallet} card={card} busy={phase.name === 'paying'} />
          <OtherCurrency config={config} currency={currency} disabled={method.busy} />
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
