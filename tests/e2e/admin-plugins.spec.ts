import { SIMULATED_MAILBOX, startImapSimulator } from '@/scripts/simulators/imap'
import { simulatedSettings, startS3Simulator } from '@/scripts/simulators/s3'
import { adminClient, signInOnPage } from '@/tests/setup/admin-client'
import { reportOf } from '@/tests/setup/bounce-mails'
import { firstMailTo, productDispenser } from '@/tests/setup/checkout-client'
import { finishJob } from '@/tests/setup/jobs'
import { deliveredOrder } from '@/tests/setup/order-client'
import { invalidateCaches } from '@/tests/setup/page-changes'
import { pluginClient, resetPlugins } from '@/tests/setup/plugin-client'
import { startReceiver } from '@/tests/setup/receiver'
import type { TestStore } from '@/tests/setup/store'
import { expectNoSideways } from './boxes'
import {
  accessibilityViolations,
  addShownProduct,
  expect,
  open,
  type Page,
  THOROUGH,
  test,
  toast,
  violationsOfVariant,
} from './fixtures'

// The browser itself reports what the server refuses, and calls that a test breaks.
test.use({ expectedConsole: [/status of 4(?:00|09)|ERR_FAILED/] })

test.beforeEach(({ page, store }) => signInOnPage(page, store))
test.afterEach(async ({ store }) => {
  await resetPlugins(store)
  await invalidateCaches(store, 'plugins')
})

async function openPlugins(page: Page) {
  await page.goto('/admin/plugins')
  await expect(page.getByRole('heading', { name: 'Plugins', exact: true })).toBeVisible()
  await expect(cardOf(page, 'PayPal Checkout')).toBeVisible()
}

const cardOf = (page: Page, name: string) => page.getByRole('article', { name, exact: true })
const switchOf = (page: Page, name: string) =>
  page.getByRole('switch', { name: `${name} active`, exact: true })

/** The status of each answer to a change, as they come. */
function changesAnswered(page: Page): number[] {
  const answers: number[] = []
  page.on('response', (response) => {
    if (response.request().method() === 'PATCH') answers.push(response.status())
  })
  return answers
}

async function openSettings(page: Page, name: string) {
  await page.getByRole('button', { name: `Settings of ${name}`, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: `${name} settings` })
  await expect(dialog).toBeVisible()
  return dialog
}

/** The payment page of a shopper with something in the cart. */
async function openPayment(page: Page, slug: string) {
  await open(page, `/products/${slug}`)
  await addShownProduct(page)
  await page.evaluate(() =>
    localStorage.setItem(
      'checkoutCustomerInfo',
      JSON.stringify({ email: 'ada@buyer.example', name: 'Ada Buyer', address: '' }),
    ),
  )
  await page.goto('/checkout/payment')
  await expect(page.getByRole('heading', { name: 'Order Summary' })).toBeVisible()
}

const productOf = async (store: TestStore) => (await productDispenser(store))()

test.describe('the Plugins tab', () => {
  test('what is installed is filtered, and a quick second click makes no conflict', async ({
    page,
    store,
  }) => {
    await test.step('a category filter over what is installed', async () => {
      await openPlugins(page)
      const filter = page.getByRole('combobox', { name: 'Category', exact: true })
      await expect(filter.getByRole('option')).toHaveText([
        'All categories',
        'Payment',
        'Email',
        'SEO',
        'WordPress',
        'Marketing',
        'CRM',
        'Support',
        'Chat',
        'Privacy',
        'Security',
        'Backup',
      ])
      await expect(page.getByText('48 of 48 installed plugins, 2 active')).toBeVisible()
      expect(await accessibilityViolations(page)).toEqual([])

      await filter.selectOption('Payment')
      await expect(page.getByRole('article')).toHaveCount(5)
      await expect(
        cardOf(page, 'PayPal Checkout').getByText('Active', { exact: true }),
      ).toBeVisible()
      await expect(
        cardOf(page, 'PayPal Checkout').getByText(/uses those of the environment/),
      ).toBeVisible()
      await filter.selectOption('WordPress')
      await expect(page.getByRole('article')).toHaveCount(3)
    })
    await test.step('a switch that is clicked again in the moment its answer comes makes no conflict', async () => {
      // After the answer was taken in, and before it is drawn: what is drawn has the older version.
      await page.addInitScript(() => {
        const readText = Response.prototype.text
        let isClickedAgain = false
        Response.prototype.text = async function () {
          const text = await readText.call(this)
          if (this.url.endsWith('/api/admin/plugins/cookie-consent') && !isClickedAgain) {
            isClickedAgain = true
            void (async () => {
              for (let step = 0; step < 100; step++) await null
              document
                .querySelector<HTMLElement>('[role="switch"][aria-label="Cookie Consent active"]')
                ?.click()
            })()
          }
          return text
        }
      })
      await openPlugins(page)
      const answers = changesAnswered(page)
      await switchOf(page, 'Cookie Consent').click()
      await expect.poll(() => answers).toEqual([200, 200])
      await expect(switchOf(page, 'Cookie Consent')).not.toBeChecked()
      const plugins = pluginClient(await adminClient(store))
      expect((await plugins.one('cookie-consent')).active).toBe(false)
    })
  })

  test('backups are listed, and made by a button', async ({ page, store }) => {
    const s3 = await startS3Simulator()
    const plugins = pluginClient(await adminClient(store))
    const recipient = 'age163t0fmy8qzgyvvh807vvn53rk6jutd7jsex797rtefpraecvsfsst93uq5'
    // Later than any hour, so that the day's backup is not made meanwhile.
    await store.sql.query(`INSERT INTO "StoreBackup" ("id", "day", "attempt", "status", "username", "message", "finishedAt")
      SELECT gen_random_uuid(), to_char(now() + d * interval '1 day', 'YYYY-MM-DD'), 3, 'failed', 'system', 'There is no such bucket.', now()
      FROM generate_series(-1, 1) d`)
    await plugins.set('amazon-s3', {
      active: true,
      settings: { ...simulatedSettings(s3.url), recipient, hour: 23 },
    })
    await page.goto('/admin/plugins?backups')
    const dialog = page.getByRole('dialog', { name: 'Backups' })
    await expect(dialog.getByText('There is no such bucket.').first()).toBeVisible()
    expect(await violationsOfVariant(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Back Up Now' }).click()
    await expect(dialog.getByText('Made', { exact: true })).toBeVisible()
    await expect(dialog.getByText(/store-\d{8}T\d{6}Z-[0-9a-f]{8}\.backup/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(page).toHaveURL(/plugins$/)
    await page.goto('/admin')
    await expect(page.getByText(/Last backup/)).toBeVisible()
    await store.sql.query('DELETE FROM "StoreBackup"')
    await s3.close()
  })

  test('a mailbox is connected, and an order whose mail came back says so', async ({
    page,
    store,
  }) => {
    const mailbox = await startImapSimulator()
    await openPlugins(page)
    const dialog = await openSettings(page, 'Bounce Mailbox')
    await dialog.getByLabel('Host').fill(mailbox.host)
    await dialog.getByLabel('Port').fill(String(mailbox.port))
    await dialog.getByLabel('Encryption').selectOption('starttls')
    await dialog.getByLabel('Username').fill(SIMULATED_MAILBOX.username)
    await dialog.getByLabel(/^Password/).fill('mistyped')
    await dialog.getByRole('button', { name: 'Test Connection' }).click()
    await expect(
      dialog.getByText('The mailbox does not take the user name and the password.'),
    ).toBeVisible()
    await dialog.getByLabel(/^Password/).fill(SIMULATED_MAILBOX.password)
    await dialog.getByRole('button', { name: 'Test Connection' }).click()
    await expect(dialog.getByText(/^The mailbox took the credentials/)).toBeVisible()
    expect(await violationsOfVariant(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Save Settings' }).click()
    await expect(toast(page, 'Settings Saved')).toBeVisible()
    await switchOf(page, 'Bounce Mailbox').click()
    await expect(cardOf(page, 'Bounce Mailbox').getByText('Active', { exact: true })).toBeVisible()

    const order = await deliveredOrder(store, [{ product: await productOf(store) }])
    const { messageId } = await firstMailTo(store, order.email)
    mailbox.deliver(reportOf({ to: order.email, headers: `Message-ID: ${messageId}` }))
    await finishJob(store, 'read_bounces')
    await page.goto(`/admin/orders/${order.number}`)
    await expect(page.getByText(/^The mail came back: 550 5\.1\.1/)).toBeVisible()
    await expect(page.getByText('Mail came back', { exact: true })).toBeVisible()
    await mailbox.close()
  })

  test(
    'Install Plugin lists what is off, and opens the settings of one',
    THOROUGH,
    async ({ page }) => {
      await openPlugins(page)
      await page.getByRole('button', { name: 'Install Plugin' }).click()
      const dialog = page.getByRole('dialog', { name: 'Install Plugin' })
      await expect(dialog.getByRole('listitem')).toHaveCount(46)
      await dialog.getByRole('combobox', { name: 'Category of the catalogue' }).selectOption('CRM')
      await expect(dialog.getByRole('listitem')).toHaveCount(3)
      expect(await accessibilityViolations(page)).toEqual([])
      await dialog.getByRole('button', { name: 'Set up HubSpot' }).click()
      await expect(page.getByRole('dialog', { name: /HubSpot.* settings/ })).toBeVisible()
    },
  )

  test('a switch takes a payment method off the live checkout, and brings it back', async ({
    page,
    store,
  }) => {
    const { slug } = await productOf(store)
    await openPlugins(page)
    await expect(switchOf(page, 'PayPal Checkout')).toBeChecked()
    await switchOf(page, 'PayPal Checkout').click()
    await expect(toast(page, 'Plugin Deactivated')).toBeVisible()
    await openPayment(page, slug)
    await expect(page.getByLabel('Card Number')).toBeVisible()
    await expect(page.getByRole('tab', { name: 'PayPal' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: /Pay .*PayPal/ })).toHaveCount(0)

    await openPlugins(page)
    await expect(switchOf(page, 'PayPal Checkout')).not.toBeChecked()
    await switchOf(page, 'PayPal Checkout').click()
    await expect(toast(page, 'Plugin Activated')).toBeVisible()
    await page.goto('/checkout/payment')
    await expect(page.getByRole('tab', { name: 'PayPal' })).toBeVisible()
  })

  test('a webhook with its secret, its log, and a message sent again', async ({ page, store }) => {
    const receiver = await startReceiver()
    try {
      await openPlugins(page)
      const dialog = await openSettings(page, 'Webhook')
      await dialog.getByLabel('Receiver URL').fill(`${receiver.url}/orders`)
      await dialog.getByRole('button', { name: 'Generate Signing Secret' }).click()
      await expect(dialog.getByText(/^whsec_/)).toBeVisible()
      await dialog.getByRole('button', { name: 'Test Connection' }).click()
      await expect(dialog.getByText('The receiver took a signed ping.')).toBeVisible()
      await dialog.getByLabel('Events').fill('order.created, order.lost')
      await dialog.getByRole('button', { name: 'Save Settings' }).click()
      await expect(dialog.getByText('Events has no choice "order.lost"')).toBeVisible()
      await dialog.getByLabel('Events').fill('order.created')
      await dialog.getByRole('button', { name: 'Save Settings' }).click()
      await expect(dialog).toBeHidden()
      await switchOf(page, 'Webhook').click()
      await expect(toast(page, 'Plugin Activated')).toBeVisible()

      receiver.reset()
      const { number } = await deliveredOrder(store, [{ product: await productOf(store) }])
      await expect.poll(() => receiver.received.length).toBe(1)
      await page.getByRole('button', { name: 'Log of Webhook', exact: true }).click()
      const log = page.getByRole('dialog', { name: 'Delivery log of Webhook' })
      const row = log.getByRole('row').filter({ hasText: number })
      await expect(async () => {
        await log.getByRole('button', { name: 'Refresh' }).click()
        await expect(row.getByText('Delivered', { exact: true })).toBeVisible({ timeout: 2000 })
      }).toPass()
      await expect(row.getByText('200', { exact: true })).toBeVisible()
      expect(await accessibilityViolations(page)).toEqual([])
      await row.getByRole('button', { name: /^Resend order.created/ }).click()
      await expect(toast(page, 'Sent again')).toBeVisible()
      await expect.poll(() => receiver.received.length).toBe(2)
      const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
      expect(new Set(ids).size).toBe(1)
    } finally {
      await resetPlugins(store)
      await receiver.close()
    }
  })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } })

    test('nothing is cut off', THOROUGH, async ({ page }) => {
      await openPlugins(page)
      await expectNoSideways(page)
      expect(await accessibilityViolations(page)).toEqual([])
      const dialog = await openSettings(page, 'SMTP Mail Server')
      await expect(dialog.getByRole('button', { name: 'Save Settings' })).toBeInViewport()
      await expect(dialog.getByRole('button', { name: 'Test Connection' })).toBeInViewport()
      await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeInViewport()
      await expectNoSideways(page)
      expect(await accessibilityViolations(page)).toEqual([])
    })
  })
})
