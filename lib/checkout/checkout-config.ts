import 'server-only'
import { env } from '@/lib/core/env'
import type { CurrencyCode } from '@/lib/i18n/currencies'
import type { Offer, WalletProvider } from '@/lib/payments/provider'
import { CHECKOUT_PROVIDERS } from '@/lib/payments/providers'
import { isOfferedIn } from '@/lib/payments/require-offered'
import { captchaOf } from '@/lib/plugins/captcha/captcha'
import { currentPublicPlugins } from '@/lib/plugins/queries'
import { chargedCurrencies } from '@/lib/pricing/selling'
import { countriesByState } from '@/lib/pricing/states'
import { taxRulesOf, taxVaries } from '@/lib/pricing/tax'
import { currentSettings } from '@/lib/settings/queries'
import { sellingOrBase } from '@/lib/settings/rates/seller'
import { asksConsent } from '@/lib/settings/supply-consent'
import type { CheckoutConfig, CheckoutMethod } from './contracts'

/**
 * The checkout's current configuration. A provider without credentials, or whose plugin is switched
 * off, is not offered.
 */
export async function checkoutConfig(): Promise<CheckoutConfig> {
  const [settings, plugins, ...asked] = await Promise.all([
    currentSettings(),
    currentPublicPlugins(),
    ...askedInOrder(),
  ])
  const charged = chargedCurrencies(settings)
  const inCardForms = new Set<CurrencyCode>()
  const offered = asked
    .map(({ offer, of, isCardForm }) => {
      const currencies = charged
        .filter((currency) => isOfferedIn(offer, currency))
        .filter((currency) => !isCardForm || !inCardForms.has(currency))
      if (isCardForm) for (const currency of currencies) inCardForms.add(currency)
      const countries = offer.countries && { countries: offer.countries }
      return { mode: offer.mode, method: of({ currencies, ...countries }) }
    })
    .filter(({ method }) => method.currencies.length > 0)
  return {
    testMode: (offered[0]?.mode ?? env().PAYMENTS_MODE) === 'test',
    methods: offered.map(({ method }) => method),
    tax: taxRulesOf(settings),
    taxVaries: taxVaries(settings),
    countriesByState: taxVaries(settings) ? countriesByState(settings.taxRates) : [],
    taxDisplay: settings.taxDisplayCart,
    supplyConsent: {
      choice: settings.supplyConsent,
      sellerCountry: settings.sellerCountry,
      withoutConsent: settings.withoutConsent,
    },
    orderNumberPrefix: settings.orderNumberPrefix,
    captcha: captchaOf(plugins, 'checkout') ?? null,
    isClosed: !settings.guestCheckout,
    supportEmail: settings.supportEmail,
    offersReminders: settings.cartReminders,
  }
}

/** What a provider offers now, and the way to pay that it is in what is taken of its currencies. */
type Asked = {
  offer: Offer
  /** Of those that only differ in whose they are, shoppers see the first in each currency. */
  isCardForm: boolean
  of: (taken: Pick<CheckoutMethod, 'currencies' | 'countries'>) => CheckoutMethod
}

/** In the order of the checkout: fields of the provider before a form of the store. */
const askedInOrder = (): Promise<Asked>[] => [
  ...CHECKOUT_PROVIDERS.filter(({ kind }) => kind !== 'card').map(ask),
  ...CHECKOUT_PROVIDERS.flatMap((provider) =>
    provider.kind === 'wallet' && provider.cards ? [askForCards(provider, provider.cards)] : [],
  ),
  ...CHECKOUT_PROVIDERS.filter(({ kind }) => kind === 'card').map(ask),
]

/** Of a wallet whose account takes cards, too. */
async function askForCards(
  { id: provider }: WalletProvider,
  cards: NonNullable<WalletProvider['cards']>,
): Promise<Asked> {
  const { fields, ...offer } = await cards.offer()
  const common = { provider, name: 'Credit card', paymentMethod: 'card' } as const
  return {
    offer,
    isCardForm: true,
    of: (taken) => ({ ...common, ...taken, kind: 'card_fields', fields }),
  }
}

async function ask(provider: (typeof CHECKOUT_PROVIDERS)[number]): Promise<Asked> {
  const { id, paymentMethod, names, isCardForm = false } = provider
  const common = { provider: id, name: names.method, paymentMethod }
  switch (provider.kind) {
    case 'wallet': {
      const { buttonsClientId, ...offer } = await provider.offer()
      const { approvedOn } = provider
      return {
        offer,
        isCardForm,
        of: (taken) => ({ ...common, ...taken, kind: 'wallet', buttonsClientId, approvedOn }),
      }
    }
    case 'elements': {
      const { elements, ...offer } = await provider.offer()
      return {
        offer,
        isCardForm,
        of: (taken) => ({ ...common, ...taken, kind: 'elements', elements }),
      }
    }
    case 'card': {
      const { acceptJs, ...offer } = await provider.offer()
      return { offer, isCardForm, of: (taken) => ({ ...common, ...taken, kind: 'card', acceptJs }) }
    }
  }
}

/** How the store can be paid: `paypal` and `card` say it in the words of earlier versions. */
type OfferedMethods = {
  paypal: boolean
  card: boolean
  methods: Pick<CheckoutMethod, 'provider' | 'kind' | 'name'>[]
  /** There where buyers of unknown place are asked about immediate supply before they pay, as only the checkout does. */
  asksConsent?: true
}

/**
 * How the store can be paid in a currency at the moment: not at all while the checkout is closed.
 *
 * @param currency the store's own where it is left out
 */
export async function offeredMethods(currency?: string): Promise<OfferedMethods> {
  const [selling, { methods, isClosed, supplyConsent }] = await Promise.all([
    sellingOrBase(currency),
    checkoutConfig(),
  ])
  const offered = isClosed
    ? []
    : methods.filter(({ currencies }) => currencies.includes(selling.currency))
  const isAsked = asksConsent(supplyConsent.choice, supplyConsent.sellerCountry, {
    country: '',
    isCompany: false,
  })
  const isPaidBy = (method: CheckoutMethod['paymentMethod']) =>
    offered.some(({ paymentMethod }) => paymentMethod === method)
  return {
    paypal: isPaidBy('paypal'),
    card: offered.some(({ paymentMethod, kind }) => paymentMethod === 'card' && kind !== 'wallet'),
    ...(isAsked && { asksConsent: true }),
    methods: offered.map(({ provider, kind, name }) => ({ provider, kind, name })),
  }
}
