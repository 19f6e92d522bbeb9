import { addShownProduct, drawerOf, expect, open, type Page, searchBox } from './fixtures'

/** From the home page to a product's, as a shopper goes. */
export async function findProduct(page: Page): Promise<void> {
  await open(page, '/')
  await searchBox(page).fill('bitdefender')
  await page.getByRole('option').first().click()
  await expect(page).toHaveURL(/\/products\//)
}

/** From a product's page to that of its payment. */
export async function goToPayment(page: Page, email: string): Promise<void> {
  await open(page, '/products/bitdefender-total-security-2024')
  await payForShown(page, email)
}

/** From the product page that is open to the checkout. */
export async function checkOutShown(page: Page): Promise<void> {
  await addShownProduct(page)
  await page.getByRole('button', { name: /^Cart/ }).click()
  await drawerOf(page).getByRole('link', { name: 'Proceed to Checkout' }).click()
  await expect(page).toHaveURL(/\/checkout/)
}

/** From the product page that is open to that of its payment. */
export async function payForShown(page: Page, email: string): Promise<void> {
  await checkOutShown(page)

  const proceed = page.getByRole('button', { name: 'Proceed to Payment' })
  await expect(proceed).toBeDisabled()
  await page.getByLabel('Email Address').fill(email)
  await page.getByLabel('Full Name').fill('Ada Buyer')
  await page.getByLabel('Street and number').fill('1 Main Street, Springfield')
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
