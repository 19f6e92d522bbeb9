import { adminClient, signInOnPage } from '@/tests/setup/admin-client'
import { startReceiver } from '@/tests/setup/receiver'
import { expectNoViolationsAtBothWidths } from './accessible'
import { catalogue, expect, test, toast } from './fixtures'

// The browser itself reports the refused calls.
test.use({ expectedConsole: [/Failed to load resource.*400/] })

test('a supplier’s feed is added, looked at, imported, switched on and removed', async ({
  page,
  store,
}) => {
  const [product] = await catalogue(store)
  if (!product) throw new Error('The catalogue is empty')
  const supplier = await startReceiver()
  const price = (Number(product.price) + 1).toFixed(2)
  const row = page.getByRole('listitem').filter({ hasText: 'Keys & Co' })
  try {
    await signInOnPage(page, store)
    await page.goto('/admin/products?feeds')
    const list = page.getByRole('dialog', { name: 'Supplier Feeds' })
    await expect(list.getByText('There are none.')).toBeVisible()
    await expect(page).toHaveURL(/\/admin\/products$/)
    await list.getByRole('button', { name: 'Add Feed' }).click()
    const form = page.getByRole('dialog', { name: 'Add Feed' })
    await form.getByLabel('Supplier').fill('Keys & Co')
    await form.getByLabel('Address of the table').fill('ftp://supplier.example/list.csv')
    await form.getByRole('button', { name: 'Add Feed' }).click()
    await expect(form.getByText('Enter an address that begins with https://')).toBeVisible()
    await expectNoViolationsAtBothWidths(page)
    await form.getByLabel('Address of the table').fill(`${supplier.url}/list.csv`)
    await form.getByRole('button', { name: 'Add Feed' }).click()
    await expect(toast(page, 'Feed Added')).toBeVisible()

    supplier.answerNext({ status: 500 })
    await row.getByRole('button', { name: 'Preview Keys & Co' }).click()
    const preview = page.getByRole('dialog', { name: 'Preview of Keys & Co' })
    await expect(preview.getByText('The address answered 500')).toBeVisible()
    const table = { status: 200, body: `slug,price\n${product.slug},${price}` }
    supplier.answerNext(table, table)
    await preview.getByRole('button', { name: 'Retry' }).click()
    await expect(preview.getByText('1 changed')).toBeVisible()
    await expect(preview.getByText(price)).toBeVisible()
    await expectNoViolationsAtBothWidths(page)
    await preview.getByRole('button', { name: 'Import Now' }).click()
    await expect(toast(page, 'Products Imported')).toBeVisible()
    await expect(row.getByText('Imported')).toBeVisible()
    await expect(row.getByText('0 new · 1 changed · 0 as they are')).toBeVisible()

    await row.getByRole('button', { name: 'Edit Keys & Co' }).click()
    const edit = page.getByRole('dialog', { name: 'Edit Feed' })
    await edit.getByLabel('How often').selectOption('Every week')
    await edit.getByLabel('Import it by itself').click()
    await edit.getByRole('button', { name: 'Save Feed' }).click()
    await expect(row.getByText(/^Every week, next /)).toBeVisible()
    await expectNoViolationsAtBothWidths(page)

    await row.getByRole('button', { name: 'Remove Keys & Co' }).click()
    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(list.getByText('There are none.')).toBeVisible()
    const admin = await adminClient(store)
    expect((await admin.call('/api/admin/supplier-feeds')).body).toEqual([])
  } finally {
    await supplier.close()
  }
})
