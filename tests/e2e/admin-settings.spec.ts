import type { Settings } from '@/lib/settings/registry'
import { adminClient, signInOnPage } from '@/tests/setup/admin-client'
import { firstMailTo } from '@/tests/setup/checkout-client'
import { invalidateCaches } from '@/tests/setup/page-changes'
import type { TestStore } from '@/tests/setup/store'
import { boxOf, expectNoSideways, overlap } from './boxes'
import {
  accessibilityViolations,
  addShownProduct,
  catalogue,
  expect,
  oneOf,
  open,
  type Page,
  THOROUGH,
  test,
  toast,
  violationsOfVariant,
} from './fixtures'

const PATH = '/api/admin/settings'

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const saveButton = (page: Page) => page.getByRole('button', { name: 'Save All Settings' })

async function openSettings(page: Page, store: TestStore) {
  await signInOnPage(page, store)
  // A phone shows the section of the address alone.
  await open(page, '/admin/settings#general')
  await expect(card(page, 'General Store Settings')).toBeVisible()
}

/** Saves in the UI and waits until the server has stored it. */
async function save(page: Page) {
  await saveButton(page).click()
  await expect(toast(page, 'Settings Saved')).toBeVisible()
  await expect(toast(page, 'All store settings have been updated successfully.')).toBeVisible()
  await expect(page.getByText('Everything is saved.')).toBeVisible()
}

/** Restores all settings and the tab's plugins. */
async function putBack(store: TestStore) {
  await store.sql.query('DELETE FROM "Setting"')
  await store.sql.query(
    `DELETE FROM "Plugin" WHERE "id" IN ('smtp', 'google-analytics', 'google-tag-manager', 'meta-pixel')`,
  )
  await invalidateCaches(store, 'settings', 'plugins')
}

const set = async (store: TestStore, values: Partial<Settings>) => {
  const admin = await adminClient(store)
  const { status } = await admin.call(PATH, { method: 'PATCH', body: { values } })
  expect(status).toBe(200)
}

const aProduct = async (store: TestStore) =>
  oneOf(await catalogue(store), ({ inStock, price }) => inStock && Number(price) < 1000)

/** What a page has of the theme: its colour, its corners and whether it moves. */
const lookOf = (page: Page) =>
  page.evaluate(() => {
    const style = getComputedStyle(document.documentElement)
    return [
      style.getPropertyValue('--color-primary'),
      style.getPropertyValue('--radius-card'),
      document.documentElement.dataset.animations,
    ]
  })

const CARDS = [
  'Markets',
  'General Store Settings',
  'Currency and Regional Settings',
  'Tax Configuration',
  'Shipping Configuration',
  'SEO and Meta Settings',
  'Sales Channels',
  'Analytics and Tracking',
  'Checkout Configuration',
  'Theme and Appearance',
  'Email Settings',
  'Mails to You',
  'Page SEO Management',
]

test.afterEach(async ({ store }) => putBack(store))

test.describe('2 Screens: settings', () => {
  test('leads to its sections on a wide screen', THOROUGH, async ({ page, store }) => {
    await page.setViewportSize({ width: 1600, height: 900 })
    await openSettings(page, store)
    const sections = page.getByRole('navigation', { name: 'Sections' })
    await sections.getByRole('link', { name: 'Theme and Appearance' }).click()
    await expect(card(page, 'Theme and Appearance')).toBeInViewport()
    await expect(sections.locator('[aria-current]')).toHaveText('Theme and Appearance')
  })

  test.describe('on a phone', () => {
    // What is refused, the browser logs.
    test.use({ viewport: { width: 390, height: 844 }, expectedConsole: [/status of 400/] })

    test('shows one section at a time', async ({ page, store }) => {
      await openSettings(page, store)
      await expectNoSideways(page)
      await expect(saveButton(page)).toBeInViewport()
      await page.getByLabel('Store Name').fill('')
      await page.getByRole('link', { name: 'All settings' }).click()
      await expect(card(page, 'General Store Settings')).toBeHidden()
      await expectNoSideways(page)
      expect(await accessibilityViolations(page)).toEqual([])

      await page.getByRole('link', { name: 'Theme and Appearance' }).click()
      await expect(card(page, 'Theme and Appearance')).toBeVisible()
      await expect(card(page, 'General Store Settings')).toBeHidden()
      // What was refused opens the section that has it.
      await saveButton(page).click()
      await expect(page.getByLabel('Store Name')).toBeVisible()
      await expect(page.getByLabel('Store Name')).toHaveAttribute('aria-invalid', 'true')
    })
  })

  for (const [where, width, height] of [
    ['on a computer', 1280, 720],
    ['on a phone', 390, 844],
  ] as const)
    test(
      `says that it is saved beside the tabs and the button, ${where}`,
      THOROUGH,
      async ({ page, store }) => {
        await page.setViewportSize({ width, height })
        await openSettings(page, store)
        await page.getByLabel('Support Phone').fill('+1 555 0100')
        await save(page)
        // Hovered, it stays and does not move.
        await toast(page, 'Settings Saved').hover()
        const notice = await boxOf(page.locator('[data-sonner-toast]'))
        expect(notice.x).toBeGreaterThanOrEqual(0)
        expect(notice.x + notice.width).toBeLessThanOrEqual(width)
        const tabs = await boxOf(page.getByRole('navigation', { name: 'Back office' }))
        expect(overlap(notice, tabs)).toBe(false)
        expect(overlap(notice, await boxOf(saveButton(page)))).toBe(false)
      },
    )
})

test.describe('4 States: settings are persisted and in force', () => {
  test('all at once, in the back office and in the shop', async ({ page, store }) => {
    const product = await aProduct(store)
    const feed = `${store.url}/feeds/facebook.csv`
    expect((await page.request.get(feed)).status()).toBe(200)
    await openSettings(page, store)
    await page.getByLabel('Store Name').fill('Key Corner')
    await page.getByLabel('Store Description').fill('Software from the corner shop.')
    const regional = card(page, 'Currency and Regional Settings')
    await regional.getByRole('button', { name: 'Only US dollars' }).click()
    await expect(regional.getByRole('checkbox', { name: /^USD/ })).toBeDisabled()
    await regional.getByRole('checkbox', { name: /^EUR/ }).check()
    await regional.getByLabel('Currency Display').selectOption('code')
    const tax = card(page, 'Tax Configuration')
    await expect(tax).toContainText('$100.00 + $8.00 tax = $108.00 to pay')
    await tax.getByRole('switch', { name: 'Prices Include Tax' }).click()
    await tax.getByLabel('Default Tax Rate (%)').fill('25,0')
    await tax.getByLabel('Display Tax in Cart').selectOption('both')
    await expect(tax).toContainText('$80.00 + $20.00 tax = $100.00 to pay')
    const channels = card(page, 'Sales Channels')
    await expect(channels).toContainText(feed)
    await channels.getByRole('switch', { name: /^Meta/ }).click()
    await expect(channels).toContainText('Off: there is nothing at the address.')
    const theme = card(page, 'Theme and Appearance')
    await theme.getByLabel('Primary Color', { exact: true }).fill('#1d4ed8')
    await theme.getByLabel('Corners').selectOption('square')
    await theme.getByRole('switch', { name: 'Animations' }).click()
    const mails = card(page, 'Mails to You')
    const newOrder = mails.getByRole('switch', { name: 'New Order' })
    await expect(newOrder).toBeChecked()
    await newOrder.click()
    await mails.getByRole('switch', { name: 'Dispute' }).click()
    await save(page)

    await test.step('the back office itself follows, and keeps it', async () => {
      await expect(page.getByRole('banner')).toContainText('Key Corner')
      await page.reload()
      await expect(page.getByLabel('Store Name')).toHaveValue('Key Corner')
      await expect(newOrder).not.toBeChecked()
      await expect(mails.getByRole('switch', { name: 'Dispute' })).not.toBeChecked()
      await expect(mails.getByRole('switch', { name: 'Low Stock' })).toBeChecked()
      expect(await lookOf(page)).toEqual(['#1d4ed8', '0rem', 'off'])
      const { values } = (await (await adminClient(store)).call(PATH)).body
      expect(values).toMatchObject({ mailNewOrder: false, mailDispute: false, mailLowStock: true })
      expect((await page.request.get(feed)).status()).toBe(404)
    })

    const shop = await page.context().newPage()
    // An earlier choice that is no longer offered counts as none.
    await shop.addInitScript(() => localStorage.setItem('preferredCurrency', 'JPY'))
    await test.step('a product: names, colours, currency and tax', async () => {
      await open(shop, `/products/${product.slug}`)
      await expect(shop).toHaveTitle(/Key Corner/)
      await expect(
        shop.getByRole('banner').getByRole('link', { name: 'Key Corner, home page' }),
      ).toBeVisible()
      const footer = shop.getByRole('contentinfo')
      await expect(footer).toContainText('© Key Corner.')
      await expect(footer).toContainText('Software from the corner shop.')
      expect(await lookOf(shop)).toEqual(['#1d4ed8', '0rem', 'off'])
      expect(await accessibilityViolations(shop)).toEqual([])
      await expect(shop.getByRole('main')).toContainText('Including 25% tax')
      const price = shop.getByRole('main').locator('[data-price]').first()
      await expect(price).toHaveText(/^USD\s/)
      await shop
        .getByRole('banner')
        .getByRole('button', { name: /^Currency/ })
        .click()
      await expect(shop.getByRole('dialog', { name: 'Currency' }).getByRole('option')).toHaveCount(
        2,
      )
      await shop.getByRole('option', { name: /EUR/ }).click()
      await expect(price).toHaveText(/^EUR\s/)
    })
    await test.step('the cart and the checkout: tax inside the prices', async () => {
      const total = new RegExp(`^USD\\s${product.price.replace('.', '\\.')}$`)
      await addShownProduct(shop)
      await open(shop, '/checkout/review')
      const summary = shop.getByRole('region', { name: 'Order Summary' })
      await expect(summary).toContainText('Subtotal without tax')
      await expect(summary).toContainText('Tax (25%)')
      await expect(summary.getByText(total).first()).toBeVisible()
      expect(await lookOf(shop)).toEqual(['#1d4ed8', '0rem', 'off'])
    })
    await test.step('a closed checkout, and the colour of before', async () => {
      await theme.getByRole('button', { name: 'Take that again' }).click()
      await page.getByRole('switch', { name: 'Guest Checkout' }).click()
      await save(page)
      await open(shop, '/checkout/payment')
      // Nobody has reviewed this cart.
      await expect(shop).toHaveURL('/checkout/review')
      await expect(
        shop.getByRole('heading', { name: 'The checkout is closed at the moment' }),
      ).toBeVisible()
      await expect(shop.getByRole('button', { name: 'Proceed to Payment' })).toHaveCount(0)
      expect((await lookOf(shop))[0]).toBe('#ea580c')
    })
    const { rows } = await store.sql.query(
      `SELECT "entityId" FROM "AuditEntry" WHERE "action" = 'settings.update' ORDER BY "id" DESC LIMIT 1`,
    )
    expect(rows[0]).toEqual({ entityId: 'guestCheckout, primaryColor' })
  })

  test('no tax at all', THOROUGH, async ({ page, store }) => {
    const product = await aProduct(store)
    await openSettings(page, store)
    await page.getByRole('switch', { name: 'Enable Tax' }).click()
    await save(page)
    const shop = await page.context().newPage()
    await open(shop, `/products/${product.slug}`)
    await addShownProduct(shop)
    await shop.goto('/checkout/review')
    const summary = shop.getByRole('region', { name: 'Order Summary' })
    await expect(summary).toContainText('Total')
    await expect(summary).not.toContainText('Tax')
  })

  test('dates of the back office', THOROUGH, async ({ page, store }) => {
    await openSettings(page, store)
    await page.getByLabel('Date Format').selectOption('dd.MM.yyyy')
    await page.getByLabel('Timezone').selectOption('Asia/Tokyo')
    await save(page)
    await page.getByRole('tab', { name: 'Users' }).click()
    const today = new Intl.DateTimeFormat('de-DE', {
      timeZone: 'Asia/Tokyo',
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
    }).format(new Date())
    await expect(page.getByRole('table')).toContainText(today)
    await page.goto('/admin/coupons')
    await page.getByRole('button', { name: 'Add Coupon' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Add Coupon' })
    await dialog.getByLabel('Code').fill('TOKYO10')
    await dialog.getByLabel('Percent off').fill('10')
    await dialog.getByLabel('Valid until (Asia/Tokyo)').fill('2090-01-31T23:59')
    await dialog.getByRole('button', { name: 'Add Coupon' }).click()
    await expect(page.getByRole('row').filter({ hasText: 'TOKYO10' })).toContainText(
      'until 31.01.2090, 11:59 PM',
    )
    const { rows } = await store.sql.query(`SELECT "endsAt" FROM "Coupon" WHERE "code" = 'TOKYO10'`)
    expect(rows).toEqual([{ endsAt: new Date('2090-01-31T14:59:00Z') }])
  })

  test(
    'the language of visitors that no language of the store fits',
    THOROUGH,
    async ({ page, store, browser }) => {
      await openSettings(page, store)
      await page.getByLabel('Default Language').selectOption('fr')
      await save(page)
      for (const [locale, lang] of [
        ['bg-BG', 'fr'],
        ['en-GB', 'en'],
        ['de-AT', 'de'],
      ] as const) {
        const context = await browser.newContext({ locale, baseURL: store.url })
        const visitor = await context.newPage()
        await visitor.goto('/products')
        await expect(visitor.locator('html')).toHaveAttribute('lang', lang)
        await expect(visitor).toHaveURL(lang === 'en' ? '/products' : `/${lang}/products`)
        await context.close()
      }
    },
  )

  test('analytics and the mail server, which are plugins', THOROUGH, async ({ page, store }) => {
    const admin = await adminClient(store)
    const pluginOf = async (wanted: string) =>
      (await admin.call('/api/admin/plugins')).body.find(({ id }: { id: string }) => id === wanted)
    await openSettings(page, store)
    const analytics = card(page, 'Analytics and Tracking')
    await analytics.getByLabel('Google Analytics ID').fill('G-ABC123DEF4')
    await analytics.getByRole('switch', { name: 'Google Analytics' }).click()
    const email = card(page, 'Email Settings')
    const { server } = (await admin.call('/api/admin/settings/mail')).body
    const mailServer = new URL(`smtp://${server}`)
    await email.getByLabel('SMTP Host').fill(mailServer.hostname)
    await email.getByLabel('SMTP Port').fill(mailServer.port)
    await email.getByLabel('Encryption').selectOption('optional')
    await email.getByLabel('From Name').fill('Key Corner')
    await email.getByLabel('From Address').fill('keys@keycorner.example')
    await email.getByRole('switch', { name: 'Send through this server' }).click()
    await save(page)
    expect(await pluginOf('google-analytics')).toMatchObject({
      active: true,
      settings: { measurementId: 'G-ABC123DEF4' },
    })
    expect(await pluginOf('smtp')).toMatchObject({
      active: true,
      settings: { host: mailServer.hostname },
    })

    const delivery = card(page, 'Mail Delivery')
    await expect(delivery).toContainText('keys@keycorner.example')
    await delivery.getByLabel('Send a test mail to').fill('look@keycorner.example')
    await delivery.getByRole('button', { name: 'Send test mail' }).click()
    await expect(delivery.getByRole('status')).toContainText('The mail server took the mail')
    expect((await firstMailTo(store, 'look@keycorner.example')).html).toContain('Softhaven')
  })
})

test.describe('5 Validation: settings', () => {
  test.use({ expectedConsole: [/Failed to load resource/] })

  test(
    'refuses colours that nobody could read, before anything is sent',
    THOROUGH,
    async ({ page, store }) => {
      await openSettings(page, store)
      const colour = page.getByLabel('Primary Color', { exact: true })
      await colour.fill('#fef08a')
      await saveButton(page).click()
      await expect(colour).toHaveAccessibleDescription(/too light.*3:1/)
      await colour.fill('orange')
      await expect(colour).toHaveAccessibleDescription(/must be a colour/)
      const { rows } = await store.sql.query('SELECT 1 FROM "Setting"')
      expect(rows).toHaveLength(0)
    },
  )

  test(
    'names a plugin’s missing settings, and keeps the saved ones',
    THOROUGH,
    async ({ page, store }) => {
      await openSettings(page, store)
      await page.getByLabel('Store Name').fill('Key Corner')
      await page.getByRole('switch', { name: 'Facebook Pixel' }).click()
      await saveButton(page).click()
      await expect(page.getByLabel('Facebook Pixel ID')).toHaveAccessibleDescription(/needed/)
      await expect(page.getByText('You have unsaved changes.')).toBeVisible()
      await page.getByLabel('Facebook Pixel ID').fill('123456789012')
      await save(page)
      await expect(page.getByLabel('Store Name')).toHaveValue('Key Corner')
    },
  )
})

test.describe('8 Errors: settings', () => {
  test.use({ expectedConsole: [/Failed to load resource/] })

  test('says what is fixed, not used, refused or changed by others, and loses nothing', async ({
    page,
    store,
  }) => {
    await store.sql.query(
      `INSERT INTO "Product" ("slug", "name", "description", "publisher", "price", "deliveryInfo", "license", "version", "categoryId", "updatedAt")
       VALUES ('without-picture', 'Without a picture', 'Nobody has taken one.', 'Nobody', 5, '', '', '', (SELECT min("id") FROM "Category"), now())`,
    )
    await openSettings(page, store)
    await test.step('all cards, and what is fixed or not used', async () => {
      for (const name of CARDS) await expect(card(page, name)).toBeVisible()
      await expect(card(page, 'General Store Settings').getByLabel('Store Name')).toHaveValue(
        'Softhaven',
      )
      await expect(page.getByLabel('Base Currency')).toHaveAttribute('readonly')
      await expect(page.getByLabel('Store URL')).toHaveAttribute('readonly')
      await expect(page.getByRole('switch', { name: 'Dark Mode' })).not.toBeChecked()
      await expect(page.getByLabel('Default Tax Rate (%)')).toHaveValue('8')
      await expect(page.getByLabel('Order Number Prefix')).toHaveValue('SH-')
      await expect(page.getByLabel('SMTP Port')).toHaveValue('587')
      await expect(page.getByLabel('Primary Color', { exact: true })).toHaveValue('#ea580c')
      await expect(card(page, 'Shipping Configuration')).toContainText('nothing is shipped')
      await expect(saveButton(page)).toBeDisabled()
    })
    await test.step('what products lack for other channels', async () => {
      const channels = card(page, 'Sales Channels')
      await expect(
        channels.getByRole('button', { name: 'Copy the address for Meta' }),
      ).toBeEnabled()
      await channels.getByRole('button', { name: 'Check products' }).click()
      const lacking = channels.getByRole('listitem').filter({ hasText: 'No picture · left out' })
      await expect(lacking).toContainText('Without a picture')
      await expect(channels.getByRole('status')).toContainText('visible products')
      await store.sql.query(`DELETE FROM "Product" WHERE "slug" = 'without-picture'`)
      await invalidateCaches(store, 'products')
    })
    await test.step('what is wrong, beside the field', async () => {
      await page.getByLabel('Order Number Prefix').fill('kc')
      await page.getByLabel('Default Tax Rate (%)').fill('8.125')
      await page.getByLabel('Support Email').fill('nobody')
      await saveButton(page).click()
      await expect(page.getByLabel('Order Number Prefix')).toHaveAccessibleDescription(
        /capital letters and digits that end with a hyphen/,
      )
      await expect(page.getByLabel('Default Tax Rate (%)')).toHaveAccessibleDescription(
        /at most 2 decimals/,
      )
      await expect(page.getByLabel('Support Email')).toHaveAccessibleDescription(
        /Enter a valid e-mail address/,
      )
      await expect(page.getByText('3 settings were refused.')).toBeVisible()
      await expect(page.getByLabel('Order Number Prefix')).toHaveValue('kc')
      expect(await accessibilityViolations(page)).toEqual([])
      await page.getByRole('button', { name: 'Discard changes' }).click()
      await expect(page.getByLabel('Order Number Prefix')).toHaveValue('SH-')
      await expect(page.getByText('Everything is saved.')).toBeVisible()
    })
    await test.step('changes are not lost by leaving', async () => {
      await page.getByLabel('Store Name').fill('Half typed')
      await page.getByRole('tab', { name: 'Products' }).click()
      const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' })
      await expect(dialog).toBeVisible()
      expect(await violationsOfVariant(page)).toEqual([])
      await dialog.getByRole('button', { name: 'Cancel' }).click()
      await expect(dialog).toBeHidden()
      await expect(page.getByLabel('Store Name')).toHaveValue('Half typed')

      let asked = 0
      page.on('dialog', (warning) => {
        asked++
        void warning.dismiss()
      })
      await page.close({ runBeforeUnload: true })
      await expect.poll(() => asked).toBe(1)
      await expect(page.getByLabel('Store Name')).toHaveValue('Half typed')

      await page.getByRole('tab', { name: 'Products' }).click()
      await dialog.getByRole('button', { name: 'Leave' }).click()
      await expect(page).toHaveURL('/admin/products')
      await page.getByRole('tab', { name: 'Settings' }).click()
      await expect(page.getByLabel('Store Name')).toHaveValue('Softhaven')
    })
    await test.step('two administrators: what was typed stays', async () => {
      await page.getByLabel('Store Name').fill('Mine')
      await set(store, { storeName: 'Theirs', metaTitle: 'Their title' })
      await saveButton(page).click()
      await expect(
        page.getByText('Somebody else changed these settings. Reload to see their version.'),
      ).toBeVisible()
      await expect(page.getByLabel('Store Name')).toHaveValue('Mine')
      await page.getByRole('button', { name: 'Load their version' }).click()
      await expect(page.getByLabel('Store Name')).toHaveValue('Theirs')
      await expect(page.getByLabel('Meta Title')).toHaveValue('Their title')
      await page.getByLabel('Store Name').fill('Ours')
      await save(page)
    })
  })

  test(
    'two administrators on different settings do not conflict',
    THOROUGH,
    async ({ page, store }) => {
      await openSettings(page, store)
      await set(store, { metaTitle: 'Their title' })
      await page.getByLabel('Store Name').fill('Mine')
      await save(page)
      const admin = await adminClient(store)
      expect((await admin.call(PATH)).body.values).toMatchObject({
        storeName: 'Mine',
        metaTitle: 'Their title',
      })
    },
  )

  test(
    'a server error: the form reports it, and can be sent again',
    THOROUGH,
    async ({ page, store }) => {
      await openSettings(page, store)
      await page.getByLabel('Store Name').fill('Key Corner')
      await page.route(`**${PATH}`, (route) =>
        route.request().method() === 'PATCH'
          ? route.fulfill({ status: 500, contentType: 'application/json', body: '{}' })
          : route.continue(),
      )
      await saveButton(page).click()
      await expect(
        page.getByText('The settings could not be saved. Please try again.'),
      ).toBeVisible()
      await page.unroute(`**${PATH}`)
      await save(page)
    },
  )
})
