import { createHmac, randomInt, randomUUID } from 'node:crypto'
import { z } from 'zod'
import { SIMULATOR_CREDENTIALS } from '@/lib/payments/simulator-credentials'
import { simulatedAccountCurrency } from '@/scripts/lib/simulated-account-currency'
import { AcceptJsSimulator, type CreditCard } from './accept-js'
import { type Handler, type Reply, type SimulatorServer, serve } from './http-server'
import { Notifier } from './notifier'
import { Outcomes } from './outcomes'

type Charge = {
  transId: string
  transactionStatus: string
  amount: number
  invoiceNumber: string
  accountType: string
  lastFour: string
  refunded: number
  at: string
  /** Set for a settled charge, which is no longer in the lists of unsettled ones. */
  batchId?: string
  settledAt?: string
}
type Credit = {
  transId: string
  transactionStatus: 'refundPendingSettlement' | 'refundSettledSuccessfully'
  refTransId: string
  invoiceNumber: string
  amount: number
  at: string
  batchId?: string
  settledAt?: string
}

const credentials = z.object({ name: z.string(), transactionKey: z.string() })
const chargeRequest = z.object({
  transactionType: z.string(),
  amount: z.coerce.number().optional(),
  currencyCode: z.string().optional(),
  payment: z
    .object({
      creditCard: z
        .object({
          cardNumber: z.string(),
          expirationDate: z.string(),
          cardCode: z.string().optional(),
        })
        .optional(),
      opaqueData: z.unknown().optional(),
    })
    .optional(),
  refTransId: z.string().optional(),
  order: z.object({ invoiceNumber: z.string().max(20) }).optional(),
  transactionSettings: z
    .object({ setting: z.array(z.object({ settingName: z.string(), settingValue: z.string() })) })
    .optional(),
})
const settledRange = z.object({
  includeStatistics: z.boolean().default(false),
  firstSettlementDate: z.iso.datetime(),
  lastSettlementDate: z.iso.datetime(),
})
/** Something that happens at Authorize.Net without the store. */
const happening = z.object({
  what: z.enum(['refund', 'void', 'approve', 'decline']),
  transactionId: z.string(),
  amount: z.number().optional(),
})
/** How batches are listed from now on. */
const batchSettings = z.object({
  batchId: z.string().optional(),
  /** What became of that batch. */
  state: z.string().optional(),
  /** The most transactions of a page, below what is asked for. */
  pageSize: z.number().optional(),
})
const accountSettings = z.object({ currency: z.string().length(3) })
const pagingSchema = z.object({ limit: z.number().max(1000), offset: z.number().min(1) })
const repeated = z.object({ id: z.string() })
const decision = z.object({ transactionId: z.string(), decide: z.enum(['approve', 'decline']) })

const DECLINED_CARD = '4222222222222'
/** Its bank wants to ask its customer. */
const AUTHENTICATION_CARD = '4000002760003184'
const NO_SUCH_CURRENCY =
  'The supplied currency code is either invalid, not supported, not allowed for this merchant or does not have an exchange rate.'

/** The service converts JSON to XML, so elements must be in the order of its schema. */
const SCHEMA_ORDER: Record<string, string[]> = {
  request: [
    'merchantAuthentication',
    'clientId',
    'refId',
    'transactionRequest',
    'transId',
    'batchId',
    'includeStatistics',
    'firstSettlementDate',
    'lastSettlementDate',
    'status',
    'sorting',
    'paging',
  ],
  transactionRequest: [
    'transactionType',
    'amount',
    'currencyCode',
    'payment',
    'refTransId',
    'order',
    'customer',
    'billTo',
    'customerIP',
    'transactionSettings',
  ],
  payment: ['creditCard', 'opaqueData'],
  creditCard: ['cardNumber', 'expirationDate', 'cardCode'],
  opaqueData: ['dataDescriptor', 'dataValue'],
  order: ['invoiceNumber', 'description'],
  billTo: ['firstName', 'lastName'],
  sorting: ['orderBy', 'orderDescending'],
  paging: ['limit', 'offset'],
}
const record = z.record(z.string(), z.unknown())

/** The name of the first element that is null, unknown or out of order, at any depth. */
function misplaced(element: unknown, name: string): string | undefined {
  const children = record.safeParse(element)
  if (!children.success) return undefined
  let last = -1
  for (const [child, value] of Object.entries(children.data)) {
    if (value === null) return child
    const place = SCHEMA_ORDER[name]?.indexOf(child)
    if (place !== undefined && place < last + 1) return child
    last = place ?? last
    const within = misplaced(value, child)
    if (within) return within
  }
  return undefined
}

const BRANDS: [RegExp, string][] = [
  [/^3[47]/, 'AmericanExpress'],
  [/^6(?:011|5)/, 'Discover'],
  [/^5[1-5]|^2[2-7]/, 'MasterCard'],
  [/^4/, 'Visa'],
]

const ok = { resultCode: 'Ok', message: [{ code: 'I00001', text: 'Successful.' }] }
const refused = (code: string, text: string) => ({ resultCode: 'Error', message: [{ code, text }] })

/** The real service starts its JSON with a byte order mark. */
const json = (body: unknown): Reply => ({ raw: `\uFEFF${JSON.stringify(body)}` })

const wrong = (errorCode: string, errorText: string, responseCode = '3', extra: object = {}) =>
  json({
    transactionResponse: {
      responseCode,
      transId: '0',
      ...extra,
      errors: [{ errorCode, errorText }],
    },
    // A decline is a completed transaction; only an error is not.
    messages: responseCode === '2' ? ok : refused('E00027', 'The transaction was unsuccessful.'),
  })

const windowOf = (request: z.infer<typeof chargeRequest>) =>
  request.transactionSettings?.setting.some(
    ({ settingName, settingValue }) => settingName === 'duplicateWindow' && settingValue !== '0',
  ) ?? false

/**
 * Authorize.Net's JSON API on loopback, as far as the store uses it. Cards are approved except 4222
 * 2222 2222 2 (declined); CVV 999 is a provider error, 998 a charge that is never answered, 997 a
 * charge that is held for review. `POST /__control` takes `{call, outcome, times?, for?}` with the
 * calls charge, details, list, refund, or `{transactionId, decide}` for a held charge; `POST /__calm`
 * forgets the outcomes that have not come. Card numbers are not stored, but for payment nonces
 * (accept-js.ts); `POST /__expire` lets those expire. `POST /__settle` runs the daily settlement, `GET
 * /__state` reports what happened, `POST
 * /__reset` clears it.
 *
 * `POST /__notify {url, copies?, delayMs?}` has signed notifications sent to a store, `POST /__happen`
 * lets something happen at Authorize.Net (`refund`, `void`, `approve`, `decline`), `GET /__sent` lists
 * what was sent, `POST /__repeat {id}` sends one again.
 *
 * `POST /__account {currency}` says what the merchant account is in, at first US dollars.
 *
 * `POST /__batch {batchId?, state?, pageSize?}` changes a settled batch, and makes pages of lists smaller. The outcome
 * `duplicate` of `list` names each transaction and batch twice.
 */
export async function startAuthorizeNetSimulator(
  port = 0,
): Promise<SimulatorServer & { credentials: typeof SIMULATOR_CREDENTIALS.authorizeNet }> {
  const charges = new Map<string, Charge>()
  const refunds = new Map<string, Credit>()
  const batchStates = new Map<string, string>()
  let pageSize: number | undefined
  let currency = simulatedAccountCurrency()
  const outcomes = new Outcomes()
  const acceptJs = new AcceptJsSimulator()
  const calls: Record<string, number> = {}

  const notifier = new Notifier((body) => ({
    'x-anet-signature': `sha512=${createHmac(
      'sha512',
      SIMULATOR_CREDENTIALS.authorizeNet.signatureKey,
    )
      .update(body)
      .digest('hex')
      .toUpperCase()}`,
  }))
  const announce = (kind: string, transId: string, authAmount: number) => {
    const body = {
      notificationId: randomUUID(),
      eventType: `net.authorize.payment.${kind}`,
      eventDate: new Date().toISOString(),
      webhookId: randomUUID(),
      payload: { responseCode: 1, authAmount, entityName: 'transaction', id: transId },
    }
    notifier.announce({ id: body.notificationId, kind: body.eventType, body })
  }

  const credit = (found: Charge, amount: number, invoiceNumber: string): Credit => {
    found.refunded += amount
    const made: Credit = {
      transId: String(randomInt(10_000_000_000, 99_999_999_999)),
      transactionStatus: 'refundPendingSettlement',
      refTransId: found.transId,
      invoiceNumber,
      amount,
      at: new Date().toISOString(),
    }
    refunds.set(made.transId, made)
    announce('refund.created', made.transId, amount)
    return made
  }

  const cancel = (found: Charge) => {
    found.transactionStatus = 'voided'
    announce('void.created', found.transId, found.amount)
  }

  const decide = (found: Charge, approve: boolean) => {
    found.transactionStatus = approve ? 'capturedPendingSettlement' : 'declined'
    announce(approve ? 'fraud.approved' : 'fraud.declined', found.transId, found.amount)
  }

  const happen = (body: unknown): Reply => {
    const { what, transactionId, amount } = happening.parse(body)
    const found = charges.get(transactionId)
    if (!found) return { status: 404 }
    const isSettled = found.transactionStatus === 'settledSuccessfully'
    if (what === 'refund') {
      const left = Number((found.amount - found.refunded).toFixed(2))
      if (!isSettled || left === 0) return { status: 404 }
      return { json: credit(found, Math.min(amount ?? left, left), '') }
    }
    if (what === 'void') {
      if (found.transactionStatus !== 'capturedPendingSettlement') return { status: 404 }
      cancel(found)
    } else decide(found, what === 'approve')
    return { json: found }
  }

  const charge = (
    request: z.infer<typeof chargeRequest>,
    outcome: string | undefined,
  ): Reply | 'never' => {
    const { creditCard, opaqueData } = request.payment ?? {}
    if (opaqueData === undefined) return chargeCard(request, creditCard, outcome)
    const redeemed = acceptJs.redeem(opaqueData)
    return 'card' in redeemed
      ? chargeCard(request, redeemed.card, outcome)
      : json({ messages: refused(redeemed.code, redeemed.text) })
  }

  const isOtherCurrency = ({ currencyCode }: z.infer<typeof chargeRequest>) =>
    currencyCode !== undefined && currencyCode !== currency

  const chargeCard = (
    request: z.infer<typeof chargeRequest>,
    card: CreditCard | undefined,
    outcome: string | undefined,
  ): Reply | 'never' => {
    if (!card || !request.amount) return wrong('E00003', 'The element is missing.')
    if (isOtherCurrency(request)) return wrong('39', NO_SUCH_CURRENCY)
    const brand = BRANDS.find(([digits]) => digits.test(card.cardNumber))?.[1]
    if (!brand) return wrong('6', 'The credit card number is invalid.')
    if (!/^20\d\d-(?:0[1-9]|1[0-2])$/.test(card.expirationDate))
      return wrong('7', 'Credit card expiration date is invalid.')
    if (card.expirationDate < new Date().toISOString().slice(0, 7))
      return wrong('8', 'The credit card has expired.')
    if (card.cardCode === '999')
      return json({
        messages: refused('E00001', 'An error occurred during processing. Please try again.'),
      })
    const lastFour = card.cardNumber.slice(-4)
    const invoiceNumber = request.order?.invoiceNumber ?? ''
    const same = [...charges.values()].find(
      (one) =>
        invoiceNumber !== '' &&
        one.invoiceNumber === invoiceNumber &&
        one.amount === request.amount &&
        one.lastFour === lastFour,
    )
    if (same)
      return wrong(
        '11',
        'A duplicate transaction has been submitted.',
        '3',
        // The first transaction is returned only if a duplicate window was requested.
        windowOf(request) ? { refTransID: same.transId } : {},
      )
    const isAskedFor = card.cardNumber === AUTHENTICATION_CARD
    const declined = card.cardNumber === DECLINED_CARD || isAskedFor || outcome === 'declined'
    const held = card.cardCode === '997'
    const made: Charge = {
      transId: String(randomInt(10_000_000_000, 99_999_999_999)),
      transactionStatus: declined
        ? 'declined'
        : held
          ? 'FDSPendingReview'
          : 'capturedPendingSettlement',
      amount: request.amount,
      invoiceNumber,
      accountType: brand,
      lastFour,
      refunded: 0,
      at: new Date().toISOString(),
    }
    charges.set(made.transId, made)
    if (!declined) announce(held ? 'fraud.held' : 'authcapture.created', made.transId, made.amount)
    if (card.cardCode === '998') return 'never'
    const response = {
      transId: made.transId,
      accountNumber: `XXXX${lastFour}`,
      accountType: brand,
      ...(isAskedFor && { rawResponseCode: '1A' }),
    }
    if (declined) return wrong('2', 'This transaction has been declined.', '2', response)
    return json({
      transactionResponse: {
        responseCode: held ? '4' : '1',
        ...response,
        messages: [
          held
            ? {
                code: '253',
                description: 'Your order has been received. Thank you for your business!',
              }
            : { code: '1', description: 'This transaction has been approved.' },
        ],
      },
      messages: ok,
    })
  }

  const changeCharge = (
    request: z.infer<typeof chargeRequest>,
    outcome: string | undefined,
  ): Reply => {
    if (outcome === 'declined') return wrong('2', 'This transaction has been declined.', '2')
    const found = charges.get(request.refTransId ?? '')
    if (!found) return wrong('16', 'The transaction cannot be found.')
    if (isOtherCurrency(request)) return wrong('39', NO_SUCH_CURRENCY)
    const settled = found.transactionStatus === 'settledSuccessfully'
    const amount = request.amount ?? 0
    const invoiceNumber = request.order?.invoiceNumber ?? ''
    const same = [...refunds.values()].find(
      (one) =>
        one.refTransId === found.transId &&
        one.amount === amount &&
        one.invoiceNumber === invoiceNumber,
    )
    if (same && request.transactionType === 'refundTransaction')
      return wrong(
        '11',
        'A duplicate transaction has been submitted.',
        '3',
        windowOf(request) ? { transId: same.transId, refTransID: found.transId } : {},
      )
    let transId = found.transId
    if (request.transactionType === 'voidTransaction') {
      if (settled) return wrong('16', 'The transaction cannot be found.')
      cancel(found)
    } else {
      if (!settled)
        return wrong(
          '54',
          'The referenced transaction does not meet the criteria for issuing a credit.',
        )
      if (found.refunded + amount > found.amount + 0.001)
        return wrong(
          '55',
          'The sum of credits against the referenced transaction would exceed original debit amount.',
        )
      transId = credit(found, amount, invoiceNumber).transId
    }
    return json({
      transactionResponse: { responseCode: '1', transId, refTransID: found.transId },
      messages: ok,
    })
  }

  const details = (transId: string): Reply => {
    const refunded = refunds.get(transId)
    const found = refunded ?? charges.get(transId)
    const charged = refunded ? charges.get(refunded.refTransId) : charges.get(transId)
    if (!found || !charged)
      return json({ messages: refused('E00040', 'The record cannot be found.') })
    return json({
      transaction: {
        transId: found.transId,
        transactionStatus: found.transactionStatus,
        ...(refunded ? { refTransId: refunded.refTransId } : {}),
        authAmount: found.amount,
        settleAmount: found.amount,
        order: { invoiceNumber: found.invoiceNumber },
        payment: {
          creditCard: { cardNumber: `XXXX${charged.lastFour}`, cardType: charged.accountType },
        },
      },
      messages: ok,
    })
  }

  const unsettled = ({ status, paging }: Record<string, unknown>): Reply =>
    list(
      ({ transactionStatus, batchId }) =>
        !batchId && (transactionStatus === 'FDSPendingReview') === (status === 'pendingApproval'),
      paging,
    )

  const statisticsOf = (batchId: string) =>
    [...new Set([...charges.values()].map(({ accountType }) => accountType))].flatMap((brand) => {
      const charged = [...charges.values()].filter(
        (one) => one.batchId === batchId && one.accountType === brand,
      )
      const credited = [...refunds.values()].filter(
        (one) => one.batchId === batchId && charges.get(one.refTransId)?.accountType === brand,
      )
      if (charged.length + credited.length === 0) return []
      const total = (all: { amount: number }[]) =>
        Number(all.reduce((sum, { amount }) => sum + amount, 0).toFixed(2))
      return [
        {
          accountType: brand,
          chargeAmount: total(charged),
          chargeCount: charged.length,
          refundAmount: total(credited),
          refundCount: credited.length,
        },
      ]
    })

  const batches = (request: unknown, outcome: string | undefined): Reply => {
    const range = settledRange.safeParse(request)
    if (!range.success) return json({ messages: refused('E00003', 'The dates are missing.') })
    const { firstSettlementDate: first, lastSettlementDate: last } = range.data
    const settled = new Map(
      [...charges.values(), ...refunds.values()].flatMap(({ batchId, settledAt }) =>
        batchId && settledAt && settledAt >= first && settledAt <= last
          ? [[batchId, settledAt] as const]
          : [],
      ),
    )
    return json({
      ...(settled.size > 0
        ? {
            batchList: [...settled, ...(outcome === 'duplicate' ? settled : [])].map(
              ([batchId, settlementTimeUTC]) => ({
                batchId,
                settlementTimeUTC,
                settlementState: batchStates.get(batchId) ?? 'settledSuccessfully',
                ...(range.data.includeStatistics ? { statistics: statisticsOf(batchId) } : {}),
              }),
            ),
          }
        : {}),
      messages: ok,
    })
  }

  const list = (
    matches: (listed: Charge | Credit) => boolean,
    paging: unknown,
    outcome?: string,
  ): Reply => {
    const found = [...charges.values(), ...refunds.values()].filter(matches)
    const all = outcome === 'duplicate' ? [...found, ...found] : found
    const { limit: asked, offset } = pagingSchema.parse(paging)
    const limit = Math.min(asked, pageSize ?? asked)
    const matching = all.slice((offset - 1) * limit, offset * limit)
    return json({
      ...(matching.length > 0
        ? {
            transactions: matching.map((one) => ({
              transId: one.transId,
              submitTimeUTC: one.at,
              transactionStatus: one.transactionStatus,
              invoiceNumber: one.invoiceNumber,
              settleAmount: one.amount,
            })),
          }
        : {}),
      totalNumInResultSet: all.length,
      messages: ok,
    })
  }

  const control = (body: unknown): Reply => {
    const decided = decision.safeParse(body)
    if (!decided.success) {
      outcomes.order(body)
      return { status: 204 }
    }
    const found = charges.get(decided.data.transactionId)
    if (!found) return { status: 404 }
    decide(found, decided.data.decide === 'approve')
    return { status: 204 }
  }

  const settle = (): Reply => {
    const batchId = String(randomInt(1_000_000, 9_999_999))
    for (const one of charges.values())
      if (one.transactionStatus === 'capturedPendingSettlement')
        Object.assign(one, {
          transactionStatus: 'settledSuccessfully',
          batchId,
          settledAt: new Date().toISOString(),
        })
    for (const one of refunds.values())
      if (one.transactionStatus === 'refundPendingSettlement')
        Object.assign(one, {
          transactionStatus: 'refundSettledSuccessfully',
          batchId,
          settledAt: new Date().toISOString(),
        })
    return { status: 204 }
  }

  const answer = (
    name: string,
    request: Record<string, unknown>,
    outcome: string | undefined,
  ): Reply | 'never' => {
    if (name === 'getTransactionDetailsRequest') return details(String(request.transId))
    if (name === 'getUnsettledTransactionListRequest') return unsettled(request)
    if (name === 'getSettledBatchListRequest') return batches(request, outcome)
    if (name === 'getTransactionListRequest')
      return list(({ batchId }) => batchId === request.batchId, request.paging, outcome)
    if (name === 'authenticateTestRequest') return json({ messages: ok })
    const transaction = chargeRequest.safeParse(request.transactionRequest)
    if (!transaction.success)
      return json({ messages: refused('E00003', 'The request is not well-formed.') })
    return transaction.data.transactionType === 'authCaptureTransaction'
      ? charge(transaction.data, outcome)
      : changeCharge(transaction.data, outcome)
  }

  const kindOf = (name: string, request: Record<string, unknown>) => {
    if (name === 'getTransactionDetailsRequest') return 'details'
    if (name.includes('List')) return 'list'
    const type = chargeRequest.safeParse(request.transactionRequest).data?.transactionType
    return type === 'authCaptureTransaction' ? 'charge' : 'refund'
  }

  const reset = (): Reply => {
    charges.clear()
    refunds.clear()
    acceptJs.clear()
    batchStates.clear()
    pageSize = undefined
    currency = simulatedAccountCurrency()
    for (const kind of Object.keys(calls)) delete calls[kind]
    outcomes.clear()
    return { status: 204 }
  }

  const handler: Handler = async (incoming) => {
    const { path, body } = incoming
    if (path === '/__state')
      return {
        json: {
          charges: Object.fromEntries(charges),
          refunds: Object.fromEntries(refunds),
          calls,
        },
      }
    if (path === '/__reset') return reset()
    if (path === '/__calm') {
      outcomes.clear()
      return { status: 204 }
    }
    if (path === '/__control') return control(JSON.parse(body))
    if (path === '/__settle') return settle()
    if (path === '/__batch') {
      const settings = batchSettings.parse(JSON.parse(body))
      if (settings.batchId && settings.state) batchStates.set(settings.batchId, settings.state)
      pageSize = settings.pageSize ?? pageSize
      return { status: 204 }
    }
    if (path === '/__account') {
      currency = accountSettings.parse(JSON.parse(body)).currency
      return { status: 204 }
    }
    if (path === '/__notify') {
      notifier.direct(JSON.parse(body))
      return { status: 204 }
    }
    if (path === '/__happen') return happen(JSON.parse(body))
    if (path === '/__sent') return { json: { sent: notifier.sent, pending: notifier.pending } }
    if (path === '/__repeat')
      return { status: notifier.repeat(repeated.parse(JSON.parse(body)).id) ? 204 : 404 }
    if (path === '/__expire') {
      acceptJs.expireAll()
      return { status: 204 }
    }
    const toBrowser = acceptJs.answer(incoming)
    if (toBrowser) return toBrowser
    const [name = '', request = {}] =
      Object.entries(
        z.record(z.string(), z.record(z.string(), z.unknown())).parse(JSON.parse(body)),
      )[0] ?? []
    const merchant = credentials.safeParse(request.merchantAuthentication)
    const { loginId, transactionKey } = SIMULATOR_CREDENTIALS.authorizeNet
    if (merchant.data?.name !== loginId || merchant.data.transactionKey !== transactionKey)
      return json({
        messages: refused(
          'E00007',
          'User authentication failed due to invalid authentication values.',
        ),
      })
    const strange = misplaced(request, 'request')
    if (strange)
      return json({ messages: refused('E00003', `The element '${strange}' is out of place.`) })
    const kind = kindOf(name, request)
    calls[kind] = (calls[kind] ?? 0) + 1
    const outcome = outcomes.next(kind, body)
    if (outcome === 'error500') return { status: 500, raw: 'Internal Server Error' }
    if (outcome === 'timeout') return 'never'
    if (outcome === 'hang_up') return 'hang up'
    const reply = answer(name, request, outcome)
    if (outcome === 'timeout_after_success') return 'never'
    if (outcome === 'hang_up_after_success') return 'hang up'
    return outcome === 'malformed' ? { raw: 'nonsense' } : reply
  }
  const server = await serve(port, handler)
  return {
    ...server,
    url: `${server.url}/xml/v1/request.api`,
    credentials: SIMULATOR_CREDENTIALS.authorizeNet,
  }
}
