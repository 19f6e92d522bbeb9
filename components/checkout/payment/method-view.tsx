import type { ComponentType, ReactNode } from 'react'
import type { CheckoutConfig, CheckoutMethod } from '@/lib/checkout/contracts'
import type { PaymentMethodProps } from './payment-method-props'

type Kind = CheckoutMethod['kind']
type MethodOf<K extends Kind> = Extract<CheckoutMethod, { kind: K }>

type SharedProps = PaymentMethodProps & {
  config: Pick<CheckoutConfig, 'testMode' | 'captcha'>
  /** For scripts that make inline ones of their own. */
  scriptNonce: string | null
}

/** The props of the payment with a provider. */
export type MethodProps<K extends Kind> = SharedProps & { method: MethodOf<K> }

/** How the payment with a provider looks. */
export type MethodView = {
  /** Of lucide, or the mark of its provider. */
  icon: ComponentType<{ className?: string }>
  /** What its tab is called. */
  Label: ComponentType
  show: (method: CheckoutMethod, props: SharedProps) => ReactNode
}

const isOfKind = <K extends Kind>(method: CheckoutMethod, kind: K): method is MethodOf<K> =>
  method.kind === kind

/** @param Payment shows the payment with a provider of a kind */
export const methodView = <K extends Kind>(
  kind: K,
  { Payment, ...view }: Omit<MethodView, 'show'> & { Payment: ComponentType<MethodProps<K>> },
): MethodView => ({
  ...view,
  show: (method, props) => (isOfKind(method, kind) ? <Payment {...props} method={method} /> : null),
})

/** Tells the ways to pay apart: a wallet may take cards, too. */
export const wayOf = ({ provider, kind }: Pick<CheckoutMethod, 'provider' | 'kind'>): string =>
  kind === 'card_fields' ? `${provider}-cards` : provider
