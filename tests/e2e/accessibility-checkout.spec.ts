import { checkoutClient } from '@/tests/setup/checkout-client'
import { filledIn } from '@/tests/setup/in-words'
import { withSetting } from '@/tests/setup/settings'
import type { TestStore } from '@/tests/setup/store'
import {
  DIRECTIONS,
  expectGoodPage,
  expectNoViolations,
  expectNoViolationsAtBothWidths,
  expectWholePage,
  inThorough,
  openIn,
  richProduct,
} from './accessible'
import { boxOf, overlap } from './boxes'
import { hold } from './calls'
import { expect, type Page, PHONE, THOROUGH, test, toast } from './fixtures'

type Said = (typeof DIRECTIONS)[number]['said']

/** The simulated provider holds a charge with this code for manual review. */
const HELD_CVV = '997'

const click = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()
const alert = (page: Page) => page.getByRole('main').getByRole('alert')

/** Prepares the page for a shopper with a filled cart and a known name. */
async function comeWithCart(page: Page, store: TestStore): Promise<void> {
  const shopper = checkoutClient(store)
  await shopper.fillCart([{ product: await richProduct(store), quantity: 2 }])
  await page.addInitScript(
    ([session, customer]) => {
      localStorage.setItem('cartSessionId', session ?? '')
      localStorage.setItem('checkoutCustomerInfo', customer ?? '')
    },
    [shopper.session, JSON.stringify(shopper.customer)],
  )
}

async function fillCard(page: Page, said: Said, number: string, cvv = '123'): Promise<void> {
  for (const [label, text] of [
    ['Card Number', number],
    ['Expiry Date', '12/39'],
    ['CVV', cvv],
    ['Cardholder Name', 'Ada Buyer'],
  ] as const)
    await page.getByLabel(said(label)).fill(text)
}

/** A phone's notice leaves room for the field that it is about. */
async function expectNoticeAboveField(page: Page, said: Said): Promise<void> {
  const number = page.getByLabel(said('Card Number'))
  await expect(number).toBeFocused()
  const text = toast(page, said('Please enter a valid card number'))
  await text.hover()
  const notice = await boxOf(page.locator('[data-sonner-toast]'))
  expect(overlap(notice, await boxOf(number))).toBe(false)
  expect(overlap(notice, await boxOf(page.locator('label[for=cardNumber]')))).toBe(false)
  expect(await text.evaluate((element) => getComputedStyle(element).unicodeBidi)).toBe('plaintext')
}

// Each checks several states at two widths.
for (const direction of DIRECTIONS) {
  const { dir, locale, said } = direction
  const pay = (page: Page) =>
    click(page, new RegExp(`^${filledIn(locale, 'payment.pay', { amount: '' })}`))

  test.describe(`11 Accessibility: the checkout has no faults (${dir})`, () => {
    // The browser itself reports refused calls.
    test.use({
      expectedConsole: [/Failed to load resource/],
    })

    test('review: filled, with errors, no answer, closed', async ({ page, store }) => {
      await comeWithCart(page, store)
      await openIn(page, direction, '/checkout/review')
      await expect(page.getByText((await richProduct(store)).name).first()).toBeVisible()
      await expectWholePage(page, said('Review your order'))
      await inThorough(() => expectNoViolationsAtBothWidths(page))
      await page.getByLabel(said('Email Address')).fill('nobody')
      await page.getByLabel(said('Full Name')).fill('x'.repeat(300))
      await page.getByLabel(said('Street and number')).fill('x'.repeat(3000))
      await click(page, said('Proceed to Payment'))
      for (const label of ['Email Address', 'Full Name', 'Street and number'])
        await expect(page.getByLabel(said(label))).toHaveAttribute('aria-invalid', 'true')
      await expectNoViolationsAtBothWidths(page)
      await inThorough(async () => {
        await page.route('**/api/cart', (route) => route.abort())
        await openIn(page, direction, '/checkout/review')
        await expect(alert(page)).toBeVisible()
        await expectNoViolationsAtBothWidths(page)
        await page.unroute('**/api/cart')
      })
      await withSetting(store, 'guestCheckout', false, async () => {
        await openIn(page, direction, '/checkout/payment')
        await expect(
          page.getByRole('heading', { name: said('The checkout is closed at the moment') }),
        ).toBeVisible()
        await expectNoViolationsAtBothWidths(page)
      })
    })

    test('payment: each way to pay, errors, a declined card, paid', async ({ page, store }) => {
      await comeWithCart(page, store)
      await openIn(page, direction, '/checkout/payment')
      await expect(page.getByRole('tab', { name: 'PayPal' })).toBeVisible()
      await expectWholePage(page, said('Payment'))
      await inThorough(() => expectNoViolationsAtBothWidths(page))
      await page.getByRole('tab', { name: said('Credit Card') }).click()
      await test.step('on a phone, the field to correct stands below the notice of it', async () => {
        await page.setViewportSize(PHONE)
        await pay(page)
        await expectNoticeAboveField(page, said)
      })
      await expect(page.getByLabel(said('Card Number'))).toHaveAttribute('aria-invalid', 'true')
      await expectNoViolationsAtBothWidths(page)
      await fillCard(page, said, '4222222222222')
      await pay(page)
      await expect(alert(page).filter({ hasText: said('Payment failed') })).toBeVisible()
      await expectNoViolations(page)
      await fillCard(page, said, '4111111111111111')
      await pay(page)
      await expect(page).toHaveURL(/\/checkout\/success\?order=SH-/)
      await expectGoodPage(page, said('Thank you for your order!'))
    })

    // Roles, names and states of these: components/checkout/payment.
    test(
      'payment: while it is being made, and without an order',
      THOROUGH,
      async ({ page, store }) => {
        await comeWithCart(page, store)
        await openIn(page, direction, '/checkout/payment')
        await page.getByRole('tab', { name: said('Credit Card') }).click()
        await fillCard(page, said, '4111111111111111')
        const paid = await hold(page, '**/api/payments/authorize-net/card')
        await pay(page)
        await expect(page.getByLabel(said('Card Number'))).toBeDisabled()
        await expectNoViolationsAtBothWidths(page)
        const ordered = await hold(page, '**/api/orders', (route) =>
          route.fulfill({ status: 400, json: { message: 'Refused' } }),
        )
        paid()
        await expect(page.getByRole('alertdialog')).toBeVisible()
        await expectNoViolationsAtBothWidths(page)
        ordered()
        await expect(
          alert(page).filter({
            hasText: filledIn(locale, 'payment.errors.orderAlert', { paymentId: '' }),
          }),
        ).toBeVisible({
          timeout: 40_000,
        })
        await expectNoViolationsAtBothWidths(page)
      },
    )

    test('payment: under review', THOROUGH, async ({ page, store }) => {
      await comeWithCart(page, store)
      await openIn(page, direction, '/checkout/payment')
      await page.getByRole('tab', { name: said('Credit Card') }).click()
      await fillCard(page, said, '4111111111111111', HELD_CVV)
      await pay(page)
      await expect(alert(page)).toContainText(said('Your payment is under review'))
      await expectNoViolationsAtBothWidths(page)
    })
  })
}
