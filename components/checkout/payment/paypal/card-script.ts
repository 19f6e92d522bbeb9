import { loadScript } from '@/lib/http/load-script'
import type { CardFieldsScript } from '@/lib/payments/contracts'

// What the store uses of the card fields of PayPal's SDK 6. https://developer.paypal.com/expanded/card-fields

export type FieldName = 'number' | 'expiry' | 'cvv'
type FieldState = { isEmpty: boolean; isValid: boolean }
type Told = { data: Record<FieldName, FieldState> }
/** `canceled`: the payer closed the window in which his bank asks him. */
type Submitted = { state: 'succeeded' | 'canceled' | 'failed' }

type CardSession = {
  createCardFieldsComponent(options: {
    type: FieldName
    placeholder: string
    ariaLabel: string
    style: Record<string, Record<string, string>>
  }): HTMLElement
  on(event: 'validitychange', tell: (told: Told) => void): Promise<void>
  submit(
    orderId: string,
    options: { name: string; billingAddress?: { countryCode: string } },
  ): Promise<Submitted>
  destroy(): void
}
type Sdk = {
  createInstance(options: {
    clientId: string
    components: ['card-fields']
    pageType: 'checkout'
  }): Promise<{ createCardFieldsOneTimePaymentSession(): CardSession }>
}

export type PayPalCardFields = Pick<CardSession, 'submit' | 'destroy'> & {
  /** Whether a field says itself that something is wrong. */
  isWrong(): boolean
}

/** PayPal's own buttons are of an older version of its script, under its usual name. */
const NAMESPACE = 'paypalCardFields'
const sdk = () => (window as Window & { [NAMESPACE]?: Sdk })[NAMESPACE]

const LOAD_TIMEOUT_MS = 20_000

const timeout = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('PayPal’s fields take too long')), LOAD_TIMEOUT_MS)
  })

const NAMES: readonly FieldName[] = ['number', 'expiry', 'cvv']
/** Like the store's own fields. */
const STYLE = { input: { fontSize: '16px' }, '.invalid': { color: '#b3261e' } }

type Places = Readonly<Record<FieldName, HTMLElement>>
type Words = (name: FieldName) => { label: string; placeholder: string }

/**
 * PayPal's fields for a card, in elements of the page.
 *
 * @throws Error when they do not load: no connection, or blocked by the visitor's browser
 */
export const cardFieldsIn = (places: Places, script: CardFieldsScript, words: Words) =>
  Promise.race([attached(places, script, words), timeout()])

async function attached(
  places: Places,
  { scriptUrl, clientId }: CardFieldsScript,
  words: Words,
): Promise<PayPalCardFields> {
  await loadScript(scriptUrl, { data: { namespace: NAMESPACE } })
  const instance = await sdk()?.createInstance({
    clientId,
    components: ['card-fields'],
    pageType: 'checkout',
  })
  if (!instance) throw new Error('PayPal’s script is not there')
  const session = instance.createCardFieldsOneTimePaymentSession()
  let isWrong = false
  await session.on('validitychange', ({ data }) => {
    isWrong = NAMES.some((name) => !data[name].isEmpty && !data[name].isValid)
  })
  for (const type of NAMES) {
    const { label: ariaLabel, placeholder } = words(type)
    places[type].replaceChildren(
      session.createCardFieldsComponent({ type, ariaLabel, placeholder, style: STYLE }),
    )
  }
  return {
    submit: (orderId, options) => session.submit(orderId, options),
    destroy: () => session.destroy(),
    isWrong: () => isWrong,
  }
}
