import { SIMULATED_SECRET, SIMULATED_TOKENS } from '@/scripts/simulators/turnstile'
import { turnstileOn } from '@/tests/setup/plugins'
import { fillCard, goToPayment } from './checkout-steps'
import { accessibilityViolations, expect, type Page, test } from './fixtures'
import { stubVendors, withPlugins } from './plugins'

// The browser itself reports the refused calls.
test.use({ expectedConsole: [/Failed to load resource/] })

const pay = (page: Page) => page.getByRole('button', { name: /^Pay/ })
const failure = (page: Page, text: string) =>
  page.getByRole('main').getByRole('alert').filter({ hasText: text })
const check = (page: Page) => page.getByRole('group', { name: 'Security check' })

async function declineTwice(page: Page, email: string): Promise<void> {
  await goToPayment(page, email)
  for (let attempt = 0; attempt < 2; attempt++) {
    await fillCard(page, '4222222222222')
    await pay(page).click()
    await expect(failure(page, 'This transaction has been declined.')).toBeVisible()
    await expect(page.getByLabel('CVV')).toHaveValue('')
  }
}

test.describe('after declined cards', () => {
  test('a shopper is told to wait or to pay otherwise, and keeps what was typed', async ({
    page,
  }) => {
    await declineTwice(page, 'declined@buyer.example')
    await fillCard(page, '4111111111111111')
    await pay(page).click()
    await expect(failure(page, 'Several cards were declined. Please wait')).toBeVisible()
    await expect(page.getByLabel('Card Number')).toHaveValue('4111 1111 1111 1111')
    await page.getByRole('tab', { name: 'PayPal' }).click()
    await page.getByRole('button', { name: /Pay .*PayPal/ }).click()
    await expect(page).toHaveURL(/\/checkout\/success\?order=SH-/)
  })

  test('a shopper passes the security check, where the store has one', async ({ page, store }) => {
    const plugin = turnstileOn({ onContact: false, onLogin: false }, SIMULATED_SECRET)
    await withPlugins(store, plugin, async () => {
      await page.exposeFunction('giveToken', (action: string) =>
        SIMULATED_TOKENS.good({ hostname: 'localhost', action }),
      )
      await stubVendors(page)
      await declineTwice(page, 'person@buyer.example')
      await expect(check(page)).toBeHidden()
      await fillCard(page, '4111111111111111')
      await pay(page).click()
      await expect(failure(page, 'Please complete the security check.')).toBeVisible()
      await expect(check(page)).toContainText('Checked')
      expect(await accessibilityViolations(page)).toEqual([])
      await page.getByLabel('CVV').fill('123')
      await pay(page).click()
      await expect(page).toHaveURL(/\/checkout\/success\?order=SH-/)
    })
  })
})
