import type { Product } from '@/lib/catalog/contracts'
import { checkoutClient } from '@/tests/setup/checkout-client'
import type { TestStore } from '@/tests/setup/store'
import { catalogue, expect, oneOf, open, type Page, test } from './fixtures'

const GENERAL = '30-day money-back guarantee'

const ofPublisher = async (store: TestStore, publisher: string): Promise<Product> =>
  oneOf(
    await catalogue(store),
    (product) => product.publisher === publisher && product.inStock && product.delivery === 'keys',
  )

/** Opens the review step with some products in the cart. */
async function review(page: Page, store: TestStore, products: readonly Product[]): Promise<void> {
  const shopper = checkoutClient(store)
  await shopper.fillCart(products.map((product) => ({ product, quantity: 1 })))
  await page.addInitScript(
    ([session, customer]) => {
      localStorage.setItem('cartSessionId', session ?? '')
      localStorage.setItem('checkoutCustomerInfo', customer ?? '')
    },
    [shopper.session, JSON.stringify(shopper.customer)],
  )
  await open(page, '/checkout/review')
}

test.describe('a promise is true for each product', () => {
  test('the checkout names what has another period', async ({ page, store }) => {
    await test.step('the checkout names the publishers whose products have another period', async () => {
      const products = [
        await ofPublisher(store, 'Microsoft'),
        await ofPublisher(store, 'Bitdefender'),
      ]
      await review(page, store, products)
      const summary = page.getByRole('region', { name: 'Order Summary' })
      await expect(summary).toContainText(GENERAL)
      await expect(summary).toContainText('Microsoft: 14 days, before activation')
      await summary.getByRole('button', { name: 'Proceed to Payment' }).click()
      await expect(page).toHaveURL(/\/checkout\/payment/)
      await expect(page.getByRole('region', { name: 'Order Summary' })).toContainText(
        'Microsoft: 14 days, before activation',
      )
    })
  })
})
