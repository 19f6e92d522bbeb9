import { describe, expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { accessibilityProblems, renderInStore } from '@/tests/setup/components'
import { product } from '@/tests/setup/products'
import { EditionComparison } from './edition-comparison'

const HOME = product({
  id: 1,
  name: 'System Home',
  price: '89.99',
  devices: 1,
  features: ['Sign in by face', 'Games'],
})
const PRO = product({
  id: 2,
  name: 'System Pro',
  price: '99.99',
  devices: 2,
  features: ['Games', 'Encryption'],
  inStock: false,
})
const EDITIONS = [HOME, PRO]

describe('the editions of a product', () => {
  it('say what the dearer one adds, and for how much', async () => {
    await renderInStore(<EditionComparison product={HOME} editions={EDITIONS} />)
    const region = screen.getByRole('region', { name: 'Compare editions' })
    expect(within(region).getByRole('link', { name: 'System Pro' })).toHaveAttribute(
      'href',
      '/products/system-pro',
    )
    expect(region).toHaveTextContent('$10.00 more than this one')
    expect(region).toHaveTextContent('2 devices, here 1 device')
    expect(region).toHaveTextContent('Out of stock')
    expect(within(region).getByText('Listed for it, and not for this one')).toBeVisible()
    expect(region).toHaveTextContent('Encryption')
    expect(region).not.toHaveTextContent('Games')
    expect(within(region).getByRole('link', { name: 'Compare side by side' })).toHaveAttribute(
      'href',
      '/compare?ids=1,2',
    )
    expect(await accessibilityProblems()).toEqual([])
  })

  it('say of a cheaper one what this one adds', async () => {
    await renderInStore(<EditionComparison product={PRO} editions={EDITIONS} />)
    const region = screen.getByRole('region', { name: 'Compare editions' })
    expect(region).toHaveTextContent('$10.00 less than this one')
    expect(region).toHaveTextContent('Listed for this one, and not for it')
    expect(region).toHaveTextContent('Encryption')
    expect(region).not.toHaveTextContent('Sign in by face')
  })

  it('are not compared where there is one', async () => {
    const { container } = await renderInStore(
      <EditionComparison product={HOME} editions={[HOME]} />,
    )
    expect(container.querySelector('section')).toBeNull()
  })
})
