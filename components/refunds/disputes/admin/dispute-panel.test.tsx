import { expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import type { Dispute } from '@/lib/refunds/disputes/contracts'
import {
  accessibilityProblems,
  answerCalls,
  fill,
  json,
  refusal,
  renderInBackOffice,
} from '@/tests/setup/components'
import { DisputePanel } from './dispute-panel'

const ORDER = 'SH-1767225600000-AAAAA'
const OPEN: Dispute = {
  id: '0b6b8c0e-0d5c-4c55-9a43-6c0a52a3d001',
  provider: 'stripe',
  providerDisputeId: 'du_1',
  orderNumber: ORDER,
  status: 'needs_response',
  reason: 'FRAUDULENT',
  amount: '29.99',
  currency: 'USD',
  respondBy: '2026-12-20T00:00:00.000Z',
  openedAt: '2026-12-10T00:00:00.000Z',
  changedAt: '2026-12-10T00:00:00.000Z',
  takesEvidence: true,
  evidenceSentAt: null,
  username: null,
}
const SENT: Dispute = {
  ...OPEN,
  status: 'under_review',
  takesEvidence: false,
  evidenceSentAt: '2026-12-11T09:30:00.000Z',
}

const button = () => screen.queryByRole('button', { name: 'Send the evidence to Stripe' })

it('sends the evidence with what the owner adds, and says when', async () => {
  let dispute = OPEN
  let isDown = true
  const sent = answerCalls({
    'GET /api/admin/orders/[orderNumber]/disputes': () => json(200, [dispute]),
    'POST /api/admin/orders/[orderNumber]/disputes/[id]/evidence': () => {
      if (isDown)
        return refusal(
          new AppError('provider_error', say('disputes.unanswered', { provider: 'Stripe' })),
        )
      dispute = SENT
      return new Response(null, { status: 204 })
    },
  })
  const { user } = await renderInBackOffice(<DisputePanel orderNumber={ORDER} />)
  await screen.findByText('Needs your answer')
  const open = button()
  if (!open) throw new Error('There is no button')
  await user.click(open)
  await fill(user, screen.getByLabelText(/^What you want to add/), 'She wrote to us.')
  expect(await accessibilityProblems()).toEqual([])
  const send = screen.getByRole('button', { name: 'Send the evidence' })
  await user.click(send)
  expect(await screen.findByText(/Stripe did not answer/)).toBeVisible()
  isDown = false
  await user.click(send)
  expect(await screen.findByText(/^Evidence sent on .*2026/)).toBeVisible()
  expect(button()).not.toBeInTheDocument()
  expect(sent.findLast(({ call }) => call.startsWith('POST'))).toMatchObject({
    call: `POST /api/admin/orders/${ORDER}/disputes/${OPEN.id}/evidence`,
    body: { remarks: 'She wrote to us.' },
  })
})

it('does not offer that where the provider takes none, or to whoever may not settle payments', async () => {
  answerCalls({
    'GET /api/admin/orders/[orderNumber]/disputes': () =>
      json(200, [{ ...OPEN, provider: 'paypal', takesEvidence: false }]),
  })
  await renderInBackOffice(<DisputePanel orderNumber={ORDER} />)
  await screen.findByText('Needs your answer')
  expect(screen.queryByRole('button', { name: /^Send the evidence/ })).not.toBeInTheDocument()
})
