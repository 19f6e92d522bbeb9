import { checkoutClient, productDispenser } from '@/tests/setup/checkout-client'
import { accessibilityViolations, expect, open, test } from './fixtures'

test.describe('a mistyped e-mail address', () => {
  test.beforeEach(async ({ page, store }) => {
    const shopper = checkoutClient(store)
    await shopper.fillCart([{ product: (await productDispenser(store))() }])
    await page.addInitScript(
      (session) => localStorage.setItem('cartSessionId', session),
      shopper.session,
    )
    await open(page, '/checkout/review')
  })

  test('is asked about, put right by one press, and may be right after all', async ({ page }) => {
    await test.step('is asked about, and put right by one press', async () => {
      const field = page.getByLabel('Email Address')
      await page.getByLabel('Full Name').fill('Ada Buyer')
      await field.fill('ada@gmial.com')
      await expect(page.getByText('Did you mean ada@gmail.com?')).toBeVisible()
      expect(await accessibilityViolations(page)).toEqual([])
      await page.getByRole('button', { name: 'Use this address' }).click()
      await expect(field).toHaveValue('ada@gmail.com')
      await expect(field).toBeFocused()
      await expect(page.getByText('Did you mean')).toHaveCount(0)
      await page.getByRole('button', { name: 'Proceed to Payment' }).click()
      await expect(page).toHaveURL(/\/checkout\/payment/)
      await expect(page.getByText('ada@gmail.com')).toBeVisible()
    })
    await test.step('may be right after all', async () => {
      await open(page, '/checkout/review')
      await page.getByLabel('Full Name').fill('Ada Buyer')
      await page.getByLabel('Email Address').fill('ada@gmial.com')
      await expect(page.getByText('Did you mean ada@gmail.com?')).toBeVisible()
      await page.getByRole('button', { name: 'Proceed to Payment' }).click()
      await expect(page).toHaveURL(/\/checkout\/payment/)
      await expect(page.getByText('ada@gmial.com')).toBeVisible()
    })
  })
})
