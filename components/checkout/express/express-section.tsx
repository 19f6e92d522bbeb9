import { useTranslations } from 'next-intl'
import { Panel } from '@/components/storefront/panel'
import type { CheckoutMethod } from '@/lib/checkout/contracts'
import { expressWallets } from './express-buttons'

type ExpressSectionProps = {
  /** Those that are offered. */
  methods: readonly CheckoutMethod[]
  /** In cents of what is charged in; `undefined` while unknown. */
  dueCents: number | undefined
  /** What the amount depends on, if it does. */
  country: string | undefined
}

/** The way to pay without filling in anything else, above the form. */
export function ExpressSection({ methods, dueCents, country }: ExpressSectionProps) {
  const t = useTranslations('checkout.express')
  const wallets = expressWallets(methods)
  if (wallets.length === 0) return null
  const wallet = wallets.map(({ name }) => name).join(', ')
  return (
    <div className="min-w-0">
      <Panel id="express" heading={t('heading')}>
        <p className="mt-1 text-sm text-ink-soft">{t('hint', { wallet })}</p>
        {wallets.map(({ provider, Button }) => (
          <Button
            key={provider}
            provider={provider}
            dueCents={dueCents}
            country={country}
            className="mt-4"
          />
        ))}
      </Panel>
      <p className="mt-5 flex items-center gap-4 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t('or')}
      </p>
    </div>
  )
}
