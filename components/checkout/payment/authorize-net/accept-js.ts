import { loadScript } from '@/lib/http/load-script'
import { type CardForm, digitsOf } from '@/lib/payments/card-format'
import type { AcceptJs } from '@/lib/payments/contracts'
import { type NonceResult, readAcceptJsAnswer } from './accept-js-answer'

/** https://developer.authorize.net/api/reference/features/acceptjs.html */
type Accept = {
  dispatchData: (
    secureData: {
      authData: { clientKey: string; apiLoginID: string }
      cardData: {
        cardNumber: string
        month: string
        year: string
        cardCode: string
        fullName: string
      }
    },
    answered: (answer: unknown) => void,
  ) => void
}
const accept = () => (window as Window & { Accept?: Accept }).Accept

const SECOND = 1000
const LOAD_TIMEOUT = 15 * SECOND
const ANSWER_TIMEOUT = 30 * SECOND
/** The script loads a second one, and refuses until that is there. */
const CORE_RETRY_DELAY = 250
const CORE_TIMEOUT = 10 * SECOND
/** Accept.js takes no longer names. */
const MAX_NAME_LENGTH = 64

const UNAVAILABLE: NonceResult = { kind: 'unavailable' }

const after = <T>(ms: number, value: T) =>
  new Promise<T>((resolve) => setTimeout(() => resolve(value), ms))

/** Begins to load the script, so that it is there when the form is sent. */
export function prepareAcceptJs({ scriptUrl }: AcceptJs): void {
  loadScript(scriptUrl).catch(() => {
    // Tried again, and reported, when the form is sent.
  })
}

/**
 * Has Authorize.Net make a payment nonce of a card. Nothing of it goes to the store.
 *
 * @param card checked before
 */
export async function makeNonce(script: AcceptJs, card: CardForm): Promise<NonceResult> {
  const isLoaded = await Promise.race([
    loadScript(script.scriptUrl).then(
      () => true,
      () => false,
    ),
    after(LOAD_TIMEOUT, false),
  ])
  if (!isLoaded) return UNAVAILABLE
  const giveUpAt = Date.now() + CORE_TIMEOUT
  for (;;) {
    const result = await Promise.race([dispatch(script, card), after(ANSWER_TIMEOUT, UNAVAILABLE)])
    if (result.kind !== 'loading') return result
    if (Date.now() > giveUpAt) return UNAVAILABLE
    await after(CORE_RETRY_DELAY, null)
  }
}

const dispatch = ({ clientKey, apiLoginId }: AcceptJs, card: CardForm) =>
  new Promise<NonceResult>((resolve) => {
    const [month = '', year = ''] = card.expiryDate.split('/')
    const secureData = {
      authData: { clientKey, apiLoginID: apiLoginId },
      cardData: {
        cardNumber: digitsOf(card.cardNumber),
        month,
        year,
        cardCode: card.cvv,
        fullName: card.cardholderName.trim().slice(0, MAX_NAME_LENGTH),
      },
    }
    try {
      const script = accept()
      if (script) script.dispatchData(secureData, (answer) => resolve(readAcceptJsAnswer(answer)))
      else resolve(UNAVAILABLE)
    } catch {
      resolve(UNAVAILABLE)
    }
  })
