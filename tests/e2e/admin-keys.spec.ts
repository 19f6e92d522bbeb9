import { readFileSync } from 'node:fs'
import type { Product } from '@/lib/catalog/contracts'
import { adminClient, signInOnPage } from '@/tests/setup/admin-client'
import {
  checkoutClient,
  leaveKeys,
  mailsTo,
  orderRow,
  productDispenser,
} from '@/tests/setup/checkout-client'
import {
  accessibilityViolations,
  expect,
  type Page,
  THOROUGH,
  test,
  toast,
  violationsOfVariant,
} from './fixtures'

let freshProduct: () => Product

test.beforeEach(async ({ page, store }) => {
  freshProduct ??= await productDispenser(store)
  await signInOnPage(page, store)
})

const figure = (page: Page, label: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd')
    .first()
const keyRow = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Keys' }).getByRole('listitem').filter({ hasText: text })

async function openManager(page: Page, { id, name }: Product) {
  await page.goto(`/admin/keys/${id}`)
  await expect(page.getByRole('heading', { name: `Keys of ${name}`, level: 1 })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Keys' })).toBeVisible()
}

test.describe('2 Screens: keys', () => {
  test('are counted, added, shown, quarantined and deleted, and told when they are there twice', async ({
    page,
    store,
  }) => {
    await test.step('shows the true numbers, and what runs low', async () => {
      const product = freshProduct()
      await leaveKeys(store, product.id, 3)
      const admin = await adminClient(store)
      const { body } = await admin.call('/api/admin/key-stock/overview')
      await page.goto('/admin/keys')
      await expect(figure(page, 'Available')).toHaveText(body.available.toLocaleString('en'))
      await expect(figure(page, 'Used')).toHaveText(String(body.used))
      await expect(figure(page, 'Products with keys')).toHaveText(String(body.productsWithKeys))
      await page.getByLabel('Show').selectOption('low')
      await page.getByLabel('Search products').fill(product.name)
      const row = page
        .getByRole('row')
        .filter({ has: page.getByText(product.name, { exact: true }) })
      await expect(row).toContainText('Low stock')
      expect(await accessibilityViolations(page)).toEqual([])
      await row.getByRole('link', { name: `Manage keys of ${product.name}` }).click()
      await expect(page).toHaveURL(`/admin/keys/${product.id}`)
      await expect(figure(page, 'Available')).toHaveText('3')
      await expect(figure(page, 'Total')).toHaveText('3')
    })
    await test.step('adds a key, shows and hides it, and deletes it', async () => {
      await page.getByRole('button', { name: 'Add Key' }).click()
      const dialog = page.getByRole('dialog', { name: 'Add Key' })
      const submit = dialog.getByRole('button', { name: 'Add Key' })
      await expect(submit).toBeDisabled()
      await dialog.getByLabel('Key', { exact: false }).first().fill('BROWSER-KEY-0001')
      await dialog.getByLabel('Key type').selectOption('serial')
      await dialog.getByLabel('Notes').fill('Invoice 12')
      expect(await violationsOfVariant(page)).toEqual([])
      await submit.click()
      await expect(toast(page, 'Key Added')).toBeVisible()
      await expect(figure(page, 'Total')).toHaveText('4')
      const row = keyRow(page, '0001')
      await expect(row).toContainText('••••0001')
      await expect(row).toContainText('Serial')
      await expect(row).toContainText('Invoice 12')
      await expect(page.getByText('BROWSER-KEY-0001')).toHaveCount(0)

      await page.getByRole('button', { name: 'Show Keys' }).click()
      await expect(keyRow(page, 'BROWSER-KEY-0001')).toBeVisible()
      await page.getByRole('button', { name: 'Hide Keys' }).click()
      await expect(page.getByText('BROWSER-KEY-0001')).toHaveCount(0)
      const { rows } = await store.sql.query(
        `SELECT "after"::text AS after FROM "AuditEntry" WHERE "action" IN ('product_key.reveal', 'product_key.create')`,
      )
      expect(rows.length).toBeGreaterThanOrEqual(2)
      expect(JSON.stringify(rows)).not.toContain('BROWSER-KEY')

      await row.getByRole('button', { name: /^Delete/ }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete key' }).click()
      await expect(toast(page, 'Key Deleted')).toBeVisible()
      await expect(figure(page, 'Total')).toHaveText('3')
    })
    await test.step('quarantines a key with a reason', async () => {
      await page
        .getByRole('button', { name: /^Quarantine/ })
        .first()
        .click()
      const dialog = page.getByRole('dialog', { name: /^Quarantine key/ })
      await dialog.getByLabel('Reason').fill('Blocked by the publisher')
      await dialog.getByRole('button', { name: 'Quarantine' }).click()
      await expect(keyRow(page, 'Blocked by the publisher')).toContainText('Quarantined')
      await expect(figure(page, 'Available')).toHaveText('2')
    })
    await test.step('lists keys that were stored twice before, until somebody says that it is right', async () => {
      const [one, other] = [freshProduct(), freshProduct()]
      const admin = await adminClient(store)
      const add = (productId: number, keyValue: string) =>
        admin.post('/api/admin/product-keys', { productId, keyValue, allowKnown: true })
      await add(one.id, 'STORED-TWICE-0007')
      await add(other.id, 'stored twice 0007')
      await store.sql.query(
        'UPDATE "ProductKey" SET "comparedHash" = NULL WHERE "productId" = ANY($1)',
        [[one.id, other.id]],
      )
      await add(one.id, 'COMPARES-ALL-OTHERS')
      await page.goto('/admin/keys')
      const list = page.getByRole('region', { name: '1 key is stored more than once' })
      await expect(list.getByRole('link', { name: one.name })).toBeVisible()
      await expect(list.getByRole('link', { name: other.name })).toBeVisible()
      expect(await violationsOfVariant(page)).toEqual([])
      await list.getByRole('button', { name: 'This is right for key ••••0007' }).click()
      await expect(list).toHaveCount(0)
    })
  })

  // What a list holds, and keys that other products have: components/licences/admin.
  test('adds many: pasted, from a table, of several lines and from files', async ({
    page,
    store,
  }) => {
    await test.step('adds many, pasted and from a file', async () => {
      const product = freshProduct()
      await leaveKeys(store, product.id, 1)
      await openManager(page, product)
      const dialog = page.getByRole('dialog', { name: 'Bulk Add' })
      await page.getByRole('button', { name: 'Bulk Add' }).click()
      await expect(dialog.getByRole('button', { name: 'Add Keys' })).toBeDisabled()
      await dialog.locator('#keys').fill('PASTE-A1, PASTE-B2\nPASTE-C3\tPASTE-A1\n\n')
      await expect(dialog.getByText('4 keys found')).toBeVisible()
      expect(await accessibilityViolations(page)).toEqual([])
      await dialog.getByRole('button', { name: 'Add 4 keys' }).click()
      await expect(toast(page, 'Keys Added')).toBeVisible()
      await expect(page.getByText('3 keys added, 1 known already')).toBeVisible()
      await expect(figure(page, 'Total')).toHaveText('4')

      await page.getByRole('button', { name: 'Bulk Add' }).click()
      await dialog.locator('input[type=file]').setInputFiles({
        name: 'keys.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from('Invoice,License key\n1,FILE-A1\n2,"FILE,B2"\n3,\n'),
      })
      await expect(dialog.getByLabel('Column with the keys').locator('option:checked')).toHaveText(
        'License key',
      )
      await expect(dialog.getByText('2 keys found, 1 blank')).toBeVisible()
      await dialog.getByRole('button', { name: 'Add 2 keys' }).click()
      await expect(figure(page, 'Total')).toHaveText('6')
    })
    await test.step('adds a licence file as one key for several buyers', async () => {
      await page.getByRole('button', { name: 'Add Key' }).click()
      const one = page.getByRole('dialog', { name: 'Add Key' })
      await one.locator('#keyValue').fill('-----BEGIN-----\n  file 1\n-----END-1')
      await one.getByRole('checkbox', { name: 'These 3 lines are one key' }).check()
      await one.getByLabel('Buyers of each key').fill('4')
      expect(await violationsOfVariant(page)).toEqual([])
      await one.getByRole('button', { name: 'Add Key' }).click()
      await expect(figure(page, 'Total')).toHaveText('10')
      await expect(keyRow(page, 'Use 4')).toBeVisible()
    })
    await test.step('adds files as keys, and gives them back', async () => {
      await page.getByRole('button', { name: 'Add Files' }).click()
      const dialog = page.getByRole('dialog', { name: 'Add Files' })
      const chosen = (name: string, content: Buffer) => ({
        name,
        mimeType: 'text/plain',
        buffer: content,
      })
      await dialog
        .locator('input[type=file]')
        .setInputFiles([
          chosen('acme-licence-0001.lic', Buffer.from('first')),
          chosen('acme-licence-0002.lic', Buffer.from('second')),
          chosen('acme-licence-0003.lic', Buffer.from('third')),
        ])
      await dialog.getByRole('button', { name: 'Remove acme-licence-0003.lic' }).click()
      await dialog.locator('input[type=file]').setInputFiles([chosen('big', Buffer.alloc(200_000))])
      await expect(dialog.getByText(/Too large: at most 100 KB/)).toBeVisible()
      expect(await violationsOfVariant(page)).toEqual([])
      await dialog.getByRole('button', { name: 'Add 2 keys' }).click()
      await expect(figure(page, 'Total')).toHaveText('12')
      await expect(keyRow(page, '••••0001.lic')).toContainText('File')
      await page.getByRole('button', { name: 'Show Keys' }).click()
      const download = page.waitForEvent('download')
      await page.getByRole('link', { name: 'acme-licence-0001.lic' }).click()
      expect(readFileSync(await (await download).path(), 'utf8')).toBe('first')
    })
  })

  test('fits a list of thousands in its frame, page by page', THOROUGH, async ({ page, store }) => {
    const product = freshProduct()
    const admin = await adminClient(store)
    await admin.post('/api/admin/product-keys/bulk', {
      productId: product.id,
      keys: Array.from({ length: 2000 }, (_, index) => `THOUSANDS-${index}`),
    })
    await openManager(page, product)
    const frame = page.getByRole('region', { name: 'Keys' })
    await expect(frame.getByRole('listitem')).toHaveCount(100)
    // 96 units of 4 px.
    expect((await frame.boundingBox())?.height).toBeLessThanOrEqual(384)
    const { height, inner } = await page.evaluate(() => ({
      height: document.documentElement.scrollHeight,
      inner: window.innerHeight,
    }))
    expect(height).toBeLessThan(inner * 2)
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByText('101–200 of 2,025 keys')).toBeVisible()
  })
})

test.describe('4 States: product key', () => {
  test('a used key shows its buyer, and an order that waits gets the key that is added', async ({
    page,
    store,
  }) => {
    await test.step('a used key shows its buyer and cannot be deleted', async () => {
      const product = freshProduct()
      await leaveKeys(store, product.id, 1)
      const shopper = checkoutClient(store)
      const cart = await shopper.fillCart([{ product }])
      const paid = await shopper.payByCard()
      const placed = await shopper.postOrder(
        shopper.orderBody(cart, paid.body.transactionId, 'card'),
      )
      await openManager(page, product)
      const row = keyRow(page, shopper.email)
      await expect(row).toContainText('Used')
      await expect(row.getByRole('link', { name: placed.body.orderNumber })).toHaveAttribute(
        'href',
        `/admin/orders/${placed.body.orderNumber}`,
      )
      await expect(row.getByRole('button')).toHaveCount(0)
    })
    await test.step('an order that waits gets the key that is added', async () => {
      const product = freshProduct()
      const shopper = checkoutClient(store)
      const cart = await shopper.fillCart([{ product }])
      const paid = await shopper.payByCard()
      await store.sql.query('DELETE FROM "ProductKey" WHERE "productId" = $1', [product.id])
      const placed = await shopper.postOrder(
        shopper.orderBody(cart, paid.body.transactionId, 'card'),
      )

      await page.goto('/admin/keys')
      const waiting = page.getByRole('region', { name: 'Orders waiting for keys' })
      await expect(
        waiting.getByRole('row').filter({ hasText: placed.body.orderNumber }),
      ).toBeVisible()
      await waiting.getByRole('link', { name: product.name, exact: true }).click()
      await page.getByRole('button', { name: 'Add Key' }).click()
      const dialog = page.getByRole('dialog', { name: 'Add Key' })
      await dialog.locator('#keyValue').fill('WAITED-FOR-KEY-1')
      await dialog.getByRole('button', { name: 'Add Key' }).click()
      await expect(toast(page, 'Key Added')).toBeVisible()
      await expect
        .poll(async () => (await orderRow(store, placed.body.orderNumber)).orderStatus, {
          timeout: 30_000,
        })
        .toBe('completed')
      const mails = await mailsTo(store, shopper.email)
      expect(mails.some(({ text }) => text.includes('WAITED-FOR-KEY-1'))).toBe(true)
    })
  })
})

test.describe('8 Errors: keys', () => {
  test.use({ expectedConsole: [/Failed to load resource/] })

  test(
    'explains why a key is not added, and keeps the input',
    THOROUGH,
    async ({ page, store }) => {
      const product = freshProduct()
      const admin = await adminClient(store)
      await admin.post('/api/admin/product-keys', {
        productId: product.id,
        keyValue: 'KNOWN-KEY-77',
      })
      await openManager(page, product)
      await page.getByRole('button', { name: 'Add Key' }).click()
      const dialog = page.getByRole('dialog', { name: 'Add Key' })
      const field = dialog.locator('#keyValue')
      await field.fill('KNOWN-KEY-77')
      await dialog.getByRole('button', { name: 'Add Key' }).click()
      await expect(toast(page, 'Failed to add product key')).toBeVisible()
      await expect(field).toHaveAccessibleDescription('This product has this key already')
      await expect(field).toHaveValue('KNOWN-KEY-77')
    },
  )

  test('says when many are not added', THOROUGH, async ({ page }) => {
    await openManager(page, freshProduct())
    await page.getByRole('button', { name: 'Bulk Add' }).click()
    const dialog = page.getByRole('dialog', { name: 'Bulk Add' })
    await dialog.getByLabel('Key type').selectOption('download_link')
    await dialog.locator('#keys').fill('http://downloads.example/a')
    await dialog.getByRole('button', { name: 'Add 1 key' }).click()
    await expect(toast(page, 'Failed to add product keys')).toBeVisible()
    await expect(dialog.locator('#keys')).toHaveAccessibleDescription(/begins with https/)
  })

  test('says why a reserved key is not deleted', THOROUGH, async ({ page, store }) => {
    const product = freshProduct()
    await leaveKeys(store, product.id, 1)
    const shopper = checkoutClient(store)
    await shopper.fillCart([{ product }])
    // A charge that is held for review keeps its key.
    await shopper.payByCard({ cvv: '997' })
    await openManager(page, product)
    await keyRow(page, 'Reserved')
      .getByRole('button', { name: /^Delete/ })
      .click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete key' }).click()
    await expect(page.getByRole('alertdialog').getByRole('alert')).toContainText(
      'A shopper is paying for this key',
    )
    await expect(toast(page, 'Failed to delete product key')).toBeVisible()
  })
})
