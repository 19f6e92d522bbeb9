import { SIMULATED_SECRET, SIMULATED_TOKENS } from '@/scripts/simulators/turnstile'
import { eventually } from '@/tests/setup/api-client'
import { mailsTo, pooledProducts } from '@/tests/setup/checkout-client'
import { PDF } from '@/tests/setup/files'
import { filledIn } from '@/tests/setup/in-words'
import { deliveredOrder, orderToken } from '@/tests/setup/order-client'
import { PLUGINS_ON, turnstileOn } from '@/tests/setup/plugins'
import type { TestStore } from '@/tests/setup/store'
import {
  DIRECTIONS,
  expectNoViolationsAtBothWidths,
  expectWholePage,
  inThorough,
  openIn,
} from './accessible'
import { expect, type Page, THOROUGH, test } from './fixtures'
import { stubVendors, withPlugins } from './plugins'

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name })
const alert = (page: Page) => page.getByRole('main').getByRole('alert')
const OFFLINE =
  'No connection to the store. Check your internet connection and try again; nothing you typed is lost.'
const click = (page: Page, name: string) => page.getByRole('button', { name }).click()
async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label).fill(text)
}

/** An order whose keys have arrived. */
async function delivered(store: TestStore) {
  const [product] = await pooledProducts(store)
  if (!product) throw new Error('No product of the store has keys')
  return deliveredOrder(store, [{ product }], 'card')
}

/** The path with token of a mailed link, without its language. */
function mailedPath(store: TestStore, email: string, page: string): Promise<`/${string}`> {
  const link = new RegExp(`https?://\\S+(/${page}#\\S+)`)
  return eventually(async () => {
    for (const { text } of await mailsTo(store, email)) {
      const path = text.match(link)?.[1]
      if (path) return path as `/${string}`
    }
    return undefined
  })
}

// Each checks several states at two widths.
for (const direction of DIRECTIONS) {
  const { dir, locale, said } = direction
  const address = (name: string) => `${name}-${dir}@reader.example`
  const missing = (page: Page) => page.getByText(said('Please fill in this field'))

  test.describe(`11 Accessibility: forms have no faults (${dir})`, () => {
    // The browser itself reports refused calls.
    test.use({
      expectedConsole: [/Failed to load resource/],
    })

    // Roles, names and states of the forms: components/service, content/careers, refunds, orders and marketing/newsletter.
    test('contact: errors, no answer, sent', THOROUGH, async ({ page }) => {
      await openIn(page, direction, '/contact')
      await click(page, said('Send Message'))
      await expect(missing(page)).toHaveCount(4)
      await expectNoViolationsAtBothWidths(page)
      await fill(page, {
        [said('Full Name')]: 'Ada Buyer',
        [said('Email Address')]: address('contact'),
        [said('Subject')]: 'My key is not taken',
        [said('Message')]: 'Text',
      })
      await page.route('**/api/contact', (route) => route.abort())
      await click(page, said('Send Message'))
      await expect(alert(page).filter({ hasText: said(OFFLINE) })).toBeVisible()
      await expectNoViolationsAtBothWidths(page)
      await page.unroute('**/api/contact')
      await click(page, said('Send Message'))
      await expect(heading(page, said('Your message has arrived'))).toBeFocused()
      await expectNoViolationsAtBothWidths(page)
    })

    test('contact: errors, live chat and security check', async ({ page, store }) => {
      const check = turnstileOn({ onContact: true, onLogin: false }, SIMULATED_SECRET)
      await withPlugins(store, { ...PLUGINS_ON.crisp, ...check }, async () => {
        await page.exposeFunction('giveToken', (action: string) =>
          SIMULATED_TOKENS.good({ hostname: 'localhost', action }),
        )
        await stubVendors(page)
        await openIn(page, direction, '/contact')
        await expectWholePage(page, said('Contact us'))
        await page.getByLabel(said('Full Name')).fill('Ada Buyer')
        await expect(page.getByRole('group', { name: said('Security check') })).toContainText(
          'Checked',
        )
        await page.context().route('https://client.crisp.chat/l.js', (route) => route.abort())
        await click(page, said('Start a live chat'))
        await expect(
          alert(page).filter({ hasText: filledIn(locale, 'liveChat.failed', {}) }),
        ).toBeVisible()
        await click(page, said('Send Message'))
        await expect(missing(page)).toHaveCount(3)
        await expectNoViolationsAtBothWidths(page)
      })
    })

    test('application: errors, a file, sent', THOROUGH, async ({ page }) => {
      await openIn(page, direction, '/careers/product-designer')
      await click(page, said('Send Application'))
      await expect(missing(page)).toHaveCount(3)
      await expectNoViolationsAtBothWidths(page)
      await fill(page, {
        [said('Full Name')]: 'Ada Applicant',
        [said('Email Address')]: address('apply'),
        [said('Message')]: 'Because keys should arrive.',
      })
      await page.getByRole('main').getByRole('checkbox').check()
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'Ada CV.pdf', mimeType: 'application/pdf', buffer: PDF })
      await expect(page.getByText('Ada CV.pdf')).toBeVisible()
      await expectNoViolationsAtBothWidths(page)
      await click(page, said('Send Application'))
      await expect(heading(page, said('Your application has arrived'))).toBeFocused()
      await expectNoViolationsAtBothWidths(page)
    })

    test('refund request: errors, refused, sent', THOROUGH, async ({ page, store }) => {
      const order = await delivered(store)
      await openIn(page, direction, '/returns/request')
      await click(page, said('E-mail me the link'))
      await expect(missing(page)).toHaveCount(2)
      await expectNoViolationsAtBothWidths(page)
      await fill(page, {
        [said('Order Number')]: order.number,
        [said('Email Address')]: order.email,
      })
      await click(page, said('E-mail me the link'))
      await expect(heading(page, said('Check your inbox'))).toBeFocused()
      await expectNoViolationsAtBothWidths(page)

      await openIn(page, direction, await mailedPath(store, order.email, 'returns/request'))
      await page
        .getByLabel(said('What would you like to return?'))
        .selectOption(said('Only some products'))
      await click(page, said('Send Refund Request'))
      await expect(missing(page)).toHaveCount(2)
      await expectNoViolationsAtBothWidths(page)
      await page.getByLabel(said('What would you like to return?')).selectOption({ index: 0 })
      await page
        .getByLabel(said('Reason'))
        .selectOption(said('The key is invalid or has already been used'))
      await click(page, said('Send Refund Request'))
      await expect(heading(page, said('Your request has arrived'))).toBeFocused()
      await page.reload()
      await page
        .getByLabel(said('Reason'))
        .selectOption(said('The key is invalid or has already been used'))
      await click(page, said('Send Refund Request'))
      await expect(
        alert(page).filter({ hasText: filledIn(locale, 'refundRequest.refused.already_open', {}) }),
      ).toBeVisible()
      await expectNoViolationsAtBothWidths(page)
    })

    test('orders: errors, link sent', THOROUGH, async ({ page, store }) => {
      const order = await delivered(store)
      await openIn(page, direction, '/orders/track')
      await click(page, said('E-mail me the link'))
      await expect(missing(page)).toHaveCount(2)
      await expectNoViolationsAtBothWidths(page)
      await fill(page, {
        [said('Order Number')]: order.number,
        [said('Email Address')]: order.email,
      })
      await click(page, said('E-mail me the link'))
      await expect(heading(page, said('Check your inbox'))).toBeFocused()
      await expectNoViolationsAtBothWidths(page)
    })

    test('the order, keys sent again', async ({ page, store }) => {
      const { number } = await delivered(store)
      await openIn(page, direction, `/orders/status#${await orderToken(store, number)}`)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(number)
      await inThorough(() => expectNoViolationsAtBothWidths(page))
      await click(page, said('Send my keys again'))
      await expect(
        page.getByText(filledIn(locale, 'orderStatus.resend.sent', { email: '' })),
      ).toBeVisible()
      await expectNoViolationsAtBothWidths(page)
    })

    test(
      'newsletter: error, link sent, confirmed, ended, a link that has expired',
      THOROUGH,
      async ({ page, store }) => {
        const email = address('newsletter')
        await openIn(page, direction, '/deals')
        await click(page, said('Subscribe'))
        await expect(missing(page)).toBeVisible()
        await expectNoViolationsAtBothWidths(page)
        await page.getByRole('main').getByLabel(said('Email Address')).fill(email)
        await click(page, said('Subscribe'))
        await expect(heading(page, said('Check your inbox'))).toBeFocused()
        await expectNoViolationsAtBothWidths(page)

        for (const [path, action, title] of [
          ['newsletter/confirm', 'Confirm subscription', 'You are subscribed'],
          ['newsletter/unsubscribe', 'Unsubscribe', 'You are unsubscribed'],
        ] as const) {
          await openIn(page, direction, await mailedPath(store, email, path))
          await click(page, said(action))
          await expect(heading(page, said(title))).toBeFocused()
          await expectNoViolationsAtBothWidths(page)
          await page.goto('about:blank')
          await openIn(page, direction, `/${path}#made-up`)
          await click(page, said(action))
          await expect(heading(page, said('This link does not work any more'))).toBeFocused()
          await expectNoViolationsAtBothWidths(page)
        }
      },
    )
  })
}
