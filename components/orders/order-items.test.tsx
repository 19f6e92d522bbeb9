import { expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import { accessibilityProblems, renderInStore } from '@/tests/setup/components'
import { OrderItem } from './order-items'

const item = {
  productName: 'Office 2024',
  image: null,
  productPrice: '29.99',
  quantity: 1,
  progress: 'delivered',
  deliveredAt: '2026-03-10T12:01:00.000Z',
  installerUrl: null,
  activationSteps: [],
} as const

const shown = (fields: Partial<Parameters<typeof OrderItem>[0]['item']> = {}) =>
  renderInStore(
    <ul>
      <OrderItem item={{ ...item, activationSteps: [], ...fields }} currency="USD" />
    </ul>,
  )

it('names the newest version of what was bought, where there is one', async () => {
  await shown({ newestRelease: { version: '4.2', date: '2026-11-12' } })
  expect(screen.getByText('Newest version: 4.2 of November 12, 2026')).toBeVisible()
  expect(await accessibilityProblems()).toEqual([])
})

it('names none of a product without', async () => {
  await shown()
  expect(screen.queryByText(/Newest version/)).not.toBeInTheDocument()
})

it('names the day of a pre-order that waits for it', async () => {
  await shown({ progress: 'waiting', deliveredAt: null, availableFrom: '2026-12-24T09:00:00.000Z' })
  expect(screen.getByText('Pre-order')).toBeVisible()
  expect(screen.getByText(/^It is delivered by e-mail from/)).toHaveTextContent('December 24, 2026')
  expect(await accessibilityProblems()).toEqual([])
})
