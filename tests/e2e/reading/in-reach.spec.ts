import { expectNoViolations } from '../accessible'
import { catalogue, expect, open, PHONE, readingTest as test } from '../fixtures'

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('price, button and the way to the payment stay in reach', async ({ page, store }) => {
    await test.step('price and button of a product stay in reach while the page is read', async () => {
      const [product] = await catalogue(store)
      if (!product) throw new Error('The catalogue is empty')
      await open(page, `/products/${product.slug}`)
      const main = page.getByRole('button', { name: 'Add to Cart', exact: true })
      const short = page.getByRole('button', { name: `Add: ${product.name}`, exact: true })
      await main.scrollIntoViewIfNeeded()
      await expect(short).toHaveCount(0)
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      await expect(short).toBeInViewport()
      await expectNoViolations(page)
      await short.click()
      await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
      await page.getByRole('button', { name: 'View cart' }).click()
      await expect(page.getByRole('dialog').getByText(product.name)).toBeVisible()
    })
    await test.step('the way to the payment is in reach, with the total', async () => {
      await page.getByRole('link', { name: 'Checkout' }).click()
      const proceed = page.getByRole('button', { name: 'Proceed to Payment' })
      await expect(proceed).toBeInViewport()
      await expectNoViolations(page)
      await page.getByLabel('Email Address').fill('ada@example.com')
      await page.getByLabel('Full Name').fill('Ada Buyer')
      await proceed.click()
      const summary = page.getByRole('link', { name: 'Show order summary' })
      await expect(summary).toBeInViewport()
      await expectNoViolations(page)
      await summary.click()
      await expect(page.getByRole('heading', { name: 'Order Summary' })).toBeInViewport()
    })
  })
})
