import { SIMULATOR_CREDENTIALS } from '@/lib/payments/simulator-credentials'
import type { PluginsOn } from '@/tests/setup/plugins'
import { goToPayment } from './checkout-steps'
import { accessibilityViolations, expect, test } from './fixtures'
import { withPlugins } from './plugins'

const { username, password } = SIMULATOR_CREDENTIALS.klarna
const ON: PluginsOn = {
  klarna: { settings: { username, region: 'na', mode: 'test' }, secrets: { password } },
}

test.describe('Klarna', () => {
  test('is left without paying, then pays on its own page, which leads back to the order', async ({
    page,
    store,
  }) => {
    await withPlugins(store, ON, async () => {
      await goToPayment(page, 'klarna@buyer.example')
      await page.getByRole('tab', { name: 'Klarna' }).click()
      expect(await accessibilityViolations(page)).toEqual([])
      const leave = page.getByRole('button', { name: 'Continue with Klarna' })
      await leave.click()
      await page.getByRole('button', { name: 'Cancel' }).click()
      await expect(page).toHaveURL(/\/checkout\/payment/)

      await page.getByRole('tab', { name: 'Klarna' }).click()
      await leave.click()
      await page.getByRole('button', { name: 'Be refused' }).click()
      await expect(page.getByText('The payment was not approved')).toBeVisible()
      await page.getByRole('link', { name: 'Back to checkout' }).click()

      await page.getByRole('button', { name: 'Proceed to Payment' }).click()
      await page.getByRole('tab', { name: 'Klarna' }).click()
      await leave.dblclick()
      await page.getByRole('button', { name: 'Pay later' }).click()
      await expect(page).toHaveURL(/\/checkout\/success\?order=SH-/)
    })
  })
})
