import { randomInt } from 'node:crypto'
import { z } from 'zod'
import { SIMULATOR_CREDENTIALS } from '@/lib/payments/simulator-credentials'
import { type Handler, type Reply, type SimulatorServer, serve } from './http-server'
import { Outcomes } from './outcomes'

type Charge = {
  transId: string
  transactionStatus: string
  amount: number
  invoiceNumber: string
  accountType: string
  lastFour: string
  refunded: number
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
  batchId?: string
  settledAt?: string
}

const credentials = z.object({ name: z.string(), transactionKey: z.string() })
const chargeRequest = z.object({
  transactionType: z.string(),
  amount: z.coerce.number().optional(),
  payment: z
    .object({
      creditCard: z.object({
        cardNumber: z.string(),
        expirationDate: z.string(),
        cardCode: z.string().optional(),
      }),
    })
    .optional(),
  refTransId: z.string().optional(),
  order: z.object({ invoiceNumber: z.string().max(20) }).optional(),
  transactionSettings: z
    .object({ setting: z.array(z.object({ settingName: z.string(), settingValue: z.string() })) })
    .optional(),
})
const settledRange = z.object({
  firstSettlementDate: z.iso.datetime(),
  lastSettlementDate: z.iso.datetime(),
})
const decision = z.object({ transactionId: z.string(), decide: z.enum(['approve', 'decline']) })

const DECLINED_CARD = '4222222222222'

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
  creditCard: ['cardNumber', 'expirationDate', 'cardCode'],
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
 * charge that is held for review. `POST /__control` takes `{call, outcome, times?}` with the calls
 * charge, details, list, refund, or `{transactionId, decide}` for a held charge. Card numbers are not
 * stored. `POST /__settle` runs the daily settlement, `GET /__state` reports what happened, `POST
 * /__reset` clears it.
 */
export async function startAuthorizeNetSimulator(
  port = 0,
): Promise<SimulatorServer & { credentials: typeof SIMULATOR_CREDENTIALS.authorizeNet }> {
  const charges = new Map<string, Charge>()
  const refunds = new Map<string, Credit>()
  const outcomes = new Outcomes()
  const calls: Record<string, number> = {}

  const charge = (request: z.infer<typeof chargeRequest>): Reply | 'never' => {
    const card = request.payment?.creditCard
    if (!card || !request.amount) return wrong('E00003', 'The element is missing.')
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
    const declined = card.cardNumber === DECLINED_CARD
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
    }
    charges.set(made.transId, made)
    if (card.cardCode === '998') return 'never'
    const response = { transId: made.transId, accountNumber: `XXXX${lastFour}`, accountType: brand }
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
    const transId = String(randomInt(10_000_000_000, 99_999_999_999))
    if (request.transactionType === 'voidTransaction') {
      if (settled) return wrong('16', 'The transaction cannot be found.')
      found.transactionStatus = 'voided'
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
      found.refunded += amount
      refunds.set(transId, {
        transId,
        transactionStatus: 'refundPendingSettlement',
        refTransId: found.transId,
        invoiceNumber,
        amount,
      })
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

  const unsettled = (status: unknown): Reply =>
    list(
      ({ transactionStatus, batchId }) =>
        !batchId && (transactionStatus === 'FDSPendingReview') === (status === 'pendingApproval'),
    )

  const batches = (request: unknown): Reply => {
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
            batchList: [...settled].map(([batchId, settlementTimeUTC]) => ({
              batchId,
              settlementTimeUTC,
              settlementState: 'settledSuccessfully',
            })),
          }
        : {}),
      messages: ok,
    })
  }

  const list = (matches: (listed: Charge | Credit) => boolean): Reply => {
    const matching = [...charges.values(), ...refunds.values()].filter(matches)
    return json({
      ...(matching.length > 0
        ? {
            transactions: matching.map(({ transId, transactionStatus, invoiceNumber, amount }) => ({
              transId,
              transactionStatus,
              invoiceNumber,
              settleAmount: amount,
            })),
          }
        : {}),
      totalNumInResultSet: matching.length,
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
    found.transactionStatus =
      decided.data.decide === 'approve' ? 'capturedPendingSettlement' : 'declined'
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
    if (name === 'getUnsettledTransactionListRequest') return unsettled(request.status)
    if (name === 'getSettledBatchListRequest') return batches(request)
    if (name === 'getTransactionListRequest')
      return list(({ batchId }) => batchId === request.batchId)
    if (name === 'authenticateTestRequest') return json({ messages: ok })
    const transaction = chargeRequest.safeParse(request.transactionRequest)
    if (!transaction.success)
      return json({ messages: refused('E00003', 'The request is not well-formed.') })
    return transaction.data.transactionType === 'authCaptureTransaction'
      ? charge(transaction.data)
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
    for (const kind of Object.keys(calls)) delete calls[kind]
    outcomes.clear()
    return { status: 204 }
  }

  const handler: Handler = async ({ path, body }) => {
    if (path === '/__state')
      return {
        json: {
          charges: Object.fromEntries(charges),
          refunds: Object.fromEntries(refunds),
          calls,
        },
      }
    if (path === '/__reset') return reset()
    if (path === '/__control') return control(JSON.parse(body))
    if (path === '/__settle') return settle()
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
    const outcome = outcomes.next(kind)
    if (outcome === 'error500') return { status: 500, raw: 'Internal Server Error' }
    if (outcome === 'timeout') return 'never'
    const reply = answer(name, request, outcome)
    if (outcome === 'timeout_after_success') return 'never'
    return outcome === 'malformed' ? { raw: 'nonsense' } : reply
  }
  const server = await serve(port, handler)
  return {
    ...server,
    url: `${server.url}/xml/v1/request.api`,
    credentials: SIMULATOR_CREDENTIALS.authorizeNet,
  }
}
