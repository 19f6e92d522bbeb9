import { PLUGINS_ON } from '@/tests/setup/plugins'
import {
  accessibilityViolations,
  expect,
  open,
  type Page,
  THOROUGH,
  test,
  thoroughUnless,
} from './fixtures'
import { stubVendors, withPlugins } from './plugins'

const CRISP = 'https://client.crisp.chat/l.js'

const start = (page: Page) => page.getByRole('button', { name: 'Start a live chat' })
const chat = (page: Page, name: string) => page.getByRole('dialog', { name: `${name} chat` })

// The browser itself reports the script that the test blocks.
test.use({ expectedConsole: [/Failed to load resource/] })

test.describe('2 Screens: Live Chat', () => {
  for (const { name, plugin, script } of [
    { name: 'Crisp', plugin: PLUGINS_ON.crisp, script: CRISP },
    {
      name: 'Tawk.to',
      plugin: PLUGINS_ON.tawk,
      script: `https://embed.tawk.to/${'a'.repeat(24)}/default`,
    },
    {
      name: 'Intercom',
      plugin: PLUGINS_ON.intercom,
      script: 'https://widget.intercom.io/widget/ab12cd34',
    },
    {
      name: 'Tidio',
      plugin: PLUGINS_ON.tidio,
      script: `https://code.tidio.co/${'a1b2c3d4'.repeat(4)}.js`,
    },
  ])
    test(
      `opens ${name} by a press, which is the consent for it`,
      thoroughUnless(name === 'Crisp'),
      async ({ page, store }) => {
        await withPlugins(store, plugin, async () => {
          const asked = await stubVendors(page)
          await open(page, '/contact')
          await page.waitForLoadState('networkidle')
          expect(asked).toEqual([])
          await expect(start(page)).toHaveAccessibleDescription(
            new RegExp(`loads the chat of ${name}, which sets cookies`),
          )
          expect(await accessibilityViolations(page)).toEqual([])
          // One that does not come is reported, and can be tried again.
          const context = page.context()
          await context.route(script, (route) => route.abort())
          await start(page).click()
          await expect(
            page.getByRole('alert').filter({ hasText: 'The chat could not be loaded' }),
          ).toBeVisible()
          await context.unroute(script)
          await start(page).click()
          await expect(chat(page, name)).toBeVisible()
          expect(asked).toEqual([script])

          // It is on the next page, but not where a card is entered.
          asked.length = 0
          await open(page, '/products')
          await expect.poll(() => asked).toEqual([script])
          await expect(chat(page, name)).toHaveCount(0)
          asked.length = 0
          await page.goto('/checkout/review')
          await page.waitForLoadState('networkidle')
          expect(asked).toEqual([])
        })
      },
    )

  test('is one chat, however many are on', THOROUGH, async ({ page, store }) => {
    const all = { ...PLUGINS_ON.intercom, ...PLUGINS_ON.tawk, ...PLUGINS_ON.crisp }
    await withPlugins(store, all, async () => {
      const asked = await stubVendors(page)
      await open(page, '/help')
      await start(page).click()
      await expect(chat(page, 'Crisp')).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(asked).toEqual([CRISP])
      const policy = (await page.request.get('/help')).headers()['content-security-policy'] ?? ''
      expect(policy).toContain('https://client.crisp.chat')
      expect(policy).not.toMatch(/tawk|intercom/)
    })
  })

  test('speaks the language of the page', THOROUGH, async ({ page, store }) => {
    await withPlugins(store, PLUGINS_ON.crisp, async () => {
      await stubVendors(page)
      await open(page, '/de/help')
      const button = page.getByRole('button', { name: 'Live-Chat starten' })
      await expect(button).toHaveAccessibleDescription(/Chat von Crisp geladen/)
      await button.click()
      await expect(chat(page, 'Crisp')).toBeVisible()
      expect(await page.evaluate(() => Reflect.get(window, 'CRISP_RUNTIME_CONFIG'))).toEqual({
        locale: 'de',
      })
    })
  })
})
