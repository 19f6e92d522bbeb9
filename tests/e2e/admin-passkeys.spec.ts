import { clientOfRole } from '@/tests/setup/admin-client'
import { TEST_ADMIN } from '@/tests/setup/template'
import { withAuthenticator } from './authenticator'
import {
  accessibilityViolations,
  expect,
  type Page,
  test,
  toast,
  violationsOfVariant,
} from './fixtures'

// The browser itself reports the refused calls.
test.use({ expectedConsole: [/Failed to load resource/] })

const addButton = (page: Page) => page.getByRole('button', { name: 'Add a passkey' })
const usePasskey = (page: Page) => page.getByRole('button', { name: 'Use a passkey' })
const gate = (page: Page) => page.getByRole('dialog', { name: 'Admin Authentication Required' })

test('9 Back office: a passkey is added, signs in without a password, and is deleted', async ({
  page,
  store,
}) => {
  const { confirm } = await withAuthenticator(page)
  const client = await clientOfRole(store, 'moderator')
  const { body: me } = await client.call('/api/auth/user')
  await page.goto('/admin/account')
  await gate(page).getByLabel('Username').fill(me.username)
  await gate(page).getByLabel('Password').fill(TEST_ADMIN.password)
  await page.getByRole('button', { name: 'Login to Admin Panel' }).click()
  await addButton(page).click()
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
  expect(await violationsOfVariant(page)).toEqual([])
  await dialog.getByLabel('Name').fill('The laptop')
  await dialog.getByLabel('Your password').fill('not this one')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByLabel('Your password')).toHaveAccessibleDescription(/not your/)
  await dialog.getByLabel('Your password').fill(TEST_ADMIN.password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(toast(page, 'Passkey Added')).toBeVisible()
  await expect(page.getByText('The laptop', { exact: true }).first()).toBeVisible()
  expect(await accessibilityViolations(page)).toEqual([])

  // The device knows that there is one already.
  await addButton(page).click()
  await dialog.getByLabel('Your password').fill(TEST_ADMIN.password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByText(/No passkey was added/)).toBeVisible()
  await page.keyboard.press('Escape')

  await page.evaluate(() => localStorage.removeItem('adminToken'))
  await page.reload()
  await confirm(false)
  await usePasskey(page).click()
  await expect(toast(page, 'Login Failed')).toBeVisible()
  await confirm(true)
  const sent = page.waitForRequest('**/api/auth/passkey')
  await usePasskey(page).click()
  await expect(page.getByRole('heading', { name: 'Your account', level: 1 })).toBeVisible()
  await expect(page.getByText(/, last used/)).toBeVisible()

  // What was sent is worth nothing a second time.
  const again = await client.call('/api/auth/passkey', {
    method: 'POST',
    raw: (await sent).postData() ?? '',
  })
  expect(again.status).toBe(401)

  await page.getByRole('button', { name: 'Delete The laptop' }).click()
  await page.getByRole('button', { name: 'Delete passkey' }).click()
  await expect(toast(page, 'Passkey Deleted')).toBeVisible()
  await expect(page.getByText('You have none yet.')).toBeVisible()
  await page.evaluate(() => localStorage.removeItem('adminToken'))
  await page.reload()
  await usePasskey(page).click()
  await expect(page.getByText('This passkey is not known to the store')).toBeVisible()
})
