import { readFileSync } from 'node:fs'
import { adminClient, signInOnPage } from '@/tests/setup/admin-client'
import { productDispenser } from '@/tests/setup/checkout-client'
import { deliveredOrder, detailsOf, orderToken, refund } from '@/tests/setup/order-client'
import { pdfText } from '@/tests/setup/pdf-text'
import { knowSeller } from '@/tests/setup/seller'
import { withSetting } from '@/tests/setup/settings'
import type { TestStore } from '@/tests/setup/store'
import { BOTH_DIRECTIONS, expectNoViolationsAtBothWidths, openIn } from './accessible'
import { accessibilityViolations, expect, open, type Page, THOROUGH, test } from './fixtures'

test.beforeEach(({ store }) => knowSeller(store))

const ordered = async (store: TestStore) =>
  deliveredOrder(store, [{ product: (await productDispenser(store))(), quantity: 2 }], 'card')

const statusPath = async (store: TestStore, number: string) =>
  `/orders/status#${await orderToken(store, number)}` as const

const invoiceOn = (page: Page, name = 'Invoice') => page.getByRole('region', { name, exact: true })

/** Presses a button and reads the PDF that it saves. */
async function downloaded(page: Page, button: string | RegExp) {
  const download = page.waitForEvent('download')
  await invoiceOn(page).getByRole('button', { name: button }).click()
  const file = await download
  return { name: file.suggestedFilename(), text: pdfText(readFileSync(await file.path())) }
}

test.describe('the invoice on the page of an order', () => {
  test('has the details that its buyer enters, until it is issued', async ({ page, store }) => {
    const { number } = await ordered(store)
    await open(page, await statusPath(store, number))
    const invoice = invoiceOn(page)
    await invoice.getByRole('button', { name: 'Add company, address or tax ID' }).click()
    await expect(invoice.getByLabel('Company')).toBeFocused()
    await expectNoViolationsAtBothWidths(page)
    await invoice.getByLabel('Company').fill('Acme Ltd')
    await invoice.getByLabel('Tax ID').fill('GB?')
    await invoice.getByRole('button', { name: 'Save details' }).click()
    await expect(invoice.getByText('Please enter letters and digits only')).toBeVisible()
    await invoice.getByLabel('Tax ID').fill('GB999999973')
    await invoice.getByLabel('Postal address').fill('5 High Street\nLondon')
    await invoice.getByRole('button', { name: 'Save details' }).click()
    await expect(invoice.getByText('Saved. Your invoice will say so.')).toBeVisible()

    const { name, text } = await downloaded(page, 'Download invoice')
    expect(name).toMatch(/^INV-\d{4}-\d{6}\.pdf$/)
    for (const said of ['Acme Ltd', 'GB999999973', '5 High Street', number])
      expect(text).toContain(said)
    await expect(invoice.getByText(name.replace('.pdf', ''))).toBeVisible()
    await expect(invoice.getByRole('button', { name: /invoice details|company/ })).toHaveCount(0)

    const admin = await adminClient(store)
    const { totalAmount } = await detailsOf(admin, number)
    await refund(admin, number, { amount: totalAmount })
    await expect(async () => {
      await page.reload()
      await expect(invoice.getByText(/^Credit note CN-/)).toBeVisible()
    }).toPass()
    const credit = await downloaded(page, /^Download CN-/)
    expect(credit.text).toContain(name.replace('.pdf', ''))
  })

  // From left to right: while its details are entered.
  for (const direction of BOTH_DIRECTIONS)
    test(`can be used by everybody (${direction.dir})`, THOROUGH, async ({ page, store }) => {
      const { number } = await ordered(store)
      await openIn(page, direction, await statusPath(store, number))
      const { said } = direction
      const invoice = invoiceOn(page, said('Invoice', 'orderDocuments.title'))
      await invoice.getByRole('button', { name: said('Add company, address or tax ID') }).click()
      await expect(invoice.getByLabel(said('Company'))).toBeVisible()
      await expectNoViolationsAtBothWidths(page)
    })
})

test.describe('the invoice on the page after the payment', () => {
  test('is there for the browser that paid', async ({ page, store }) => {
    const { number, session } = await ordered(store)
    const path = `/checkout/success?order=${number}` as const
    await page.addInitScript((id) => localStorage.setItem('cartSessionId', id), session)
    await open(page, path)
    const { text } = await downloaded(page, 'Download invoice')
    expect(text).toContain(number)
    expect(await accessibilityViolations(page)).toEqual([])
  })
})

test.describe('documents in the back office', () => {
  test('are issued on the order’s page, and listed with their sums', async ({ page, store }) => {
    await signInOnPage(page, store)
    const { number } = await ordered(store)
    await page.goto(`/admin/orders/${number}`)
    const invoice = invoiceOn(page)
    await invoice.getByRole('button', { name: 'Issue now' }).click()
    const { name, text } = await downloaded(page, /^Download INV-/)
    expect(text).toContain(number)
    expect(await accessibilityViolations(page)).toEqual([])

    await page.goto('/admin/payments/invoices')
    const row = page.getByRole('row', { name: new RegExp(name.replace('.pdf', '')) })
    await expect(row.getByRole('link', { name: number })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Series of numbers' })).toContainText('No gaps')
    await expect(page.getByRole('rowheader', { name: '8%' })).toBeVisible()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export CSV' }).click()
    expect((await download).suggestedFilename()).toMatch(/^documents-.*\.csv$/)
    expect(await accessibilityViolations(page)).toEqual([])
  })
})

test.describe('an order of a store that has yet to say who sells', () => {
  // A value that the server refuses.
  test.use({ expectedConsole: [/400 \(Bad Request\)/] })

  test('has no invoice, and leads to where the seller is entered, who is on its documents from then on', async ({
    page,
    store,
  }) => {
    await withSetting(store, 'sellerTaxId', '', async () => {
      const { number } = await ordered(store)
      await open(page, await statusPath(store, number))
      await expect(invoiceOn(page).getByText(/can’t issue invoices yet/)).toBeVisible()
      await expect(invoiceOn(page).getByRole('button', { name: 'Download invoice' })).toHaveCount(0)
      await signInOnPage(page, store)
      await page.goto(`/admin/orders/${number}`)
      await expect(invoiceOn(page).getByText(/Nothing is issued while/)).toBeVisible()
      await expect(invoiceOn(page).getByRole('button', { name: 'Issue now' })).toHaveCount(0)
      expect(await accessibilityViolations(page)).toEqual([])
      await invoiceOn(page).getByRole('link', { name: 'Enter who sells' }).click()
      const card = page.getByRole('region', { name: 'Invoices and Credit Notes' })
      await card.getByLabel('Seller Tax ID').fill('GB999999973')
      await card.getByLabel('Seller Name').fill('Softhaven Trading Ltd')
      await card.getByLabel('Digits of Numbers').fill('10')
      await page.getByRole('button', { name: 'Save All Settings' }).click()
      await expect(card.getByText('must be at most 9')).toBeVisible()
      await card.getByLabel('Digits of Numbers').fill('6')
      await page.getByRole('button', { name: 'Save All Settings' }).click()
      await expect(page.getByText('Everything is saved.')).toBeVisible()
      await page.goto(`/admin/orders/${number}`)
      await invoiceOn(page).getByRole('button', { name: 'Issue now' }).click()
      const { text } = await downloaded(page, /^Download INV-/)
      expect(text).toContain('Softhaven Trading Ltd')
    })
  })
})
