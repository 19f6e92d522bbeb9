import type { Product } from '@/lib/catalog/contracts'
import { checkoutClient } from '@/tests/setup/checkout-client'
import type { TestStore } from '@/tests/setup/store'
import { catalogue, expect, forgetVisitor, oneOf, open, type Page, test } from './fixtures'

const GENERAL = '30-day money-back guarantee'

const main = (page: Page) => page.getByRole('main')
/** The area of the product's name. */
const buyBox = (page: Page) => page.getByRole('heading', { level: 1 }).locator('..')

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
  test('to take it back, and to deliver at once', async ({ page, store }) => {
    await test.step('to take it back: what its publisher lets be returned', async () => {
      await open(page, `/products/${(await ofPublisher(store, 'Microsoft')).slug}`)
      await expect(buyBox(page)).toContainText('Money back within 14 days, before activation')
      await expect(buyBox(page)).not.toContainText(GENERAL)
      await page.getByRole('tab', { name: 'Delivery' }).click()
      await expect(page.getByRole('tabpanel')).toContainText(
        'within 14 days of your purchase, as long as the licence has not been activated',
      )

      await open(page, `/products/${(await ofPublisher(store, 'Bitdefender')).slug}`)
      await expect(buyBox(page)).toContainText(GENERAL)
      await expect(main(page)).not.toContainText('14 days')
    })
    await test.step('to deliver at once: not what is out of stock', async () => {
      const { slug } = oneOf(
        await catalogue(store),
        ({ inStock, delivery, deliveryInfo }) =>
          !inStock && delivery === 'keys' && deliveryInfo.includes('Instant'),
      )
      await open(page, `/products/${slug}`)
      await expect(buyBox(page)).toContainText('Out of Stock')
      await expect(buyBox(page)).not.toContainText('Instant')
      await expect(buyBox(page)).not.toContainText('within 5 minutes')
      await page.getByRole('tab', { name: 'Delivery' }).click()
      await expect(page.getByRole('tabpanel')).toBeVisible()
      await expect(page.getByRole('tabpanel')).not.toContainText('Instant')
    })
  })

  test('the checkout names what has another period, and promises no key within minutes by hand', async ({
    page,
    store,
  }) => {
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
    await forgetVisitor(page)
    await test.step('the checkout names no exception where there is none', async () => {
      await review(page, store, [await ofPublisher(store, 'Bitdefender')])
      const summary = page.getByRole('region', { name: 'Order Summary' })
      await expect(summary).toContainText(GENERAL)
      await expect(summary).toContainText('Licence keys by e-mail within 5 minutes')
      await expect(summary).not.toContainText('14 days')
    })
    await forgetVisitor(page)
    await test.step('the checkout promises no key within minutes for what is delivered by hand', async () => {
      const byHand = oneOf(
        await catalogue(store),
        ({ delivery, inStock }) => delivery === 'manual' && inStock,
      )
      await review(page, store, [byHand])
      const summary = page.getByRole('region', { name: 'Order Summary' })
      await expect(summary).toContainText('Delivered by e-mail within one business day')
      await expect(summary).not.toContainText('within 5 minutes')
    })
  })
})
