import { describe, expect, it, jest } from '@jest/globals'
import { screen } from '@testing-library/react'
import { CartFailure } from '@/components/checkout/cart-failure'
import { ClosedCheckout } from '@/components/checkout/closed-checkout'
import { accessibilityProblems, renderInStore } from '@/tests/setup/components'
import { HeldPayment } from './held-payment'
import { OrderFailure } from './order-failure'
import { ProcessingOverlay } from './processing-overlay'

describe('what the checkout says instead of its forms', () => {
  it('that it is closed, and whom to write to', async () => {
    await renderInStore(<ClosedCheckout supportEmail="desk@softhaven.example" />)
    expect(
      screen.getByRole('heading', { name: 'The checkout is closed at the moment' }),
    ).toBeVisible()
    expect(screen.getByRole('link', { name: 'desk@softhaven.example' })).toHaveAttribute(
      'href',
      'mailto:desk@softhaven.example',
    )
    expect(await accessibilityProblems()).toEqual([])
  })

  it('that the cart could not be loaded, and loads it again', async () => {
    const onRetry = jest.fn()
    const { user } = await renderInStore(<CartFailure retrying={false} onRetry={onRetry} />)
    expect(screen.getByRole('alert')).toBeVisible()
    expect(await accessibilityProblems()).toEqual([])
    await user.click(screen.getByRole('button'))
    expect(onRetry).toHaveBeenCalledTimes(1)
  })

  it('that the order is being made, which nothing ends', async () => {
    const { user } = await renderInStore(<ProcessingOverlay />)
    const overlay = screen.getByRole('alertdialog')
    expect(overlay).toHaveAccessibleName()
    expect(overlay).toHaveAccessibleDescription()
    await user.keyboard('{Escape}')
    expect(overlay).toBeVisible()
    expect(await accessibilityProblems()).toEqual([])
  })

  it('that it was paid and no order was made, with the number of the payment', async () => {
    const onRetry = jest.fn()
    const { user } = await renderInStore(
      <OrderFailure paymentId="TX-77" supportEmail="desk@softhaven.example" onRetry={onRetry} />,
    )
    expect(screen.getByRole('alert')).toHaveFocus()
    expect(screen.getByRole('alert')).toHaveTextContent(/order creation failed.*TX-77/i)
    expect(screen.getByRole('link')).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:desk@softhaven\.example\?subject=.*TX-77/),
    )
    expect(await accessibilityProblems()).toEqual([])
    await user.click(screen.getByRole('button'))
    expect(onRetry).toHaveBeenCalledTimes(1)
  })

  it('that the provider looks at a payment, whose number it gives', async () => {
    await renderInStore(
      <HeldPayment
        order={{
          customerEmail: 'ada@buyer.example',
          customerName: 'Ada Buyer',
          totalAmount: '10.00',
          currency: 'USD',
          paymentMethod: 'card',
          paymentId: 'TX-78',
          items: [{ productId: 1, productName: 'Product', productPrice: '10.00', quantity: 1 }],
        }}
      />,
    )
    expect(screen.getByRole('alert')).toHaveTextContent(/review/)
    expect(screen.getByRole('alert')).toHaveTextContent('TX-78')
    expect(screen.getByRole('link')).toHaveAttribute('href', '/products')
    expect(await accessibilityProblems()).toEqual([])
  })
})
