import { expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import type { OrderStatus } from '@/lib/orders/access-contracts'
import {
  accessibilityProblems,
  answerCalls,
  refusal,
  renderInStore,
} from '@/tests/setup/components'
import { OrderCertificates } from './order-certificates'

const item = (fields: Partial<OrderStatus['items'][number]>): OrderStatus['items'][number] => ({
  productName: 'Software',
  productPrice: '19.90',
  quantity: 1,
  progress: 'delivered',
  deliveredAt: '2026-11-30T08:00:00.000Z',
  image: null,
  installerUrl: null,
  activationSteps: [],
  ...fields,
})
const USED = { licenceKind: 'used', keySource: null, firstRegion: null, updates: null } as const
const of = { orderNumber: 'SH-1', proof: () => ({ 'x-order-token': 'token' }) }

it('offers certificates of what was delivered and says where it comes from', async () => {
  const sent = answerCalls({
    'GET /api/orders/[orderNumber]/certificates/[position]': () =>
      refusal(new AppError('conflict', say('statements.certificateRefused'))),
  })
  const { user } = await renderInStore(
    <OrderCertificates
      of={of}
      items={[
        item({ productName: 'Silent' }),
        item({ productName: 'Office', statement: USED }),
        item({ productName: 'Waiting', progress: 'waiting', statement: USED }),
        item({ productName: 'Updated', statement: { ...USED, licenceKind: null, updates: '24' } }),
      ]}
    />,
  )
  expect(await accessibilityProblems()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Save the certificate for Office' }))
  expect(await screen.findByText(/could not be made/)).toBeVisible()
  expect(sent.map(({ call }) => call)).toEqual(['GET /api/orders/SH-1/certificates/2'])
  expect(screen.getAllByRole('button')).toHaveLength(1)
})
