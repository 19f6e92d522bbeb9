import { expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderInStore } from '@/tests/setup/components'
import { product } from '@/tests/setup/products'
import { BuyBar } from './buy-bar'
import { StockState } from './stock-state'

const LATER = /^No key is left at the moment\./

async function open(fields: Parameters<typeof product>[0]) {
  const shown = product(fields)
  return renderInStore(
    <>
      <StockState product={shown} />
      <BuyBar product={shown} />
    </>,
  )
}

it('what is sold without keys is delivered later, and can be bought', async () => {
  await open({ id: 1, name: 'Norton 360', keysReady: 0 })
  expect(screen.getByText('Order now, delivered later')).toBeVisible()
  expect(screen.getByText(LATER)).toHaveTextContent('You pay now')
  expect(screen.getByRole('button', { name: 'Add to Cart' })).toBeEnabled()
})

it('more than there are keys are delivered later', async () => {
  const { user } = await open({ id: 1, name: 'Norton 360', keysReady: 1 })
  expect(screen.getByText('In stock')).toBeVisible()
  expect(screen.queryByText(LATER)).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: /^Increase/ }))
  expect(screen.getByText(LATER)).toBeVisible()
})

it('what is sold out and refused cannot be bought', async () => {
  await open({ id: 1, name: 'Norton 360', inStock: false })
  expect(screen.getByText('Out of stock')).toBeVisible()
  expect(screen.queryByText(LATER)).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Out of Stock' })).toBeDisabled()
})

it('a pre-order names its day and that it is paid now, and can be bought', async () => {
  const availableFrom = '2026-12-24T09:00:00.000Z'
  const { container } = await open({ id: 1, name: 'Norton 360', keysReady: 0, availableFrom })
  expect(container).toHaveTextContent('Pre-order · delivered from December 24, 2026')
  expect(screen.getByText(/^You pay now/)).toHaveTextContent(
    'You pay now, and we e-mail your order from December 24, 2026 on, in the order of purchases.',
  )
  expect(screen.getByRole('button', { name: 'Add to Cart' })).toBeEnabled()
  expect(screen.queryByText(LATER)).not.toBeInTheDocument()
})
