import { checkoutClient, productDispenser } from '@/tests/setup/checkout-client'
import { fillCard } from './checkout-steps'
import { accessibilityViolations, expect, open, test } from './fixtures'

const CONTACT = { name: 'Customer', exact: true } as const

test.describe('the checkout is one page', () => {
  test.beforeEach(async ({ page, store }) => {
    const shopper = checkoutClient(store)
    await shopper.fillCart([{ product: (await productDispenser(store))(), quantity: 2 }])
    await page.addInitScript(
      (session) => localStorage.setItem('cartSessionId', session),
      shopper.session,
    )
    await open(page, '/checkout/review')
    await page.getByLabel('Email Address').fill('ada@example.com')
    await page.getByLabel('Full Name').fill('Ada Lovelace')
  })

  test('whose payment opens in place, with the contact folded, and where back, forward and reload work', async ({
    page,
  }) => {
    const summary = page.getByRole('region', { name: 'Order Summary' })
    // The same element stays, and so does the document.
    await summary.evaluate((element) => element.setAttribute('data-seen', ''))
    await page.getByRole('button', { name: 'Proceed to Payment' }).click()
    await expect(page).toHaveURL(/\/checkout\/payment$/)
    await expect(page.getByRole('heading', { name: 'Payment', exact: true })).toBeFocused()
    await expect(page).toHaveTitle(/^Payment/)
    await expect(summary).toHaveAttribute('data-seen', '')
    const contact = page.getByRole('region', CONTACT)
    await expect(contact).toContainText('ada@example.com')
    await expect(contact).toContainText('Ada Lovelace')
    expect(await accessibilityViolations(page)).toEqual([])

    await contact.getByRole('link', { name: 'Change customer information' }).click()
    await expect(page).toHaveURL(/\/checkout\/review$/)
    await expect(page.getByRole('heading', { name: 'Review your order' })).toBeFocused()
    await expect(page.getByLabel('Full Name')).toHaveValue('Ada Lovelace')
    await page.getByLabel('Full Name').fill('Ada King')
    await page.getByRole('button', { name: 'Proceed to Payment' }).click()
    await expect(contact).toContainText('Ada King')
    await expect(summary).toHaveAttribute('data-seen', '')

    await page.goBack()
    await expect(page.getByLabel('Email Address')).toHaveValue('ada@example.com')
    await page.goForward()
    await expect(contact).toContainText('ada@example.com')
    await page.reload()
    await expect(contact).toContainText('ada@example.com')
    await expect(page.getByRole('tab', { name: 'PayPal' })).toBeVisible()

    // Without a name there is nothing to pay yet.
    await open(page, '/checkout/review')
    await page.getByRole('button', { name: 'Proceed to Payment' }).click()
    await expect(contact).toBeVisible()
    await page.goBack()
    await page.getByLabel('Full Name').fill('')
    await page.goForward()
    await expect(page).toHaveURL(/\/checkout\/review$/)
    await expect(page.getByRole('button', { name: 'Proceed to Payment' })).toBeDisabled()
  })

  test('where a company says what its invoice is to say', async ({ page, store }) => {
    await page.getByLabel('Country').selectOption('DE')
    await page.getByLabel('I buy for a company').check()
    await page.getByLabel('Company', { exact: true }).fill('Acme GmbH')
    const taxId = page.getByLabel('Tax ID')
    await taxId.fill('DE12')
    const proceed = page.getByRole('button', { name: 'Proceed to Payment' })
    await proceed.click()
    await expect(taxId).toHaveAttribute('aria-invalid', 'true')
    expect(await accessibilityViolations(page)).toEqual([])
    await taxId.fill('DE 136 695 976')
    await page.reload()
    await expect(taxId).toHaveValue('DE 136 695 976')
    await proceed.click()
    await expect(page.getByRole('region', CONTACT)).toBeVisible()
    await fillCard(page, '4111111111111111')
    await page.getByRole('button', { name: 'Order with obligation to pay' }).click()
    await expect(page).toHaveURL(/\/checkout\/success\?order=SH-/)
    const number = new URL(page.url()).searchParams.get('order')
    const { rows } = await store.sql.query(
      `SELECT d."company", d."taxId", d."address" FROM "InvoiceDetails" d
       JOIN "Order" o ON o."id" = d."orderId" WHERE o."orderNumber" = $1`,
      [number],
    )
    expect(rows).toEqual([{ company: 'Acme GmbH', taxId: 'DE136695976', address: 'Germany' }])
  })
})
