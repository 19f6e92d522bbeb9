import { SIMULATOR_CLIENT_KEY, SIMULATOR_CREDENTIALS } from '@/lib/payments/simulator-credentials'
import { expireNonces } from '@/tests/setup/accept-js'
import type { PluginsOn } from '@/tests/setup/plugins'
import type { TestStore } from '@/tests/setup/store'
import { expectNoSideways } from './boxes'
import { fillCard, goToPayment } from './checkout-steps'
import { accessibilityViolations, expect, type Page, PHONE, THOROUGH, test } from './fixtures'
import { withPlugins } from './plugins'

// The browser itself reports refused calls and blocked scripts.
test.use({ expectedConsole: [/Failed to load resource/] })

const { loginId, transactionKey } = SIMULATOR_CREDENTIALS.authorizeNet
const keyed = (clientKey: string): PluginsOn => ({
  'authorize-net': {
    settings: { mode: 'test', loginId, clientKey },
    secrets: { transactionKey },
  },
})
const WITH_KEY = keyed(SIMULATOR_CLIENT_KEY)

const pay = (page: Page) => page.getByRole('button', { name: /^Pay/ })
const failure = (page: Page, text: string) =>
  page.getByRole('main').getByRole('alert').filter({ hasText: text })
const isScript = (url: URL) => url.pathname === '/v1/Accept.js'
const NOT_REACHED = 'secure card service could not be reached.'

/** Everything that the page sends to the store's server, with headers. */
function watchRequests(page: Page, store: TestStore): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(store.url)) return
    sent.push(`${request.url()}\n${JSON.stringify(request.headers())}\n${request.postData() ?? ''}`)
  })
  return sent
}

const cardPosts = (sent: string[]) => sent.filter((text) => text.includes('/api/payments/'))

const ordered = (page: Page) => expect(page).toHaveURL(/\/checkout\/success\?order=SH-/)

test.describe('cards with Accept.js', () => {
  test('go to Authorize.Net and never to the store, wait while its script is blocked, and may be declined', async ({
    page,
    store,
  }) => {
    const sent = watchRequests(page, store)
    await withPlugins(store, keyed('another-client-key'), async () => {
      await goToPayment(page, 'nonce-key@buyer.example')
      await fillCard(page, '4111111111111111')
      await pay(page).click()
      await expect(failure(page, NOT_REACHED)).toBeVisible()
    })
    await withPlugins(store, WITH_KEY, async () => {
      const scripts: string[] = []
      page.on('request', (request) => {
        if (isScript(new URL(request.url()))) scripts.push(request.url())
      })
      await page.reload()
      await page.waitForLoadState('networkidle')
      expect(scripts).toEqual([])
      await page.route(isScript, (route) => route.abort())
      await fillCard(page, '4222222222222')
      await expect(page.getByText('They never pass through this store.')).toBeVisible()
      await pay(page).click()
      await expect(failure(page, NOT_REACHED)).toBeVisible()
      await expect(page.getByLabel('Card Number')).toHaveValue('4222 2222 2222 2')
      await expect(page.getByLabel('CVV')).toHaveValue('123')
      expect(cardPosts(sent)).toEqual([])
      await page.unroute(isScript)

      await pay(page).click()
      await expect(failure(page, 'This transaction has been declined.')).toBeVisible()
      await expect(page.getByLabel('CVV')).toHaveValue('')
      expect(cardPosts(sent)).toHaveLength(1)
      await fillCard(page, '4111111111111111')
      await page.getByLabel('CVV').fill('8642')
      expect(await accessibilityViolations(page)).toEqual([])
      await pay(page).dblclick()
      await ordered(page)
      await expect(page.getByText('Your Visa ending in 1111').last()).toBeVisible()
      expect(cardPosts(sent)).toHaveLength(2)
      for (const text of cardPosts(sent)) expect(text).toContain('"opaqueData"')
      for (const text of sent)
        expect(text).not.toMatch(/4111.?1111.?1111|4222.?2222.?2222|8642|12\/39|1239/)
    })
  })

  test('name the fields that Authorize.Net does not accept', THOROUGH, async ({ page, store }) => {
    await withPlugins(store, WITH_KEY, async () => {
      const sent = watchRequests(page, store)
      await goToPayment(page, 'nonce-invalid@buyer.example')
      // Right by its check digit, but no card's: only the provider knows.
      await fillCard(page, '9999999999999995')
      await pay(page).click()
      const number = page.getByLabel('Card Number')
      await expect(number).toHaveAccessibleDescription('Please enter a valid card number')
      await expect(number).toBeFocused()
      await expect(page.getByLabel('CVV')).toHaveValue('123')
      expect(cardPosts(sent)).toEqual([])
      await number.fill('4111111111111111')
      await pay(page).click()
      await ordered(page)
    })
  })

  test('take a new nonce when one has expired', THOROUGH, async ({ page, store }) => {
    await withPlugins(store, WITH_KEY, async () => {
      const sent = watchRequests(page, store)
      await goToPayment(page, 'nonce-expired@buyer.example')
      await page.route('**/api/payments/authorize-net/card', async (route) => {
        if (cardPosts(sent).length === 1) await expireNonces(store.simulators.authorizeNet)
        await route.continue()
      })
      await fillCard(page, '4111111111111111')
      await pay(page).click()
      await ordered(page)
      expect(cardPosts(sent)).toHaveLength(2)
    })
  })

  test('go through on a page that is older than the key', THOROUGH, async ({ page, store }) => {
    await goToPayment(page, 'nonce-older@buyer.example')
    await fillCard(page, '4111111111111111')
    await withPlugins(store, WITH_KEY, async () => {
      await pay(page).click()
      await expect(failure(page, 'Please reload the page')).toBeVisible()
      await page.reload()
      await fillCard(page, '4111111111111111')
      await pay(page).click()
      await ordered(page)
    })
  })

  test('have the same form on a phone in Arabic', THOROUGH, async ({ page, store }) => {
    const boxes = async () => {
      await goToPaymentAgain(page)
      return Promise.all(
        ['cardNumber', 'expiryDate', 'cvv', 'cardholderName'].map((name) =>
          page.locator(`input[name="${name}"]`).boundingBox(),
        ),
      )
    }
    await goToPayment(page, 'nonce-arabic@buyer.example')
    await page.setViewportSize(PHONE)
    const plain = await boxes()
    await withPlugins(store, WITH_KEY, async () => {
      expect(await boxes()).toEqual(plain)
      await expectNoSideways(page)
      expect(await accessibilityViolations(page)).toEqual([])
    })
  })
})

/** The card form of a cart that is there already, in Arabic. */
async function goToPaymentAgain(page: Page): Promise<void> {
  await page.goto('/ar/checkout/payment')
  await page.getByRole('tab').nth(1).click()
  await expect(page.locator('input[name="cardNumber"]')).toBeVisible()
}
