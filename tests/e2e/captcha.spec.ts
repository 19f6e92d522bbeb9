import { SIMULATED_SECRET, SIMULATED_TOKENS } from '@/scripts/simulators/turnstile'
import { firstMailTo, simulate } from '@/tests/setup/checkout-client'
import { turnstileOn } from '@/tests/setup/plugins'
import { TEST_ADMIN } from '@/tests/setup/template'
import { accessibilityViolations, expect, open, type Page, THOROUGH, test } from './fixtures'
import { stubVendors, withPlugins } from './plugins'

const API = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'

const ON_CONTACT = turnstileOn({ onContact: true, onLogin: false }, SIMULATED_SECRET)
const ON_LOGIN = turnstileOn({ onContact: false, onLogin: true }, SIMULATED_SECRET)

const send = (page: Page) => page.getByRole('button', { name: 'Send Message' })
const check = (page: Page) => page.getByRole('group', { name: 'Security check' })
const arrived = (page: Page) => page.getByRole('heading', { name: 'Your message has arrived' })

const good = (action: string) => SIMULATED_TOKENS.good({ hostname: 'localhost', action })

/** The widget's next tokens, in order; valid ones once these are used up. */
async function widgetGives(page: Page, ...tokens: string[]): Promise<string[]> {
  await page.exposeFunction('giveToken', (action: string) => tokens.shift() ?? good(action))
  return stubVendors(page)
}

async function fill(page: Page, email: string): Promise<void> {
  await page.getByLabel('Full Name').fill('Ada Buyer')
  await page.getByLabel('Email Address').fill(email)
  await page.getByLabel('Subject').fill('My key is not taken')
  await page.getByLabel('Message').fill('First line\nSecond line')
}

// The browser itself reports the answers 400 and 503.
test.use({ expectedConsole: [/Failed to load resource/] })

test.describe('plugins: the security check of the contact form', () => {
  test('is not there while the plugin is off', THOROUGH, async ({ page, store }) => {
    await withPlugins(store, ON_LOGIN, async () => {
      const asked = await widgetGives(page)
      await open(page, '/contact')
      await fill(page, 'off@buyer.example')
      await send(page).click()
      await expect(arrived(page)).toBeVisible()
      expect(asked).toEqual([])
    })
  })

  test('appears when a visitor starts to write, checks again who was not passed, and accepts them', async ({
    page,
    store,
  }) => {
    const email = 'person@buyer.example'
    await withPlugins(store, ON_CONTACT, async () => {
      const asked = await widgetGives(page, 'made-up')
      await open(page, '/contact')
      await page.waitForLoadState('networkidle')
      await expect(check(page)).toBeVisible()
      expect(asked).toEqual([])
      await fill(page, email)
      await expect(check(page)).toContainText('Checked')
      expect(asked).toEqual([API])
      expect(await page.evaluate(() => Reflect.get(window, 'turnstileOptions'))).toMatchObject({
        sitekey: '0x4AAAAAAASimulatedSiteKey',
        action: 'contact',
        theme: 'light',
        language: 'en',
      })
      expect(await accessibilityViolations(page)).toEqual([])
      await send(page).click()
      await expect(check(page)).toContainText('The security check was not passed.')
      await expect(page.getByLabel('Message')).toHaveValue('First line\nSecond line')
      await expect(check(page)).toContainText('Checked')
      await send(page).click()
      await expect(arrived(page)).toBeVisible()
      await firstMailTo(store, email)

      // A token is valid once; another message needs a new one.
      await page.getByRole('button', { name: 'Send another message' }).click()
      await fill(page, email)
      await expect(check(page)).toContainText('Checked')
      await send(page).click()
      await expect(arrived(page)).toBeVisible()
    })
  })

  test.describe('that is not passed', () => {
    test(
      'because Cloudflare does not answer: says so and loses nothing',
      THOROUGH,
      async ({ page, store }) => {
        await withPlugins(store, ON_CONTACT, async () => {
          await widgetGives(page)
          await simulate(store.simulators.turnstile, { call: 'siteverify', outcome: 'error' })
          await open(page, '/contact')
          await fill(page, 'later@buyer.example')
          await expect(check(page)).toContainText('Checked')
          await send(page).click()
          await expect(
            page.getByRole('alert').filter({ hasText: 'does not answer right now' }),
          ).toBeVisible()
          await expect(page.getByLabel('Subject')).toHaveValue('My key is not taken')
          await expect(check(page)).toContainText('Checked')
          await send(page).click()
          await expect(arrived(page)).toBeVisible()
        })
      },
    )

    test(
      'because its script is blocked: says why and can be tried again',
      THOROUGH,
      async ({ page, store }) => {
        await withPlugins(store, ON_CONTACT, async () => {
          await widgetGives(page)
          await page.context().route(API, (route) => route.abort())
          await open(page, '/contact')
          await fill(page, 'blocked@buyer.example')
          await expect(check(page)).toContainText('could not be loaded')
          await send(page).click()
          await expect(check(page)).toContainText('Please complete the security check.')
          await page.context().unroute(API)
          await check(page).getByRole('button', { name: 'Try again' }).click()
          await expect(check(page)).toContainText('Checked')
          await send(page).click()
          await expect(arrived(page)).toBeVisible()
        })
      },
    )
  })

  test('speaks the language of the page', THOROUGH, async ({ page, store }) => {
    await withPlugins(store, ON_CONTACT, async () => {
      await widgetGives(page)
      await open(page, '/zh/contact')
      await page.locator('#name').focus()
      await expect(page.getByRole('group', { name: '安全验证' })).toContainText('Checked')
      expect(await page.evaluate(() => Reflect.get(window, 'turnstileOptions'))).toMatchObject({
        language: 'zh-cn',
      })
    })
  })
})

test.describe('plugins: the security check of the admin login', () => {
  const logIn = async (page: Page) => {
    await page.getByLabel('Username').fill(TEST_ADMIN.username)
    await page.getByLabel('Password').fill(TEST_ADMIN.password)
    await page.getByRole('button', { name: 'Login to Admin Panel' }).click()
  }
  const policyOf = async (page: Page) =>
    (await page.request.get('/admin/products')).headers()['content-security-policy'] ?? ''

  test('is on it, and its host is allowed only then', async ({ page, store }) => {
    await withPlugins(store, ON_CONTACT, async () => {
      expect(await policyOf(page)).not.toContain('cloudflare')
    })
    await withPlugins(store, ON_LOGIN, async () => {
      expect(await policyOf(page)).toMatch(
        /script-src [^;]*https:\/\/challenges\.cloudflare\.com.*frame-src [^;]*https:\/\/challenges\.cloudflare\.com/,
      )
      const asked = await widgetGives(page)
      await page.goto('/admin/products')
      await expect(check(page)).toContainText('Checked')
      expect(asked).toEqual([API])
      expect(await accessibilityViolations(page)).toEqual([])
      await logIn(page)
      await expect(page.getByRole('heading', { name: 'Products' }).first()).toBeVisible()
    })
  })

  test.describe('that is not passed', () => {
    test('keeps what was typed', THOROUGH, async ({ page, store }) => {
      await withPlugins(store, ON_LOGIN, async () => {
        await widgetGives(page, 'made-up')
        await page.goto('/admin/products')
        await expect(check(page)).toContainText('Checked')
        await logIn(page)
        await expect(check(page)).toContainText('The security check was not passed.')
        await expect(page.getByLabel('Password')).toHaveValue(TEST_ADMIN.password)
        await expect(check(page)).toContainText('Checked')
        await page.getByRole('button', { name: 'Login to Admin Panel' }).click()
        await expect(page.getByRole('heading', { name: 'Products' }).first()).toBeVisible()
      })
    })

    test('locks nobody out while Cloudflare is away', THOROUGH, async ({ page, store }) => {
      await withPlugins(store, ON_LOGIN, async () => {
        await simulate(store.simulators.turnstile, { call: 'siteverify', outcome: 'error' })
        await widgetGives(page)
        await page.context().route(API, (route) => route.abort())
        await page.goto('/admin/products')
        await expect(check(page)).toContainText('could not be loaded')
        await logIn(page)
        await expect(page.getByRole('heading', { name: 'Products' }).first()).toBeVisible()
      })
    })
  })
})
