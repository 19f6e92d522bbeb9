import { productDispenser } from '@/tests/setup/checkout-client'
import { inWords } from '@/tests/setup/in-words'
import { deliveredOrder } from '@/tests/setup/order-client'
import { PLUGINS_ON } from '@/tests/setup/plugins'
import { expectNoSideways } from './boxes'
import {
  addShownProduct,
  cardsOf,
  catalogue,
  DESKTOP,
  drawerOf,
  expect,
  forgetVisitor,
  oneOf,
  open,
  type Page,
  PHONE,
  THOROUGH,
  test,
} from './fixtures'
import { countShifts, shiftsOn } from './layout-shifts'
import { layerOf, stubVendors, withPlugins } from './plugins'

const MEASURING = { ...PLUGINS_ON.google, ...PLUGINS_ON.meta }
const GTAG = 'https://www.googletagmanager.com/gtag/js?id=G-TEST1234&l=dataLayer'
const FBEVENTS = 'https://connect.facebook.net/en_US/fbevents.js'

const question = (page: Page, locale = 'en') =>
  page.getByRole('region', { name: inWords(locale, 'Your privacy, your choice') })
const settings = (page: Page) => page.getByRole('region', { name: 'Cookie settings' })
const settingsButton = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' })
const answer = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Loads a page and waits until deferred scripts would have loaded. */
async function visit(page: Page, path: string): Promise<void> {
  await open(page, path)
  await page.waitForLoadState('networkidle')
}

const policyOf = async (page: Page, path: string) =>
  (await page.request.get(path)).headers()['content-security-policy'] ?? ''

/** The Meta Pixel's calls, as queued for a script that never loads. */
const pixelQueue = (page: Page): Promise<unknown[]> =>
  page.evaluate(() => (window as unknown as { fbq?: { queue: unknown[] } }).fbq?.queue ?? [])

test.describe('plugins: consent', () => {
  test('nothing is loaded before it, nor after a refusal; then exactly what was agreed to, which counts pages, products, the cart, searches and sign-ups', async ({
    page,
    store,
  }) => {
    const product = oneOf(await catalogue(store), ({ inStock }) => inStock)
    await withPlugins(store, MEASURING, async () => {
      const asked = await stubVendors(page)
      await test.step('refused, nothing is loaded and nobody is asked again', async () => {
        await visit(page, '/')
        await expect(question(page)).toBeVisible()
        expect(asked).toEqual([])
        expect(await page.context().cookies()).toEqual([])
        await answer(page, 'Only necessary')
        await expect(question(page)).toHaveCount(0)
        await visit(page, '/products')
        await expect(settingsButton(page)).toBeVisible()
        await expect(question(page)).toHaveCount(0)
        expect(asked).toEqual([])
      })
      await test.step('exactly what was agreed to is loaded, and knows to what', async () => {
        await settingsButton(page).click()
        await answer(page, 'Accept all')
        await expect(settings(page)).toHaveCount(0)
        await expect.poll(() => asked).toEqual([GTAG, FBEVENTS])
        const commands = await layerOf(page)
        expect(commands[0]).toEqual([
          'consent',
          'default',
          {
            analytics_storage: 'denied',
            ad_storage: 'denied',
            ad_user_data: 'denied',
            ad_personalization: 'denied',
          },
        ])
        expect(commands[1]).toEqual([
          'consent',
          'update',
          expect.objectContaining({ analytics_storage: 'granted', ad_storage: 'denied' }),
        ])
        expect(commands).toContainEqual(['config', 'G-TEST1234', { send_page_view: false }])
        await expect.poll(() => layerOf(page)).toContainEqual(['event', 'page_view'])
        await expect.poll(() => pixelQueue(page)).toContainEqual(['track', 'PageView'])
      })
      await test.step('pages, products, the cart, searches and sign-ups are counted', async () => {
        await cardsOf(page).first().getByRole('link').first().click()
        await expect(page).toHaveURL(/\/products\/./)
        const views = async () =>
          (await layerOf(page)).filter((entry) => String(entry) === 'event,page_view').length
        await expect.poll(views).toBe(2)
        await expect
          .poll(() => layerOf(page))
          .toContainEqual([
            'set',
            expect.objectContaining({ page_location: page.url(), page_title: await page.title() }),
          ])

        // No visitor is asked twice, and the next page starts with the given consent.
        asked.length = 0
        await visit(page, `/products/${product.slug}`)
        await expect(question(page)).toHaveCount(0)
        await expect.poll(() => asked).toEqual([GTAG, FBEVENTS])
        const viewed = expect.objectContaining({
          currency: 'USD',
          value: Number(product.price),
          items: [
            expect.objectContaining({ item_id: String(product.id), item_name: product.name }),
          ],
        })
        await expect.poll(() => layerOf(page)).toContainEqual(['event', 'view_item', viewed])
        await addShownProduct(page)
        await expect.poll(() => layerOf(page)).toContainEqual(['event', 'add_to_cart', viewed])
        await expect
          .poll(() => pixelQueue(page))
          .toContainEqual([
            'track',
            'AddToCart',
            expect.objectContaining({ content_ids: [String(product.id)], currency: 'USD' }),
          ])

        await visit(page, '/search?q=norton')
        await expect
          .poll(() => layerOf(page))
          .toContainEqual(['event', 'search', { search_term: 'norton' }])
        await visit(page, '/de')
        await expect(
          page.getByRole('region', { name: 'Ihre Privatsphäre, Ihre Wahl' }),
        ).toHaveCount(0)
        await page.getByRole('main').getByLabel('E-Mail-Adresse').fill('lead@buyer.example')
        await page.getByRole('button', { name: 'Abonnieren' }).click()
        await expect
          .poll(() => layerOf(page))
          .toContainEqual(['event', 'generate_lead', { lead_source: 'newsletter' }])
      })
      await test.step('nothing is loaded where a card is entered, nor in the back office', async () => {
        asked.length = 0
        await page.goto('/checkout/review')
        await page.waitForLoadState('networkidle')
        for (const path of ['/checkout/review', '/admin/products'])
          expect(await policyOf(page, path)).not.toMatch(/google|facebook/)
        expect(asked).toEqual([])
      })
    })
  })

  test('counts a purchase once, on the page after the confirmation', async ({ page, store }) => {
    const product = (await productDispenser(store))()
    const { number, session } = await deliveredOrder(store, [{ product }])
    await page.addInitScript((id) => localStorage.setItem('cartSessionId', id), session)
    await withPlugins(store, MEASURING, async () => {
      const asked = await stubVendors(page)
      await visit(page, '/products')
      await answer(page, 'Accept all')
      await expect.poll(() => asked).toEqual([GTAG, FBEVENTS])

      asked.length = 0
      await page.goto(`/checkout/success?order=${number}`)
      await expect(page.getByText(number).first()).toBeVisible()
      expect(asked).toEqual([])

      const purchases = async () =>
        (await layerOf(page)).filter((entry) => String(entry).startsWith('event,purchase'))
      await page.getByRole('link', { name: 'Continue Shopping' }).click()
      await expect.poll(purchases).toEqual([
        [
          'event',
          'purchase',
          expect.objectContaining({
            transaction_id: number,
            currency: 'USD',
            items: [expect.objectContaining({ item_id: String(product.id), quantity: 1 })],
          }),
        ],
      ])
      await expect
        .poll(() => pixelQueue(page))
        .toContainEqual(['track', 'Purchase', expect.objectContaining({ currency: 'USD' })])

      await page.reload()
      await expect.poll(() => layerOf(page)).toContainEqual(['event', 'page_view'])
      expect(await purchases()).toEqual([])
    })
  })

  test(
    'covers Pinterest and Tag Manager, and nothing is counted twice',
    THOROUGH,
    async ({ page, store, baseURL }) => {
      await test.step('covers Pinterest, from the page view to the withdrawal', async () => {
        const product = oneOf(await catalogue(store), ({ inStock }) => inStock)
        await withPlugins(store, PLUGINS_ON.pinterest, async () => {
          const asked = await stubVendors(page)
          const commands = (): Promise<unknown[]> =>
            page.evaluate(
              () => (window as unknown as { pintrk?: { queue: unknown[] } }).pintrk?.queue ?? [],
            )
          await visit(page, `/products/${product.slug}`)
          await expect(question(page)).toBeVisible()
          expect(asked).toEqual([])
          await answer(page, 'Accept all')
          await expect.poll(() => asked).toEqual(['https://s.pinimg.com/ct/core.js'])
          await addShownProduct(page)
          await expect
            .poll(commands)
            .toEqual(
              expect.arrayContaining([
                ['setconsent', true],
                ['load', '2612345678901'],
                ['page'],
                ['track', 'addtocart', expect.objectContaining({ value: Number(product.price) })],
              ]),
            )
          await page.context().addCookies([{ name: '_pin_unauth', value: '1', url: baseURL ?? '' }])
          await page.keyboard.press('Escape')
          asked.length = 0
          await settingsButton(page).click()
          await Promise.all([page.waitForEvent('load'), answer(page, 'Only necessary')])
          expect((await page.context().cookies()).map(({ name }) => name)).not.toContain(
            '_pin_unauth',
          )
          await page.waitForLoadState('networkidle')
          expect(asked).toEqual([])
        })
      })
      await forgetVisitor(page)
      await test.step('passes consent to Tag Manager, and nothing is counted twice', async () => {
        const both = { ...PLUGINS_ON.google, ...PLUGINS_ON.tagManager }
        await withPlugins(store, both, async () => {
          const asked = await stubVendors(page)
          await visit(page, '/search?q=norton')
          await answer(page, 'Choose by purpose')
          await question(page)
            .getByRole('checkbox', { name: /^Marketing/ })
            .check()
          await answer(page, 'Save choice')
          await expect
            .poll(() => asked)
            .toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST123'])
          await expect
            .poll(() => layerOf(page))
            .toContainEqual({ event: 'search', search_term: 'norton' })
          expect(await layerOf(page)).toContainEqual([
            'consent',
            'update',
            expect.objectContaining({ analytics_storage: 'denied', ad_storage: 'granted' }),
          ])
          expect(await layerOf(page, 'analyticsLayer')).toEqual([])
        })
      })
    },
  )

  test(
    'is what a consent platform says, which asks in the place of the store',
    THOROUGH,
    async ({ page, store }) => {
      const UC = 'https://consent.cookiebot.com/uc.js'
      /** What Cookiebot does when somebody answers. */
      const say = (statistics: boolean) =>
        page.evaluate((allowed) => {
          const consent = { preferences: false, statistics: allowed, marketing: false }
          Object.assign(Reflect.get(window, 'Cookiebot'), { hasResponse: true, consent })
          // The page may be loaded anew by it.
          setTimeout(() => window.dispatchEvent(new Event('CookiebotOnAccept')))
        }, statistics)
      await withPlugins(store, { ...MEASURING, ...PLUGINS_ON.cookiebot }, async () => {
        const asked = await stubVendors(page)
        await visit(page, '/')
        await expect.poll(() => asked).toEqual([UC])
        await expect(question(page)).toHaveCount(0)
        await say(true)
        await expect.poll(() => asked).toEqual([UC, GTAG])
        await settingsButton(page).click()
        await expect(page.getByRole('dialog', { name: 'Cookiebot chat' })).toBeVisible()
        await expect(settings(page)).toHaveCount(0)

        asked.length = 0
        await Promise.all([page.waitForEvent('load'), say(false)])
        await page.waitForLoadState('networkidle')
        expect(asked).toEqual([UC])
        await visit(page, '/newsletter/confirm#a-token')
        expect(asked).toEqual([UC])
      })
    },
  )

  test('can be given by purpose', THOROUGH, async ({ page, store }) => {
    await withPlugins(store, MEASURING, async () => {
      const asked = await stubVendors(page)
      await visit(page, '/')
      await answer(page, 'Choose by purpose')
      await expect(question(page).getByRole('checkbox')).toHaveCount(2)
      const analytics = question(page).getByRole('checkbox', { name: /^Analytics/ })
      await expect(analytics).toBeFocused()
      await expect(analytics).not.toBeChecked()
      await analytics.check()
      await answer(page, 'Save choice')
      await expect.poll(() => asked).toEqual([GTAG])
      await expect(question(page)).toHaveCount(0)
    })
  })

  test('is reached and passed by the keyboard, and can be withdrawn, with the data stored in the browser', async ({
    page,
    store,
    baseURL,
  }) => {
    const url = baseURL ?? ''
    await withPlugins(store, { ...MEASURING, ...PLUGINS_ON.crisp }, async () => {
      const asked = await stubVendors(page)
      // A script that has run is removed only by reloading the page.
      const withdraw = (name: string) =>
        Promise.all([page.waitForEvent('load'), answer(page, name)])
      await visit(page, '/')
      await expect(question(page)).toBeVisible()
      const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim())
      const reached: (string | undefined)[] = []
      for (let press = 0; press < 6; press++) {
        await page.keyboard.press('Tab')
        reached.push(await focused())
      }
      expect(reached.slice(0, 5)).toEqual([
        'Skip to main content',
        'Privacy Policy',
        'Only necessary',
        'Accept all',
        'Choose by purpose',
      ])
      // On into the page: it does not trap the focus.
      expect(await page.evaluate(() => document.activeElement?.closest('header') !== null)).toBe(
        true,
      )

      await answer(page, 'Accept all')
      await expect.poll(() => asked.length).toBe(3)
      await page.context().addCookies(
        ['_ga', '_ga_TEST1234', '_fbp', 'crisp-client%2Fsession', 'NEXT_LOCALE'].map((name) => ({
          name,
          value: name === 'NEXT_LOCALE' ? 'en' : '1',
          url,
        })),
      )
      await page.evaluate(() => localStorage.setItem('crisp-client/socket', '1'))

      await settingsButton(page).focus()
      await page.keyboard.press('Enter')
      await expect(settings(page)).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(settings(page)).toHaveCount(0)
      await expect(settingsButton(page)).toBeFocused()
      await page.keyboard.press('Enter')
      await settings(page)
        .getByRole('checkbox', { name: /^Analytics/ })
        .uncheck()
      asked.length = 0
      await withdraw('Save choice')
      await expect.poll(() => asked).toEqual([FBEVENTS, 'https://client.crisp.chat/l.js'])
      const names = async () => (await page.context().cookies()).map(({ name }) => name).sort()
      expect(await names()).toEqual(['NEXT_LOCALE', '_fbp', 'crisp-client%2Fsession'])

      asked.length = 0
      await settingsButton(page).click()
      await withdraw('Only necessary')
      expect(await names()).toEqual(['NEXT_LOCALE'])
      await page.waitForLoadState('networkidle')
      expect(asked).toEqual([])
      expect(await page.evaluate(() => typeof Reflect.get(window, 'fbq'))).toBe('undefined')
      expect(await page.evaluate(() => localStorage.getItem('crisp-client/socket'))).toBeNull()
    })
  })

  test(
    'is refused by a browser with Global Privacy Control, until it is given',
    THOROUGH,
    async ({ page, store }) => {
      await page.addInitScript(() => {
        Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true })
      })
      await withPlugins(store, MEASURING, async () => {
        const asked = await stubVendors(page)
        await visit(page, '/')
        await expect(question(page)).toHaveCount(0)
        await settingsButton(page).click()
        await expect(settings(page)).toContainText('Global Privacy Control')
        expect(asked).toEqual([])
        await settings(page)
          .getByRole('checkbox', { name: /^Marketing/ })
          .check()
        await answer(page, 'Save choice')
        await expect.poll(() => asked).toEqual([FBEVENTS])
      })
    },
  )

  test(
    'is requested again when a plugin brings another purpose, and after the owner’s months',
    THOROUGH,
    async ({ page, store }) => {
      await withPlugins(store, PLUGINS_ON.google, async () => {
        await stubVendors(page)
        await visit(page, '/')
        await answer(page, 'Accept all')
        await expect(question(page)).toHaveCount(0)
      })
      await withPlugins(store, MEASURING, async () => {
        await visit(page, '/')
        await expect(question(page)).toBeVisible()
        await answer(page, 'Only necessary')
      })
      await page.evaluate(() => {
        const saved = JSON.parse(localStorage.getItem('cookieConsent') ?? '')
        const date = new Date()
        date.setUTCMonth(date.getUTCMonth() - 3)
        for (const choice of Object.values<{ date: string }>(saved.choices))
          choice.date = date.toISOString()
        localStorage.setItem('cookieConsent', JSON.stringify(saved))
      })
      const months = (count: number) => ({
        ...MEASURING,
        'cookie-consent': { settings: { position: 'bottom', months: count } },
      })
      await withPlugins(store, months(4), async () => {
        await visit(page, '/')
        await expect(settingsButton(page)).toBeVisible()
        await expect(question(page)).toHaveCount(0)
      })
      await withPlugins(store, months(2), async () => {
        await visit(page, '/')
        await expect(question(page)).toBeVisible()
      })
    },
  )

  test(
    'is asked for in the owner’s place and words, which are text',
    THOROUGH,
    async ({ page, store }) => {
      const look = {
        'cookie-consent': {
          settings: { position: 'corner-end', message: 'May we <b>count</b>?', months: 6 },
        },
      }
      await page.setViewportSize(DESKTOP)
      await withPlugins(store, { ...MEASURING, ...look }, async () => {
        for (const [path, locale, isAtRight] of [
          ['/', 'en', true],
          ['/ar', 'ar', false],
        ] as const) {
          await visit(page, path)
          await expect(question(page, locale)).toContainText('May we <b>count</b>?')
          const box = await question(page, locale).boundingBox()
          expect((box?.x ?? 0) > DESKTOP.width / 2).toBe(isAtRight)
        }
      })
    },
  )

  test(
    'does not load scripts on pages whose URL carries a token',
    THOROUGH,
    async ({ page, store }) => {
      await withPlugins(store, MEASURING, async () => {
        const asked = await stubVendors(page)
        await visit(page, '/')
        await answer(page, 'Accept all')
        await expect.poll(() => asked.length).toBe(2)
        asked.length = 0
        await visit(page, '/newsletter/confirm#a-token')
        await page.getByRole('contentinfo').getByRole('link', { name: 'Help Center' }).click()
        await expect(page).toHaveURL(/\/help$/)
        await page.waitForLoadState('networkidle')
        expect(asked).toEqual([])
      })
    },
  )
})

test.describe('plugins: how consent is asked for', () => {
  test('yes and no look the same', THOROUGH, async ({ page, store }) => {
    await withPlugins(store, MEASURING, async () => {
      await visit(page, '/')
      const looks = await question(page)
        .getByRole('button', { name: /Only necessary|Accept all/ })
        .evaluateAll((buttons) =>
          buttons.map((button) => {
            const { backgroundColor, color, fontSize, fontWeight } = getComputedStyle(button)
            const { width, height } = button.getBoundingClientRect()
            return JSON.stringify([backgroundColor, color, fontSize, fontWeight, width, height])
          }),
        )
      expect(looks).toHaveLength(2)
      expect(new Set(looks).size).toBe(1)
    })
  })

  test('fits a phone in German, whose words are long', THOROUGH, async ({ page, store }) => {
    await page.setViewportSize(PHONE)
    await withPlugins(store, { ...MEASURING, ...PLUGINS_ON.crisp }, async () => {
      await visit(page, '/de')
      const region = page.locator('section.consent-panel')
      await expect(region).toBeVisible()
      await expectNoSideways(page)
      await region.getByRole('button').last().click()
      await expect(region.getByRole('checkbox')).toHaveCount(3)
      await expectNoSideways(page)
    })
  })

  test('covers no control of the cart on a phone', THOROUGH, async ({ page, store }) => {
    const product = oneOf(await catalogue(store), ({ inStock }) => inStock)
    await page.setViewportSize(PHONE)
    await withPlugins(store, MEASURING, async () => {
      await visit(page, `/products/${product.slug}`)
      const box = await question(page).boundingBox()
      expect(box?.height).toBeLessThan(PHONE.height * 0.4)
      // Playwright refuses to click what something else covers.
      await addShownProduct(page)
      await page.getByRole('button', { name: 'Cart, 1 item' }).click()
      const checkout = drawerOf(page).getByRole('link', { name: 'Proceed to Checkout' })
      await expect(checkout).toBeVisible()
      await checkout.click({ trial: true })
      await page.keyboard.press('Escape')
      await expect(drawerOf(page)).toBeHidden()

      // Content under it can be scrolled into view.
      await settingsButton(page).click()
      await expect(settings(page)).toBeVisible()
      await page.keyboard.press('Escape')
      // What the page loads on the way down makes it longer.
      await expect(async () => {
        await page.evaluate(() => window.scrollTo({ top: 1e6, behavior: 'instant' }))
        const end = await page.getByRole('contentinfo').boundingBox()
        const cover = await question(page).boundingBox()
        expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual((cover?.y ?? 0) + 1)
      }).toPass({ timeout: 10_000 })
    })
  })

  test('moves nothing of the page', THOROUGH, async ({ page, store }) => {
    await countShifts(page)
    await withPlugins(store, MEASURING, async () => {
      await visit(page, '/products')
      await expect(question(page)).toBeVisible()
      expect(await shiftsOn(page)).toBeLessThan(0.02)
    })
  })
})
