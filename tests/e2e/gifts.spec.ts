import type { Product } from '@/lib/catalog/contracts'
import { adminClient, signInOnPage } from '@/tests/setup/admin-client'
import { apiClient } from '@/tests/setup/api-client'
import { firstMailTo, keyLikeTexts, productDispenser } from '@/tests/setup/checkout-client'
import type { TestStore } from '@/tests/setup/store'
import { expectNoViolations, expectNoViolationsAtBothWidths } from './accessible'
import { fillCard } from './checkout-steps'
import { expect, open, type Page, PHONE, test } from './fixtures'

async function cartWith(page: Page, store: TestStore): Promise<Product> {
  const product = (await productDispenser(store))()
  const { call, session } = apiClient(store.url)
  await call('/api/cart', { method: 'POST', body: { productId: product.id, quantity: 1 } })
  await page.addInitScript((id) => localStorage.setItem('cartSessionId', id), session)
  return product
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

async function typeBuyer(page: Page, email: string) {
  await page.getByLabel('Email Address').fill(email)
  await page.getByLabel('Full Name').fill('Ada Buyer')
}

const proceed = (page: Page) => page.getByRole('button', { name: 'Proceed to Payment' }).first()

test.describe('a gift', () => {
  test('is filled in, kept over a reload, paid, and shown without its keys', async ({
    page,
    store,
  }) => {
    const buyer = `gift-buyer-${Date.now()}@example.com`
    const recipient = `gift-recipient-${Date.now()}@example.com`
    await cartWith(page, store)
    await open(page, '/checkout/review')
    await typeBuyer(page, buyer)
    await page.getByLabel('Send as a gift').check()
    await page.getByLabel('Recipient’s e-mail').fill(recipient)
    await page.getByLabel('Recipient’s name').fill('Grace')
    await page.getByLabel('Message').fill('Happy birthday!')
    await page.getByLabel('Send on').fill(inDays(30))
    await expectNoViolationsAtBothWidths(page)
    await page.reload()
    await expect(page.getByLabel('Recipient’s e-mail')).toHaveValue(recipient)
    await expect(page.getByLabel('Message')).toHaveValue('Happy birthday!')
    await proceed(page).click()
    await expect(page).toHaveURL(/\/checkout\/payment/)
    await expect(page.getByText(`A gift for ${recipient}, sent on`)).toBeVisible()
    await fillCard(page, '4111111111111111')
    await page.getByRole('button', { name: /^Pay \$/ }).click()
    await expect(page).toHaveURL(/\/checkout\/success\?order=/)
    await expect(page.getByText(`A gift: the keys go to ${recipient} by e-mail`)).toBeVisible()
    await expect(page.getByText('Your gift goes to')).toBeVisible()
    await expect(page.getByRole('code')).toHaveCount(0)
    await expectNoViolationsAtBothWidths(page)
    const number = new URL(page.url()).searchParams.get('order') ?? ''
    const receipt = await firstMailTo(store, buyer)
    expect(keyLikeTexts(receipt.text)).toEqual([])

    await signInOnPage(page, store)
    await page.goto(`/admin/orders/${number}`)
    const panel = page.getByRole('region', { name: 'Gift' })
    await expect(panel).toContainText(recipient)
    await expect(panel).toContainText('Happy birthday!')
    await panel.getByRole('button', { name: 'Correct recipient' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('E-mail address').fill(`right-${recipient}`)
    await dialog.getByRole('button', { name: 'Correct' }).click()
    await expect(panel).toContainText(`right-${recipient}`)
    const { body } = await (await adminClient(store)).call(`/api/admin/orders/${number}`)
    expect(body.gift.recipientEmail).toBe(`right-${recipient}`)
  })

  test('says what is wrong, asks about a mistyped address, and can be unticked', async ({
    page,
    store,
  }) => {
    await page.setViewportSize(PHONE)
    await cartWith(page, store)
    await open(page, '/checkout/review')
    await typeBuyer(page, 'ada@example.com')
    await page.getByLabel('Send as a gift').check()
    await proceed(page).click()
    await expect(page.getByLabel('Recipient’s e-mail')).toBeFocused()
    await expect(page).toHaveURL(/\/checkout\/review/)
    await expect(page.getByText('Please enter a valid e-mail address')).toBeVisible()
    await page.getByLabel('Recipient’s e-mail').fill('Ada@example.com')
    await expect(page.getByText('Enter the address of somebody else.')).toBeVisible()
    await page.getByLabel('Recipient’s e-mail').fill('grace@example.com')
    await page.getByLabel('Send on').fill('2020-01-01')
    await expect(page.getByText('This day is over.')).toBeVisible()
    await expectNoViolations(page)
    await page.getByLabel('Recipient’s e-mail').fill('grace@gmial.com')
    await page.getByRole('button', { name: 'Use this address' }).click()
    await expect(page.getByLabel('Recipient’s e-mail')).toHaveValue('grace@gmail.com')
    await page.getByLabel('Send on').fill('')
    await expect(page.getByText('This day is over.')).toHaveCount(0)
    await page.getByLabel('Send as a gift').uncheck()
    await proceed(page).click()
    await expect(page).toHaveURL(/\/checkout\/payment/)
    await expect(page.getByText('A gift for')).toHaveCount(0)
  })
})
