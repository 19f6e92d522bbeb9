import { z } from 'zod'
import { forBrowser, PREFLIGHT, scriptReply } from './for-browser'
import type { Incoming, Reply } from './http-server'
import { SCRIPT } from './paypal-js'

type Authentication = {
  liability_shift: string
  three_d_secure: { enrollment_status: string; authentication_status?: string }
}

/** The card that was given for an order. */
export type OrderCard = {
  brand: string
  last_digits: string
  bin_details: { bin_country_code: string }
  authentication_result?: Authentication
  /** What its bank says to the capture. */
  decline?: string
}

const asked = (authentication_status: string, liability_shift: string): Authentication => ({
  liability_shift,
  three_d_secure: { enrollment_status: 'Y', authentication_status },
})
const CONFIRMED = asked('Y', 'POSSIBLE')
const REFUSED = asked('N', 'NO')
const OPEN: Authentication = {
  liability_shift: 'UNKNOWN',
  three_d_secure: { enrollment_status: 'Y', authentication_status: 'C' },
}

/** PayPal's own test cards, and two of banks that decline. https://developer.paypal.com/docs/checkout/advanced/customize/3d-secure/test/ */
const CARDS: Readonly<Record<string, { said?: Authentication; decline?: string }>> = {
  '4868719460707704': { said: CONFIRMED },
  '4868719115514992': { said: asked('U', 'UNKNOWN') },
  '4868719796782421': { said: REFUSED },
  '4868719041085422': { said: asked('A', 'POSSIBLE') },
  '4000000000000002': { decline: '0500' },
  '4000002760003184': { decline: '5650' },
}
/** Whose bank asks in a window; the others answer without. */
const CHALLENGED = '4868719460707704'

const BRANDS: readonly [RegExp, string][] = [
  [/^4/, 'VISA'],
  [/^(?:5[1-5]|2[2-7])/, 'MASTERCARD'],
  [/^3[47]/, 'AMEX'],
]

const givenSchema = z.object({ orderId: z.string(), number: z.string().regex(/^\d{13,19}$/) })
const answerSchema = z.object({ orderId: z.string(), isPassed: z.boolean() })

/** What of an order its card changes. */
type CardOrder = { status: string; isByCard: boolean; card?: OrderCard }

/**
 * The part of PayPal's simulator that browsers call: a script with the interface of its SDK's card fields, the card that
 * they take for an order, and what its bank hears of its customer. `undefined` for anything else.
 */
export function answerBrowser(
  orders: ReadonlyMap<string, CardOrder>,
  { method, path, body }: Incoming,
): Reply | undefined {
  if (path === '/web-sdk/v6/core') return scriptReply(SCRIPT)
  if (!path.startsWith('/sdk/')) return undefined
  if (method === 'OPTIONS') return PREFLIGHT
  return forBrowser(path === '/sdk/card' ? take(orders, body) : hear(orders, body))
}

const UNKNOWN: Reply = { status: 422, json: { name: 'UNPROCESSABLE_ENTITY' } }

function take(orders: ReadonlyMap<string, CardOrder>, body: string): Reply {
  const { orderId, number } = givenSchema.parse(JSON.parse(body))
  const order = orders.get(orderId)
  if (!order?.isByCard) return UNKNOWN
  const { said, decline } = CARDS[number] ?? {}
  const isChallenged = number === CHALLENGED
  const result = isChallenged ? OPEN : said
  order.card = {
    brand: BRANDS.find(([begin]) => begin.test(number))?.[1] ?? 'DISCOVER',
    last_digits: number.slice(-4),
    bin_details: { bin_country_code: 'US' },
    ...(result && { authentication_result: result }),
    ...(decline && { decline }),
  }
  order.status = 'APPROVED'
  return { json: { isChallenged } }
}

function hear(orders: ReadonlyMap<string, CardOrder>, body: string): Reply {
  const { orderId, isPassed } = answerSchema.parse(JSON.parse(body))
  const card = orders.get(orderId)?.card
  if (!card) return UNKNOWN
  card.authentication_result = isPassed ? CONFIRMED : REFUSED
  return { json: {} }
}
