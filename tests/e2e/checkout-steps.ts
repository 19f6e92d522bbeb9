import { expect, type Page } from './fixtures'

/** From the home page to the payment page, as a shopper goes. */
export async function goToPayment(page: Page, email: string): Promise<void> {
  await page.goto('/')
  await page
    .getByRole('searchbox')
    .or(page.getByRole('combobox', { name: 'Search' }))
    .first()
    .fill('bitdefender')
  await page.getByRole('option').first().click()
  await expect(page).toHaveURL(/\/products\//)
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(page.getByText('Added to Cart!').first()).toBeVisible()
  await page.getByRole('button', { name: /^Cart/ }).click()
  const drawer = page.getByRole('dialog', { name: 'Shopping Cart' })
  await drawer.getByRole('link', { name: 'Proceed to Checkout' }).click()
  await expect(page).toHaveURL(/\/checkout/)

  const proceed = page.getByRole('button', { name: 'Proceed to Payment' })
  await expect(proceed).toBeDisabled()
  await page.getByLabel('Email Address').fill(email)
  await page.getByLabel('Full Name').fill('Ada Buyer')
  await page.getByLabel(/Billing Address/).fill('1 Main Street, Springfield')
  await proceed.click()
  await expect(page).toHaveURL(/\/checkout\/payment/)
  await expect(page.getByText('Test mode: no money moves')).toBeVisible()
}

/** Chooses payment by card and fills in its form. */
export async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByRole('tab', { name: 'Credit Card' }).click()
  await page.getByLabel('Card Number').fill(number)
  await page.getByLabel('Expiry Date').fill('12/39')
  await page.getByLabel('CVV').fill('123')
  await page.getByLabel('Cardholder Name').fill('Ada Buyer')
}
