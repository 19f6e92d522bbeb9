import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { toDecimal } from '@/lib/core/money'
import { type OrderDetail, orderDetailSchema } from '@/lib/refunds/order-detail-contract'
import { isPassing, openBrowser, type Reply } from './browser'
import { chargeable } from './currency'
import type { Story } from './journal'
import type { Plan } from './plan'
import { control } from './providers'
import { drawFrom } from './random'
import type { World } from './world'

export type Staff = { username: string; password: string }

const loginAnswer = z.object({ sessionId: z.string() })
const LATER_MS = 2500

/** Staff at work: they answer for orders as planned, and say the same thing again when they got no answer. */
export function openBackOffice(world: Omit<World, 'backOffice'>, staff: Staff) {
  const own = world.journal.begin(-1, `chaos-staff-${world.options.seed}`, staff.username)
  const draw = drawFrom(world.options.seed, 'staff')
  const address = { address: '192.0.2.1', draw }
  const door = openBrowser(world, own, address)
  let token: Promise<string> | undefined

  const logIn = async (): Promise<string> => {
    const reply = await door.persist('/api/auth/login', { method: 'POST', body: staff }, 30)
    return loginAnswer.parse(reply.body).sessionId
  }

  /** A call of the back office, repeated with the same body until it is answered. */
  const call = async (
    path: string,
    body?: object,
    story: Story = own,
    method = body ? 'POST' : 'GET',
  ): Promise<Reply> => {
    const { call: ask } = openBrowser(world, story, address)
    for (let attempt = 1; ; attempt++) {
      token ??= logIn().catch((error: unknown) => {
        token = undefined
        throw error
      })
      const headers = { 'x-session-token': await token }
      const reply = await ask(path, { method, body, headers })
      if (reply.status === 401 || reply.status === 403) token = undefined
      else if (!isPassing(reply)) return reply
      if (attempt === 30) return reply
      await sleep(Math.min(2000, 200 * attempt))
    }
  }

  const detailsOf = async (number: string, story: Story): Promise<OrderDetail | null> => {
    const { status, body } = await call(`/api/admin/orders/${number}`, undefined, story)
    return status === 200 ? orderDetailSchema.parse(body) : null
  }

  return {
    call,
    /** Has the store take payments by a plugin. @throws Error when it refuses */
    async offer(id: string, settings: Record<string, string>): Promise<void> {
      const body = { settings, active: true, expectedUpdatedAt: null }
      const { status } = await call(`/api/admin/plugins/${id}`, body, own, 'PATCH')
      if (status !== 200) throw new Error(`The plugin ${id} was not switched on: ${status}`)
    },
    async restock(productId: number, keys: string[]): Promise<void> {
      await call('/api/admin/product-keys/bulk', { productId, keys, keyType: 'license' })
    },
    /** What staff do with an order, if anything is planned. */
    async followUp(plan: Plan, story: Story): Promise<void> {
      const [number] = story.orders
      if (plan.followUp === 'none' || number === undefined) return
      if (!plan.followUpAtOnce) await sleep(LATER_MS)
      const order = await detailsOf(number, story)
      if (!order) return
      const post = (path: string, body: object) => call(path, body, story)
      await simulateRefundFault(world, plan, order)
      await FOLLOW_UPS[plan.followUp]({ post, order, number })
    },
  }
}

async function simulateRefundFault(
  { simulators, journal }: Omit<World, 'backOffice'>,
  { refundFault: outcome, followUp }: Plan,
  { payment }: OrderDetail,
): Promise<void> {
  const refunds = followUp.startsWith('refund') || followUp === 'cancel'
  const isOutside = payment.provider !== 'gift_card' && payment.provider !== 'manual'
  if (!refunds || outcome === 'none' || !payment.providerTransactionId || !isOutside) return
  const url = simulators[simulatorOf(payment.provider)]
  await control(url, '__control', {
    call: 'refund',
    outcome: payment.provider === 'klarna' && outcome === 'declined' ? 'refused' : outcome,
    for: payment.providerTransactionId,
  })
  journal.strike(`refund: ${outcome}`)
}

/** What is paid by no provider is refunded by none. */
const simulatorOf = (provider: OrderDetail['payment']['provider']) =>
  provider === 'authorize_net' ||
  provider === 'gift_card' ||
  provider === 'free' ||
  provider === 'manual'
    ? 'authorizeNet'
    : provider

type Work = {
  post: (path: string, body: object) => Promise<Reply>
  order: OrderDetail
  number: string
}

const reason = 'Storm'

const refund = ({ post, number }: Work, request: object, refundId = randomUUID()) =>
  post(`/api/admin/orders/${number}/refund`, { refundId, reason, ...request })

const wholeOf = ({ payment }: OrderDetail) => ({ amount: payment.refundableAmount })

const FOLLOW_UPS: Record<Exclude<Plan['followUp'], 'none'>, (work: Work) => Promise<unknown>> = {
  refund_whole: (work) => refund(work, wholeOf(work.order)),
  refund_whole_twice: (work) => {
    const id = randomUUID()
    return Promise.all([
      refund(work, wholeOf(work.order), id),
      refund(work, wholeOf(work.order), id),
      // Somebody else in the back office does the same.
      refund(work, wholeOf(work.order)),
    ])
  },
  refund_item: (work) =>
    refund(work, {
      items: work.order.items.slice(0, 1).map(({ id }) => ({ itemId: id, quantity: 1 })),
    }),
  refund_amount_then_whole: async (work) => {
    await refund(work, { amount: toDecimal(chargeable(50, work.order.currency)) })
    await refund(work, wholeOf(work.order))
  },
  cancel: ({ post, number }) =>
    post(`/api/admin/orders/${number}/cancel`, { refundId: randomUUID(), reason }),
  replace_key: async ({ post, order }) => {
    const key = order.items.flatMap(({ keys }) => keys).find(({ status }) => status === 'used')
    if (key) await post(`/api/admin/product-keys/${key.id}/replace`, { reason })
  },
  resend: ({ post, number }) => post(`/api/admin/orders/${number}/resend`, {}),
  deliver_by_hand: async ({ post, order, number }) => {
    const itemIds = order.items.flatMap(({ delivery, id }) => (delivery === 'manual' ? [id] : []))
    if (itemIds.length > 0)
      await post(`/api/admin/orders/${number}/deliver`, { itemIds, message: 'Here it is.' })
  },
}
