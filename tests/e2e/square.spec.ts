import { SIMULATOR_CREDENTIALS } from '@/lib/payments/simulator-credentials'
import type { PluginsOn } from '@/tests/setup/plugins'
import { SQUARE_CARDS } from '@/tests/setup/square-client'
import { goToPayment } from './checkout-steps'
import { accessibilityViolations, expect, type Page, test } from './fixtures'
import { withPlugins } from './plugins'

const { accessToken, signatureKey, ...ids } = SIMULATOR_CREDENTIALS.square
const ON: PluginsOn = {
  square: { settings: { ...ids, currency: 'USD' }, secrets: { accessToken, signatureKey } },
}

const pay = (page: Page) => page.getByRole('button', { name: /^Pay \$/ })

async function fillSquare(page: Page, number: string) {
  await page.getByRole('tab', { name: 'Credit Card' }).click()
  const panel = page.getByRole('tabpanel', { name: 'Credit Card' })
  await panel.locator('[autocomplete=cc-number]').fill(number)
  await panel.locator('[autocomplete=cc-exp]').fill('1240')
  await panel.locator('[autocomplete=cc-csc]').fill('111')
}

test('Square takes a card in the place of the store’s form, once its bank has heard from the buyer', async ({
  page,
  store,
}) => {
  await withPlugins(store, ON, async () => {
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.url().startsWith(store.url)) sent.push(request.postData() ?? '')
    })
    await goToPayment(page, 'square@buyer.example')
    await expect(page.getByRole('tab', { name: 'Credit Card' })).toHaveCount(1)
    await fillSquare(page, SQUARE_CARDS.careful)
    await expect(page.getByText('They never pass through this store.').last()).toBeVisible()
    expect(await accessibilityViolations(page)).toEqual([])
    await pay(page).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Fail' }).click()
    await expect(page.getByText(/did not confirm that it is you/).first()).toBeVisible()
    await pay(page).dblclick()
    await page.getByRole('dialog').getByRole('button', { name: 'Complete' }).click()
    await expect(page).toHaveURL(/\/checkout\/success\?order=SH-/)
    for (const text of sent) expect(text).not.toContain(SQUARE_CARDS.careful)
  })
})
