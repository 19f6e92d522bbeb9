import { useFormatter, useTranslations } from 'next-intl'
import { Suspense, useState } from 'react'
import { BeforePaying } from '@/components/checkout/before-paying/before-paying'
import { ConsentBoxes } from '@/components/checkout/consent/consent-boxes'
import { useSupplyConsent } from '@/components/checkout/consent/use-supply-consent'
import { Panel } from '@/components/storefront/panel'
import type { CheckoutConfig, CheckoutMethod } from '@/lib/checkout/contracts'
import type { CurrencyCode } from '@/lib/i18n/currencies'
import { expressWallets } from './express-buttons'
import { expressFields } from './express-fields'

type ExpressSectionProps = {
  /** Those that are offered. */
  methods: readonly CheckoutMethod[]
  currency: CurrencyCode
  /** In cents of the currency; `undefined` while unknown. */
  dueCents: number | undefined
  /** What the amount depends on, if it does. */
  country: string | undefined
  consent: { isAsked: boolean; config: CheckoutConfig['supplyConsent'] }
}

/** The way to pay without filling in anything else, above the form; not there before a provider's fields know of a wallet, where there is no other. */
export function ExpressSection({
  methods,
  currency,
  dueCents,
  country,
  consent: { isAsked, config },
}: ExpressSectionProps) {
  const t = useTranslations('checkout.express')
  const format = useFormatter()
  const consent = useSupplyConsent(isAsked, config)
  const [inFields, setInFields] = useState<readonly string[] | null>(null)
  const wallets = expressWallets(methods)
  const besides = wallets.map(({ name }) => name)
  const names = [...besides, ...(inFields ?? [])]
  const fields = expressFields(methods)
  if (wallets.length + fields.length === 0) return null
  const wallet = format.list(names, { type: 'disjunction' })
  return (
    <div className={names.length === 0 ? 'invisible h-0 min-w-0 overflow-hidden' : 'min-w-0'}>
      <Panel id="express" heading={t('heading')}>
        <p className="mt-1 text-sm text-ink-soft">{t('hint', { wallet })}</p>
        {names.length > 0 && <BeforePaying wallet={wallet} />}
        <div className="mt-4 empty:hidden">
          <ConsentBoxes consent={consent} disabled={false} />
        </div>
        {wallets.map(({ provider, Button }) => (
          <Button
            key={provider}
            provider={provider}
            dueCents={dueCents}
            country={country}
            consent={consent}
            className="mt-4"
          />
        ))}
        {fields.map(({ provider, elements, Fields }) => (
          <div key={provider} className={inFields?.length === 0 ? 'hidden' : 'mt-4 min-h-12'}>
            <Suspense fallback={null}>
              {/* Another currency may go to another account, for which they are made anew. */}
              <Fields
                key={currency}
                provider={provider}
                elements={elements}
                currency={currency}
                dueCents={dueCents}
                country={country}
                consent={consent}
                besides={besides}
                onOffered={setInFields}
              />
            </Suspense>
          </div>
        ))}
      </Panel>
      <p className="mt-5 flex items-center gap-4 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t('or')}
      </p>
    </div>
  )
}
