import type { Stripe, StripeConstructor } from '@stripe/stripe-js'
import { loadScript } from '@/lib/http/load-script'
import type { Elements } from '@/lib/payments/contracts'

const LOAD_TIMEOUT_MS = 20_000

const constructorOf = () => (window as Window & { Stripe?: StripeConstructor }).Stripe

const timeout = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('Stripe.js takes too long')), LOAD_TIMEOUT_MS)
  })

/**
 * Loads Stripe.js from the address that the store says, where a simulator may stand.
 *
 * @throws Error when it does not load: no connection, or blocked by the visitor's browser
 */
export async function stripeFor(
  { scriptUrl, publishableKey }: Pick<Elements, 'scriptUrl' | 'publishableKey'>,
  locale: string,
): Promise<Stripe> {
  await Promise.race([loadScript(scriptUrl), timeout()])
  const construct = constructorOf()
  if (!construct) throw new Error('Stripe.js is not there')
  return construct(publishableKey, { locale: languageOf(locale) })
}

/** The store's languages that Stripe speaks, too; another is that of the browser. https://docs.stripe.com/js/appendix/supported_locales */
const LANGUAGES = [
  'ar',
  'cs',
  'da',
  'de',
  'en',
  'es',
  'fi',
  'fr',
  'id',
  'it',
  'ja',
  'ko',
  'nl',
  'pl',
  'pt',
  'ru',
  'sv',
  'th',
  'tr',
  'vi',
  'zh',
] as const

const languageOf = (locale: string) => LANGUAGES.find((language) => language === locale) ?? 'auto'
