import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type pg from 'pg'
import { AppError } from '@/lib/core/errors'
import type { Confirmation, GatewayFailure } from '@/lib/payments/gateway'
import type { ElementsProvider } from '@/lib/payments/provider'
import type { Settlement } from '@/lib/payments/settlement'
import { createDatabase, dropDatabase, scratchConnections } from '@/scripts/lib/scratch-database'
import { TEMPLATE_DATABASE } from '@/tests/setup/template'

/** A provider whose fields the browser shows; it stands where PayPal does, as the database knows no other name. */
const answers: {
  confirm: () => Confirmation | GatewayFailure
  lookUp: (transactionId: string) => Settlement
} = {
  confirm: () => ({ ok: false, reason: 'unknown', message: '' }),
  lookUp: () => ({ status: 'unknown' }),
}
const givenUp: string[] = []
const server = process.env.TEST_DATABASE_URL ?? ''
const name = `elements_${randomBytes(6).toString('hex')}`

/** What is tried: it reads the environment when it is loaded. */
const load = async () => ({
  ...(await import('@/lib/checkout/confirm-elements-payment')),
  ...(await import('@/lib/checkout/finish-elements-payment')),
  ...(await import('@/lib/checkout/reconcile-payments')),
  ...(await import('@/lib/payments/providers')),
  ...(await import('@/lib/core/db')),
})
let store: Awaited<ReturnType<typeof load>>
let provider: ElementsProvider
let sql: pg.Pool
let session: string
let caller: { sessionId: string; address: string; agent: string; host: string }
let productId: number

beforeAll(async () => {
  const url = await createDatabase(server, name, TEMPLATE_DATABASE)
  sql = scratchConnections(url, 4)
  process.env.DATABASE_URL = url
  store = await load()
  provider = {
    ...store.PROVIDERS.paypal,
    id: 'paypal',
    kind: 'elements',
    pageSources: async () => [],
    offer: async () => ({ isOffered: true, mode: 'test', currencies: ['USD'], elements: null }),
    confirm: async () => answers.confirm(),
    lookUp: async ({ providerTransactionId }) => answers.lookUp(providerTransactionId ?? ''),
    giveUp: async ({ id }) => {
      givenUp.push(id)
      return { status: 'not_paid', event: 'fail', message: 'Given up' }
    },
  }
  store.PROVIDERS.paypal = provider
})
afterAll(async () => {
  await store.db().$disconnect()
  await sql.end()
  await dropDatabase(server, name)
})
beforeEach(async () => {
  session = randomUUID()
  caller = { sessionId: session, address: randomUUID(), agent: 'A browser', host: 'localhost' }
  givenUp.length = 0
  const { rows } = await sql.query<{ productId: number }>(
    `SELECT k."productId" FROM "ProductKey" k JOIN "Product" p ON p."id" = k."productId"
     WHERE k."status" = 'available' AND p."inStock" AND p."delivery" = 'keys' AND NOT p."isHidden"
     GROUP BY 1 HAVING count(*) > 5 ORDER BY count(*) DESC LIMIT 1`,
  )
  productId = rows[0]?.productId ?? 0
  await sql.query(
    `INSERT INTO "CartItem" ("id", "sessionId", "productId", "quantity", "updatedAt") VALUES ($1, $2, $3, 1, now())`,
    [randomUUID(), session, productId],
  )
})

const customer = { email: 'ada@buyer.example', name: 'Ada Buyer', address: '' }

const REQUEST = { token: 'token', customer, locale: 'en' }

/** Pays the cart with its total, which the refusal of another amount says. */
async function pay() {
  const refused: unknown = await store
    .confirmElementsPayment(provider, { ...REQUEST, amount: '0.01' }, caller)
    .catch((error: unknown) => error)
  if (!(refused instanceof AppError) || refused.code !== 'total_changed') throw refused
  const { total } = refused.details ?? {}
  return store.confirmElementsPayment(provider, { ...REQUEST, amount: String(total) }, caller)
}

const stored = async () => {
  const { rows } = await sql.query<{
    id: string
    status: string
    transaction: string
    kept: number
  }>(
    `SELECT p."id", p."status"::text, p."providerTransactionId" AS "transaction",
       (SELECT count(*)::int FROM "ProductKey" k WHERE k."paymentId" = p."id" AND k."status" = 'reserved') AS "kept"
     FROM "Payment" p WHERE p."sessionId" = $1 ORDER BY p."createdAt"`,
    [session],
  )
  return rows
}

/** The id of a transaction whose payer has more to do. */
async function leftAtBank(): Promise<string> {
  const transactionId = randomUUID()
  answers.confirm = () => ({ ok: true, status: 'action_needed', transactionId, clientSecret: 'S' })
  answers.lookUp = (asked) => ({ status: 'awaits_payer', transactionId: asked })
  expect(await pay()).toMatchObject({ status: 'action_needed', clientSecret: 'S', transactionId })
  return transactionId
}

const finish = (transactionId: string, isGivenUp = false) =>
  store.finishElementsPayment(provider, { transactionId, isGivenUp }, session)

describe('a payment by the fields of a provider', () => {
  it('is held where it is known later whether the money comes, and a second click answers the same', async () => {
    const transactionId = randomUUID()
    answers.confirm = () => ({ ok: true, status: 'later', transactionId, lastFour: '4242' })
    const first = await pay()
    expect(first).toMatchObject({ status: 'pending', transactionId, clientSecret: null })
    answers.confirm = () => ({ ok: false, reason: 'declined', message: 'Asked twice' })
    expect(
      await store.confirmElementsPayment(provider, { ...REQUEST, amount: '1.00' }, caller),
    ).toEqual({
      ...first,
    })
    expect(await stored()).toMatchObject([{ status: 'held', kept: 1 }])
  })

  it('that is declined frees its keys, and another can be made at once', async () => {
    answers.confirm = () => ({ ok: false, reason: 'declined', message: 'No money' })
    expect(await pay()).toMatchObject({ status: 'declined', messageText: 'No money' })
    expect(await stored()).toMatchObject([{ status: 'declined', kept: 0 }])
    await leftAtBank()
  })
})

describe('a payer who has more to do', () => {
  it('keeps his keys while the provider waits for him, and is answered so', async () => {
    const transactionId = await leftAtBank()
    expect(await finish(transactionId)).toMatchObject({ status: 'action_needed' })
    await sql.query(
      `UPDATE "Payment" SET "processingSince" = now() - interval '10 minutes' WHERE "sessionId" = $1`,
      [session],
    )
    await store.reconcilePayments()
    expect(await stored()).toMatchObject([
      { status: 'processing', kept: 1, transaction: transactionId },
    ])
    expect(givenUp).toEqual([])
  })

  it('has failed at his bank: the keys are free, and he can pay again', async () => {
    const transactionId = await leftAtBank()
    answers.lookUp = () => ({ status: 'not_paid', event: 'decline', message: 'Not proven' })
    const answer = { status: 'declined', messageText: 'Not proven' }
    expect(await finish(transactionId)).toMatchObject(answer)
    expect(await stored()).toMatchObject([{ status: 'declined', kept: 0 }])
    expect(await finish(transactionId)).toMatchObject({ status: 'declined' })
    await leftAtBank()
  })

  it('ends it by giving up', async () => {
    const transactionId = await leftAtBank()
    expect(await finish(transactionId, true)).toMatchObject({ status: 'declined' })
    expect(givenUp).toHaveLength(1)
    expect(await stored()).toMatchObject([{ status: 'failed', kept: 0 }])
  })

  it('gives nothing up that he has done meanwhile', async () => {
    const transactionId = await leftAtBank()
    answers.lookUp = () => ({ status: 'held', transactionId })
    expect(await finish(transactionId, true)).toMatchObject({ status: 'pending' })
    expect(givenUp).toEqual([])
  })

  it('gives it up by paying anew, and by not coming back', async () => {
    await leftAtBank()
    await leftAtBank()
    const [first, second] = await stored()
    expect([first?.status, second?.status]).toEqual(['failed', 'processing'])
    expect(givenUp).toEqual([first?.id])
    await sql.query(
      `UPDATE "Payment" SET "processingSince" = now() - interval '31 minutes' WHERE "id" = $1`,
      [second?.id],
    )
    await store.reconcilePayments()
    expect(givenUp).toEqual([first?.id, second?.id])
    expect((await stored()).map(({ kept }) => kept)).toEqual([0, 0])
  })

  it('of another cart is nobody’s', async () => {
    const transactionId = await leftAtBank()
    session = randomUUID()
    await expect(finish(transactionId)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('is told that the store waits where the provider does not answer', async () => {
    const transactionId = await leftAtBank()
    answers.lookUp = () => ({ status: 'unknown' })
    await expect(finish(transactionId)).rejects.toMatchObject({ code: 'provider_error' })
    expect(await stored()).toMatchObject([{ status: 'processing' }])
  })
})
