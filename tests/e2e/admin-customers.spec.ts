import type { Page } from '@playwright/test'
import { clientOfRole, signInOnPage } from '@/tests/setup/admin-client'
import { checkoutClient, productDispenser } from '@/tests/setup/checkout-client'
import { deliveredOrder } from '@/tests/setup/order-client'
import { expectNoSideways } from './boxes'
import {
  accessibilityViolations,
  button,
  expect,
  PHONE,
  THOROUGH,
  test,
  toast,
  violationsOfVariant,
} from './fixtures'

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test.describe('9 Back office: customers', () => {
  test('a customer is found, noted, tagged, blocked and erased', async ({ page, store }) => {
    const product = (await productDispenser(store))()
    const { email, number } = await deliveredOrder(store, [{ product }], 'card')
    await signInOnPage(page, store)
    await page.goto('/admin/customers')
    await expect(page.getByRole('tab', { name: 'Customers' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await page.getByRole('searchbox', { name: 'Search customers' }).fill(email.toUpperCase())
    await expect(page.getByRole('row')).toHaveCount(2)
    expect(await violationsOfVariant(page)).toEqual([])
    await page.getByRole('row', { name: email }).getByRole('link', { name: 'Ada Buyer' }).click()

    await expect(page.getByRole('heading', { level: 1, name: 'Ada Buyer' })).toBeVisible()
    await expect(region(page, 'Orders').getByRole('link', { name: number })).toBeVisible()
    await expect(region(page, 'Bought')).toContainText(product.name)
    await expect(region(page, 'Keys')).toContainText('•')
    await expect(region(page, 'Mails')).toContainText('Delivery')

    await page.getByLabel('Add a note').fill('Prefers the telephone')
    await button(page, 'Save note').click()
    await expect(region(page, 'Notes').getByRole('listitem')).toContainText('Prefers the telephone')
    await page.getByLabel('Edit the tags').fill('press, Reseller, press')
    await button(page, 'Save tags').click()
    await expect(toast(page, 'Tags saved')).toBeVisible()

    await button(page, 'Block customer').click()
    const dialog = page.getByRole('dialog', { name: 'Block this customer?' })
    await dialog.getByRole('button', { name: 'Block customer' }).click()
    await expect(dialog.getByText('Say why')).toBeVisible()
    await dialog.getByLabel('Why').fill('Charge-backs')
    expect(await violationsOfVariant(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Block customer' }).click()
    await expect(region(page, 'Blocked')).toContainText('Charge-backs')
    expect(await accessibilityViolations(page)).toEqual([])

    const shopper = checkoutClient(store)
    await shopper.fillCart([{ product }])
    const paid = await shopper.payByCard({ customer: { ...shopper.customer, email } })
    expect(paid.body.code).toBe('payment_refused')

    // From the tag to the list, and from the order back to the customer.
    await region(page, 'Tags').getByRole('link', { name: 'Reseller' }).click()
    await expect(page.getByRole('row', { name: email })).toContainText('Blocked')
    await page.goto(`/admin/orders/${number}`)
    await page.getByRole('link', { name: 'All about this customer' }).click()
    await expect(region(page, 'Blocked')).toBeVisible()
    await button(page, 'Lift the block').click()
    await page
      .getByRole('alertdialog', { name: 'Lift the block?' })
      .getByRole('button', { name: 'Lift the block' })
      .click()
    await expect(region(page, 'Payments')).toBeVisible()

    await test.step('personal data are downloaded and erased', async () => {
      const saved = page.waitForEvent('download')
      await button(page, 'Download').click()
      expect((await saved).suggestedFilename()).toMatch(/^customer-\d+\.json$/)

      await button(page, 'Erase').click()
      const dialog = page.getByRole('alertdialog', { name: 'Erase the personal data?' })
      await expect(dialog).toContainText('notes and tags')
      await expect(dialog).toContainText('invoices and credit notes')
      expect(await violationsOfVariant(page)).toEqual([])
      await dialog.getByRole('button', { name: 'Erase data' }).click()
      await expect(toast(page, 'Data erased')).toBeVisible()
      await expect(region(page, 'Notes').getByRole('listitem')).toHaveCount(0)
      await expect(region(page, 'Personal data')).toContainText('Erased')
      await expect(region(page, 'Orders').getByRole('row')).toHaveCount(2)
    })
  })

  test('two addresses of one person are merged and separated', async ({ page, store }) => {
    const dispense = await productDispenser(store)
    const one = await deliveredOrder(store, [{ product: dispense() }], 'card')
    const other = await deliveredOrder(store, [{ product: dispense() }], 'card')
    await signInOnPage(page, store)
    await page.goto('/admin/customers')
    const search = page.getByRole('searchbox', { name: 'Search customers' })
    await search.fill(one.email)
    await page
      .getByRole('row', { name: one.email })
      .getByRole('link', { name: 'Ada Buyer' })
      .click()

    await button(page, 'Merge with another customer').click()
    const dialog = page.getByRole('dialog', { name: 'Merge with another customer' })
    await dialog.getByRole('searchbox', { name: 'Find the other customer' }).fill(one.email)
    await expect(dialog.getByText('No other customer found')).toBeVisible()
    await dialog.getByRole('searchbox').fill(other.email.slice(0, -2))
    await dialog.getByRole('button', { name: other.email }).click()
    await expect(dialog.getByRole('region', { name: 'Together' })).toContainText('Orders2')
    await expect(dialog.getByRole('radio', { name: one.email })).toBeChecked()
    expect(await accessibilityViolations(page)).toEqual([])
    await dialog.getByRole('radio', { name: other.email }).check()
    await dialog.getByRole('button', { name: 'Merge customers' }).click()
    await expect(toast(page, 'Customers merged')).toBeVisible()

    // The page of the one that leads has both, and so has the list.
    const addresses = region(page, 'Addresses')
    await expect(addresses.getByRole('listitem').first()).toContainText(other.email)
    await expect(addresses.getByRole('listitem').last()).toContainText(one.email)
    for (const { number, email } of [one, other])
      await expect(region(page, 'Orders').getByRole('row', { name: number })).toContainText(email)
    expect(await violationsOfVariant(page)).toEqual([])
    await page.goto('/admin/customers')
    await search.fill(one.email)
    await expect(page.getByRole('row', { name: one.email })).toContainText(other.email)
    await page
      .getByRole('row', { name: one.email })
      .getByRole('link', { name: 'Ada Buyer' })
      .click()

    // Whose data are meant is asked.
    await button(page, 'Erase').click()
    const erasure = page.getByRole('alertdialog', { name: 'Erase the personal data?' })
    await expect(erasure.getByRole('button', { name: 'Erase data' })).toBeDisabled()
    await erasure.getByRole('radio', { name: `Only ${one.email}` }).check()
    await erasure.getByRole('button', { name: 'Erase data' }).click()
    await expect(addresses.getByRole('listitem').last()).toContainText('Data erased')
    await button(page, 'Download').click()
    const download = page.getByRole('dialog', { name: 'Download the personal data' })
    await download.getByRole('radio', { name: 'Both addresses' }).check()
    const saved = page.waitForEvent('download')
    await download.getByRole('button', { name: 'Download' }).click()
    expect((await saved).suggestedFilename()).toMatch(/^customer-\d+\.json$/)

    await addresses.getByRole('button', { name: `Separate ${one.email}` }).click()
    const separating = page.getByRole('alertdialog', { name: 'Separate this address?' })
    await expect(separating).toContainText('1 order')
    expect(await violationsOfVariant(page)).toEqual([])
    await separating.getByRole('button', { name: 'Separate' }).click()
    await expect(region(page, 'Another address?')).toBeVisible()
    await expect(region(page, 'Orders').getByRole('row', { name: other.number })).toBeVisible()
    await expect(region(page, 'Orders').getByRole('row', { name: one.number })).toHaveCount(0)
  })

  test(
    'moderators on a phone see all, and neither block nor erase',
    THOROUGH,
    async ({ page, store }) => {
      const product = (await productDispenser(store))()
      const { email } = await deliveredOrder(store, [{ product }], 'card')
      const { token } = await clientOfRole(store, 'moderator')
      await page.addInitScript((saved) => localStorage.setItem('adminToken', saved), token)
      await page.setViewportSize(PHONE)
      await page.goto('/admin/customers')
      await page.getByRole('searchbox', { name: 'Search customers' }).fill(email)
      await page.getByRole('row', { name: email }).getByRole('link', { name: 'Ada Buyer' }).click()
      await expect(region(page, 'Notes')).toBeVisible()
      await expect(button(page, 'Block customer')).toHaveCount(0)
      await expect(button(page, 'Erase')).toHaveCount(0)
      await expectNoSideways(page)
      expect(await accessibilityViolations(page)).toEqual([])
    },
  )
})
