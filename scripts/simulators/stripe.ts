import { createHmac } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { SIMULATOR_CREDENTIALS } from '@/lib/payments/simulator-credentials'
import { forBrowser } from './for-browser'
import { type Handler, type Incoming, type Reply, type SimulatorServer, serve } from './http-server'
import { Notifier } from './notifier'
import { Outcomes } from './outcomes'
import { idOf, now, type StripeBooks } from './stripe-books'
import { answerBrowser, browserCall } from './stripe-browser'
import { StripeFault } from './stripe-form'
import { IdempotencyKeys } from './stripe-idempotency'
import { StripeAccount } from './stripe-routes'

/** Of the official package that the tests use. */
const API_VERSION = '2026-10-28.endive'
const repeated = z.object({ id: z.string() })
const pages = z.object({ pageSize: z.number().int().min(1).max(100) })
const announced = z.object({ account: z.string() })
/** What something happens to. */
const about = z.looseObject({
  payment_intent: z.string().optional().catch(undefined),
  dispute: z.string().optional().catch(undefined),
})
const happening = z.looseObject({
  what: z.enum([
    'settle',
    'payout',
    'dispute',
    'close-dispute',
    'refund',
    'authenticate',
    'movement',
  ]),
})
const authentication = z.object({ payment_intent: z.string(), isPassed: z.boolean().default(true) })

const serverError = (): Reply => ({
  status: 500,
  json: { error: { type: 'api_error', message: 'An unknown error occurred' } },
})
const refusal = ({ status, body }: StripeFault): Reply => ({ status, json: { error: body } })

/** What a call answers, and whether it was refused before anything was done. */
function attempt(run: () => object): { reply: Reply; isBefore: boolean } {
  try {
    return { reply: { json: structuredClone(run()) }, isBefore: false }
  } catch (error) {
    if (!(error instanceof StripeFault)) throw error
    return { reply: refusal(error), isBefore: error.isBefore }
  }
}

/** The outcomes of any call that answers something else in the place of what it would do. */
const INSTEAD: Record<string, Reply> = {
  error500: serverError(),
  rate_limited: {
    status: 429,
    json: {
      error: {
        type: 'invalid_request_error',
        code: 'rate_limit',
        message: 'Request rate limit exceeded.',
      },
    },
  },
  forbidden: {
    status: 403,
    json: {
      error: {
        type: 'invalid_request_error',
        code: 'more_permissions_required',
        message: 'The provided key does not have the required permissions for this endpoint.',
      },
    },
  },
}

/**
 * Stripe's API and Stripe.js on loopback, as far as the store uses them, with the test cards and accounts of
 * https://docs.stripe.com/testing. There are two accounts, each with keys and books of its own. `POST /__control {call, outcome, times?, for?}` sets the outcome of the next calls;
 * calls are create, confirm, cancel, get, list, refund, dispute, disputes, transactions, payouts, account, and, of
 * browsers, session (an Element is mounted), token, authenticate.
 * Outcomes of every call: error500, error500_after_success, rate_limited, forbidden, timeout, hang_up, malformed,
 * timeout_after_success, hang_up_after_success, `late:MS` (answers so much later); of create and confirm also
 * declined, later (the payment is processing) and, of create, wrong_amount; of refund also declined and pending.
 * `POST /__calm` forgets those that have not come, `POST /__reset` everything, `POST /__expire` lets confirmation
 * tokens expire, `POST /__pages {pageSize}` makes pages of lists smaller, `GET /__state` reports what happened.
 *
 * `POST /__settle {payment_intent?, isPaid?}` ends what takes days: direct debits, refunds under way, refunds that banks
 * send back. `POST
 * /__payout {currency?, status?}` pays the balance out. `POST /__account {currency?, rates?}` says what the account is in,
 * and at which rates it takes currencies that it does not hold. `POST /__dispute {payment_intent, amount?, reason?,
 * isInquiry?, days?}` opens a dispute, `POST /__close-dispute {dispute, isWon?}` decides it. `POST /__refund {payment_intent,
 * amount?}` gives money back without the store, `POST /__authenticate {payment_intent, isPassed?}` is what a payer does
 * at his bank, `POST /__movement {amount, currency, type, reporting_category, source?, fee?}` moves the balance otherwise.
 * Each of these also as `POST /__happen {what, …}`.
 *
 * `POST /__notify {url, copies?, delayMs?}` has signed events sent to a store, `GET /__sent` lists what was sent,
 * `POST /__repeat {id}` sends one again.
 */
export async function startStripeSimulator(
  port = 0,
): Promise<SimulatorServer & { credentials: typeof SIMULATOR_CREDENTIALS.stripe }> {
  /** Known once the simulator listens. */
  let ownUrl = ''
  /** The idempotency key of the call that is answered now; events name it. */
  let currentKey: string | null = null
  const outcomes = new Outcomes()
  const keys = new IdempotencyKeys()
  const calls: Record<string, number> = {}
  const notifier = new Notifier((body) => {
    const at = now()
    const { account } = announced.parse(JSON.parse(body))
    const { webhookSecret } = accounts.find(({ id }) => id === account)?.keys ?? main.keys
    const signature = createHmac('sha256', webhookSecret).update(`${at}.${body}`).digest('hex')
    return { 'stripe-signature': `t=${at},v1=${signature}` }
  })
  const open = (id: string, keys: StripeAccount['keys']) => {
    const announce: StripeBooks['announce'] = (kind, object) => {
      const body = {
        id: idOf('evt'),
        object: 'event',
        account: id,
        api_version: API_VERSION,
        created: now(),
        data: { object },
        livemode: false,
        pending_webhooks: 1,
        request: { id: null, idempotency_key: currentKey },
        type: kind,
      }
      notifier.announce({ id: body.id, kind, body })
    }
    return new StripeAccount(id, keys, announce, () => ownUrl)
  }
  const main = open('acct_simulator', SIMULATOR_CREDENTIALS.stripe)
  const accounts = [main, open('acct_second', SIMULATOR_CREDENTIALS.secondStripe)]

  /** Whose a request is, by its key or what it is about; a key of none is refused by the main one. */
  const accountOf = ({ headers, path, query, body }: Incoming): StripeAccount => {
    const given = [
      headers.authorization?.replace(/^Bearer /, ''),
      query.get('key'),
      new URLSearchParams(body).get('key'),
    ]
    const intent = path.match(/^\/authenticate\/(pi_[^_]+)/)?.[1]
    const isOf = ({ keys, books }: StripeAccount) =>
      given.some((key) => key === keys.secretKey || key === keys.publishableKey) ||
      (intent !== undefined && books.intents.has(intent))
    return accounts.find(isOf) ?? main
  }

  const happen = (what: z.infer<typeof happening>['what'], body: unknown): object => {
    const { payment_intent: intent, dispute } = about.parse(body)
    const isOf = ({ books }: StripeAccount) =>
      books.intents.has(intent ?? '') || books.disputes.has(dispute ?? '')
    const account = accounts.find(isOf) ?? main
    if (what === 'payout') return { payouts: account.balance.payOut(body) }
    if (what === 'dispute') return account.disputes.happen(body)
    if (what === 'close-dispute') return account.disputes.decide(body)
    if (what === 'refund') return account.refunds.happen(body)
    if (what === 'authenticate') {
      const { payment_intent, isPassed } = authentication.parse(body)
      const intent = account.books.get(account.books.intents, 'payment_intent', payment_intent)
      account.intents.authenticate(intent, isPassed)
      return intent
    }
    if (what === 'movement') return account.balance.happen(body)
    for (const one of accounts.some(isOf) ? [account] : accounts) {
      one.charges.settle(body)
      one.refunds.settle(body)
    }
    return {}
  }

  const reset = () => {
    for (const account of accounts) account.clear()
    keys.clear()
    outcomes.clear()
    for (const kind of Object.keys(calls)) delete calls[kind]
  }

  /** Handles what only tests ask; `undefined` for anything else. */
  const control = ({ path, body: text }: Incoming): Reply | undefined => {
    if (!path.startsWith('/__')) return undefined
    const name = path.slice(3)
    const body: unknown = JSON.parse(text || '{}')
    const act: Record<string, () => void> = {
      control: () => outcomes.order(body),
      notify: () => notifier.direct(body),
      calm: () => outcomes.clear(),
      account: () => main.balance.configure(body),
      expire: () => {
        for (const { tokens } of accounts) tokens.expireAll()
      },
      pages: () => {
        for (const { books } of accounts) books.pageSize = pages.parse(body).pageSize
      },
      reset,
    }
    if (name === 'sent') return { json: { sent: notifier.sent, pending: notifier.pending } }
    if (name === 'state') {
      const [first, second] = accounts.map(({ books }) => books.state())
      return { json: { ...first, second, calls } }
    }
    if (name === 'repeat') return { status: notifier.repeat(repeated.parse(body).id) ? 204 : 404 }
    if (act[name]) {
      act[name]()
      return { status: 204 }
    }
    const asked = happening.parse(name === 'happen' ? body : { what: name })
    return { json: happen(asked.what, body) }
  }

  /** Does what a call asks, once for each idempotency key. */
  const answer = async (request: Incoming): Promise<Reply | 'hang up' | 'never'> => {
    const { kind, run } = accountOf(request).callOf(request)
    calls[kind] = (calls[kind] ?? 0) + 1
    const outcome = outcomes.next(kind, request.path + request.body) ?? ''
    if (INSTEAD[outcome]) return INSTEAD[outcome]
    if (outcome === 'timeout') return 'never'
    if (outcome === 'hang_up') return 'hang up'
    const key = request.method === 'POST' ? request.headers['idempotency-key'] : undefined
    const once = key === undefined ? undefined : String(key)
    const kept = once && keys.begin(once, `${request.path}?${request.body}`)
    if (kept) return kept
    currentKey = once ?? null
    const done = attempt(() => run(outcome))
    currentKey = null
    const reply = outcome === 'error500_after_success' ? serverError() : done.reply
    if (outcome.startsWith('late:')) await sleep(Number(outcome.slice('late:'.length)))
    if (once) keys.end(once, done.isBefore ? undefined : reply)
    if (outcome === 'timeout_after_success') return 'never'
    if (outcome === 'hang_up_after_success') return 'hang up'
    return outcome === 'malformed' ? { raw: '<html>Bad gateway</html>' } : reply
  }

  const answerPage = (request: Incoming): Reply | 'hang up' | 'never' | undefined => {
    const kind = browserCall(request)
    const outcome = (kind && outcomes.next(kind, request.path + request.body)) ?? ''
    if (INSTEAD[outcome]) return forBrowser(INSTEAD[outcome])
    if (outcome === 'timeout') return 'never'
    if (outcome === 'hang_up') return 'hang up'
    return answerBrowser(accountOf(request), request)
  }

  const handler: Handler = async (request) => {
    try {
      const told = control(request)
      if (told) return told
      const shown = answerPage(request)
      if (shown) return shown
      const answered = await answer(request)
      if (typeof answered === 'string') return answered
      return { ...answered, headers: { 'request-id': idOf('req'), ...answered.headers } }
    } catch (error) {
      if (!(error instanceof StripeFault)) throw error
      return forBrowser(refusal(error))
    }
  }
  const server = await serve(port, handler)
  ownUrl = server.url
  return { ...server, credentials: SIMULATOR_CREDENTIALS.stripe }
}
