import { describe, expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import { accessibilityProblems, renderInStore } from '@/tests/setup/components'
import { AlsoInBundles, BundleContents } from './bundle-contents'

const part = {
  slug: 'office',
  name: 'Office',
  image: '/images/products/guard-cover.webp',
  quantity: 1,
  isHidden: false,
  price: '60.00',
}
const guard = { ...part, slug: 'guard', name: 'Guard', quantity: 2, price: '30.00' }

describe('what is in a bundle', () => {
  it('is listed with what is saved', async () => {
    await renderInStore(<BundleContents bundle={{ price: '80.00' }} parts={[part, guard]} />)
    expect(screen.getByRole('link', { name: 'Office' })).toHaveAttribute('href', '/products/office')
    expect(screen.getByText('Quantity: 2')).toBeVisible()
    expect(screen.getByText(/in this bundle you save/)).toHaveTextContent(
      'Bought one by one $120.00; in this bundle you save $40.00.',
    )
    expect(await accessibilityProblems()).toEqual([])
  })

  it('says nothing of a saving that is none, or that nobody can compare', async () => {
    const { rerender } = await renderInStore(
      <BundleContents bundle={{ price: '120.00' }} parts={[part, guard]} />,
    )
    expect(screen.queryByText(/you save/)).toBeNull()
    rerender(
      <BundleContents bundle={{ price: '80.00' }} parts={[part, { ...guard, isHidden: true }]} />,
    )
    expect(screen.queryByText(/you save/)).toBeNull()
  })

  it('shows a hidden part without a link', async () => {
    await renderInStore(
      <BundleContents bundle={{ price: '80.00' }} parts={[part, { ...guard, isHidden: true }]} />,
    )
    expect(screen.getByText('Guard')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Guard' })).toBeNull()
    expect(screen.queryByText(/you save/)).toBeNull()
  })

  it('is named on the pages of its parts', async () => {
    await renderInStore(<AlsoInBundles bundles={[{ slug: 'all', name: 'All in one' }]} />)
    expect(screen.getByText(/Also in the bundle/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'All in one' })).toHaveAttribute(
      'href',
      '/products/all',
    )
  })
})
