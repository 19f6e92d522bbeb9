import { randomUUID } from 'node:crypto'
import { adminClient, signInOnPage } from '@/tests/setup/admin-client'
import { apiClient } from '@/tests/setup/api-client'
import { firstMailTo, keyLikeTexts } from '@/tests/setup/checkout-client'
import { placeOrder } from '@/tests/setup/order-client'
import { expectNoViolationsAtBothWidths } from './accessible'
import { expect, test } from './fixtures'
import { openLibrary } from './library-steps'

/** The browser's report of a pattern that is refused. */
test.use({ expectedConsole: [/Failed to load resource.*400/] })

test.describe('licences by rule', () => {
  test('are set up by the owner, used on devices, and freed in the order', async ({
    page,
    store,
  }) => {
    const name = `Editor ${randomUUID().slice(0, 8)}`
    const admin = await adminClient(store)
    const { body: product } = await admin.post('/api/admin/products', {
      name,
      description: 'Of our own',
      price: '30.00',
    })
    await signInOnPage(page, store)
    await page.goto(`/admin/keys/${product.id}`)
    await page.getByRole('button', { name: 'Licences by Rule' }).click()
    const dialog = page.getByRole('dialog', { name: 'Licences by Rule' })
    await dialog.getByLabel('Make keys by this rule').click()
    await dialog.getByLabel('Pattern').fill('SOFT-####')
    await dialog.getByRole('button', { name: 'Save Rule' }).click()
    await expect(dialog.getByText('at least 12 random characters')).toBeVisible()
    await dialog.getByLabel('Pattern').fill('SOFT-####-####-####')
    await dialog.getByLabel('Days from the first activation').fill('365')
    await expect(dialog.getByText('Public key of licence files')).toBeVisible()
    await expectNoViolationsAtBothWidths(page)
    await dialog.getByRole('button', { name: 'Save Rule' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('Its keys are made when they are delivered.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Add Key' })).toBeHidden()

    const shown = (await apiClient(store.url).call(`/api/products/${product.slug}`)).body
    const order = await placeOrder(store, [{ product: shown }], 'card')
    const [key = ''] = keyLikeTexts((await firstMailTo(store, order.email)).text)
    const activate = (device: string) =>
      apiClient(store.url).call('/api/licences/activate', {
        method: 'POST',
        body: { key, device, deviceName: 'Old laptop' },
      })
    expect((await activate('one')).status).toBe(200)
    expect((await activate('two')).status).toBe(409)

    await page.goto(`/admin/orders/${order.number}`)
    await page.getByRole('button', { name: /^Devices of key/ }).click()
    const devices = page.getByRole('dialog', { name: 'Devices' })
    await expect(devices.getByText('Old laptop')).toBeVisible()
    await expectNoViolationsAtBothWidths(page)
    await devices.getByLabel('Renew by days').fill('30')
    await devices.getByRole('button', { name: 'Renew' }).click()
    await expect(page.getByText('Licence Renewed')).toBeVisible()
    await devices.getByRole('button', { name: 'End the activation of Old laptop' }).click()
    await expect(devices.getByText('It is not active on any device.')).toBeVisible()
    await expect(devices.getByText(/^Taken until .* by its licence file$/)).toBeVisible()
    await expectNoViolationsAtBothWidths(page)
    await devices.getByRole('button', { name: 'Free the place of Old laptop' }).click()
    await expect(devices.getByText('Places of devices that left')).toBeHidden()
    expect((await activate('two')).status).toBe(200)
  })

  test('are seen by their buyer, who makes room for another device', async ({ page, store }) => {
    const admin = await adminClient(store)
    const { body: product } = await admin.post('/api/admin/products', {
      name: `Editor ${randomUUID().slice(0, 8)}`,
      description: 'Of our own',
      price: '30.00',
    })
    const rule = { isOn: true, pattern: 'SOFT-####-####-####', deviceLimit: 1, termDays: 365 }
    await admin.call(`/api/admin/licence-rules/${product.id}`, {
      method: 'PUT',
      body: { ...rule, version: '', downloadUrl: '', changelog: '' },
    })
    const client = apiClient(store.url)
    const shown = (await client.call(`/api/products/${product.slug}`)).body
    const order = await placeOrder(store, [{ product: shown }], 'card')
    const [key = ''] = keyLikeTexts((await firstMailTo(store, order.email)).text)
    const activate = (device: string, deviceName: string) =>
      client.call('/api/licences/activate', { method: 'POST', body: { key, device, deviceName } })
    expect((await activate('one', 'Old laptop')).status).toBe(200)

    await openLibrary(page, store, order.email)
    const card = page.getByRole('region', { name: `Order ${order.number}` })
    await card.getByRole('button', { name: /^Devices/ }).click()
    await expect(card.getByText('Active on 1 of 1 device')).toBeVisible()
    await expectNoViolationsAtBothWidths(page)
    await card.getByRole('button', { name: 'Remove Old laptop' }).click()
    await expect(card.getByText(/^The licence is no longer active on Old laptop/)).toBeFocused()
    await expect(card.getByText('Active on 0 of 1 device')).toBeVisible()
    expect((await activate('two', 'New laptop')).status).toBe(200)
  })
})
