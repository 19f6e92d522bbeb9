import { z } from 'zod'
import { SIMULATOR_CREDENTIALS } from '@/lib/payments/simulator-credentials'
import { forBrowser, PREFLIGHT, scriptReply } from './for-browser'
import type { Incoming, Reply } from './http-server'
import { type Card, idOf, invalid, type Money, notFound, type SquareBooks } from './square-books'
import { SCRIPT } from './square-js'

const tokenSchema = z.object({
  applicationId: z.string(),
  locationId: z.string(),
  number: z.string().regex(/^\d{13,19}$/),
})
const verifiedSchema = z.object({
  token: z.string(),
  isPassed: z.boolean(),
  amount: z.string(),
  currencyCode: z.string().length(3),
})

/** https://developer.squareup.com/docs/testing/test-values */
const CARDS: Readonly<Record<string, Omit<Card, 'brand' | 'lastFour'>>> = {
  '4000000000000002': { decline: 'GENERIC_DECLINE' },
  '4310000000201019': { isCareful: true },
}
const BRANDS: readonly [RegExp, string][] = [
  [/^4/, 'VISA'],
  [/^(?:5[1-5]|2[2-7])/, 'MASTERCARD'],
  [/^3[47]/, 'AMERICAN_EXPRESS'],
  [/^6/, 'DISCOVER'],
]

/**
 * The part of Square's simulator that browsers call: a script with the interface of the Web Payments SDK, tokens of
 * cards, and what a bank hears of its customer. `undefined` for anything else.
 *
 * @throws SquareFault
 */
export function answerBrowser(
  books: SquareBooks,
  { method, path, body }: Incoming,
): Reply | undefined {
  if (method === 'OPTIONS') return PREFLIGHT
  if (path === '/v1/square.js') return scriptReply(SCRIPT)
  if (path === '/tokens') return forBrowser({ json: makeToken(books, JSON.parse(body)) })
  if (path === '/tokens/verify') return forBrowser({ json: verify(books, JSON.parse(body)) })
  return undefined
}

function makeToken(books: SquareBooks, body: unknown): object {
  const { applicationId, locationId, number } = tokenSchema.parse(body)
  const { square } = SIMULATOR_CREDENTIALS
  if (applicationId !== square.applicationId || locationId !== square.locationId)
    throw invalid('INVALID_VALUE', 'Unknown application or location')
  const token = `cnon:${idOf(24)}`
  const card = CARDS[number] ?? {}
  books.tokens.set(token, {
    ...card,
    brand: BRANDS.find(([begin]) => begin.test(number))?.[1] ?? 'OTHER_BRAND',
    lastFour: number.slice(-4),
    isUsed: false,
    isExpired: false,
    verified: null,
  })
  return { token, isChallenged: card.isCareful ?? false }
}

function verify(books: SquareBooks, body: unknown): object {
  const { token, isPassed, amount, currencyCode } = verifiedSchema.parse(body)
  const made = books.tokens.get(token)
  if (!made) throw notFound('token')
  if (isPassed) made.verified = moneyOf(amount, currencyCode)
  return { isPassed }
}

const moneyOf = (amount: string, currency: string): Money => ({
  amount: Math.round(Number(amount) * (currency === 'JPY' ? 1 : 100)),
  currency,
})
