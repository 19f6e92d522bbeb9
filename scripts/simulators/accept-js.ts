import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { SIMULATOR_CLIENT_KEY, SIMULATOR_CREDENTIALS } from '@/lib/payments/simulator-credentials'
import { forBrowser, PREFLIGHT, scriptReply } from './for-browser'
import type { Incoming, Reply } from './http-server'

/** Card data as `createTransactionRequest` takes them. */
export type CreditCard = { cardNumber: string; expirationDate: string; cardCode?: string }

const DESCRIPTOR = 'COMMON.ACCEPT.INAPP.PAYMENT'
const VALID_MS = 15 * 60_000

/** A nonce that another merchant's account made. */
export const FOREIGN_NONCE = { dataDescriptor: DESCRIPTOR, dataValue: 'nonce-of-another-merchant' }

const containerSchema = z.object({
  merchantAuthentication: z.object({ name: z.string(), clientKey: z.string() }),
  data: z.object({
    type: z.literal('TOKEN'),
    token: z.object({
      cardNumber: z.string(),
      /** `MMYY` */
      expirationDate: z.string(),
      cardCode: z.string().optional(),
      fullName: z.string().optional(),
    }),
  }),
})
const opaqueDataSchema = z.object({ dataDescriptor: z.string(), dataValue: z.string() })

const messages = (resultCode: 'Ok' | 'Error', code: string, text: string) => ({
  messages: { resultCode, message: [{ code, text }] },
})

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * The part of Authorize.Net's simulator that browsers call: a script with the interface of Accept.js, and
 * payment nonces, each valid once and for 15 minutes. Card data are kept until their nonce is used.
 */
export class AcceptJsSimulator {
  private readonly cards = new Map<string, { card: CreditCard; until: number }>()

  /** Answers what browsers ask; `undefined` for anything else. */
  answer({ method, path, body }: Incoming): Reply | undefined {
    if (path === '/v1/Accept.js') return scriptReply(SCRIPT)
    if (method === 'OPTIONS') return PREFLIGHT
    const asked = z
      .object({ securePaymentContainerRequest: z.unknown().optional() })
      .safeParse(jsonOf(body))
    if (!asked.data?.securePaymentContainerRequest) return undefined
    const container = containerSchema.safeParse(asked.data.securePaymentContainerRequest)
    const answer = container.success
      ? this.makeNonce(container.data)
      : messages('Error', 'E_WC_04', 'Please provide mandatory field to library.')
    return forBrowser({ json: answer })
  }

  /** The card of a nonce, which is used up by this; else the code and text of the refusal. */
  redeem(opaqueData: unknown): { card: CreditCard } | { code: string; text: string } {
    const given = opaqueDataSchema.safeParse(opaqueData)
    if (!given.success || given.data.dataDescriptor !== DESCRIPTOR)
      return { code: 'E00113', text: 'Invalid OTS Token Data.' }
    const { dataValue } = given.data
    if (dataValue === FOREIGN_NONCE.dataValue)
      return { code: 'E00116', text: 'OTS Token access violation' }
    const known = this.cards.get(dataValue)
    if (!known) return { code: 'E00114', text: 'Invalid OTS Token.' }
    this.cards.delete(dataValue)
    if (known.until < Date.now()) return { code: 'E00115', text: 'Expired OTS Token.' }
    return { card: known.card }
  }

  /** Lets every nonce expire. */
  expireAll(): void {
    for (const known of this.cards.values()) known.until = 0
  }

  clear(): void {
    this.cards.clear()
  }

  private makeNonce({ merchantAuthentication, data }: z.infer<typeof containerSchema>) {
    const { name, clientKey } = merchantAuthentication
    if (name !== SIMULATOR_CREDENTIALS.authorizeNet.loginId || clientKey !== SIMULATOR_CLIENT_KEY)
      return messages('Error', 'E_WC_21', 'User authentication failed.')
    const { cardNumber, expirationDate, cardCode } = data.token
    const card = {
      cardNumber,
      expirationDate: `20${expirationDate.slice(2)}-${expirationDate.slice(0, 2)}`,
      cardCode,
    }
    const dataValue = randomUUID()
    this.cards.set(dataValue, { card, until: Date.now() + VALID_MS })
    return {
      opaqueData: { dataDescriptor: DESCRIPTOR, dataValue },
      ...messages('Ok', 'I00001', 'Successful.'),
    }
  }
}

/** Checks what the real script checks, with its codes, and posts the rest to where it came from. */
const SCRIPT = `(() => {
  const endpoint = new URL('/xml/v1/request.api', document.currentScript.src)
  const error = (codes) => ({
    messages: {
      resultCode: 'Error',
      message: codes.map(([code, text]) => ({ code, text })),
    },
  })
  const passesLuhn = (digits) =>
    [...digits].reverse().reduce((sum, digit, place) => {
      const value = Number(digit) * (place % 2 === 1 ? 2 : 1)
      return sum + (value > 9 ? value - 9 : value)
    }, 0) % 10 === 0
  const problemsOf = ({ cardNumber, month, year, cardCode, fullName }) => {
    const problems = []
    const isNumber = /^\\d{13,16}$/.test(cardNumber) && passesLuhn(cardNumber)
    // A number that only the provider knows to be wrong: no real one starts so.
    if (!isNumber || cardNumber.startsWith('9'))
      problems.push(['E_WC_05', 'Please provide valid credit card number.'])
    if (!/^(?:0[1-9]|1[0-2])$/.test(month))
      problems.push(['E_WC_06', 'Please provide valid expiration month.'])
    else if (!/^\\d\\d$/.test(year))
      problems.push(['E_WC_07', 'Please provide valid expiration year.'])
    else if (Date.UTC(2000 + Number(year), Number(month)) <= Date.now())
      problems.push(['E_WC_08', 'Expiration date must be in the future.'])
    if (!/^\\d{3,4}$/.test(cardCode)) problems.push(['E_WC_15', 'Please provide valid CVV.'])
    if (fullName.length > 64) problems.push(['E_WC_17', 'Please provide valid card holder name.'])
    return problems
  }
  window.Accept = {
    dispatchData({ authData, cardData }, handler) {
      const answer = (given) => setTimeout(() => handler(given), 0)
      if (!authData?.clientKey) return answer(error([['E_WC_18', 'Client key is required.']]))
      if (!authData.apiLoginID)
        return answer(error([['E_WC_10', 'Please provide valid apiloginid.']]))
      const problems = problemsOf(cardData)
      if (problems.length > 0) return answer(error(problems))
      const { cardNumber, month, year, cardCode, fullName } = cardData
      fetch(endpoint, {
        method: 'POST',
        headers: { 'content-type': 'application/json; charset=utf-8' },
        body: JSON.stringify({
          securePaymentContainerRequest: {
            merchantAuthentication: { name: authData.apiLoginID, clientKey: authData.clientKey },
            data: {
              type: 'TOKEN',
              id: Math.random().toString(36).slice(2),
              token: { cardNumber, expirationDate: month + year, cardCode, fullName },
            },
          },
        }),
      })
        .then((response) => response.json())
        .catch(() => error([['E_WC_14', 'Accept.js encryption failed.']]))
        .then(handler)
    },
  }
})()
`
