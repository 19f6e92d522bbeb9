import { clientOfRole } from '@/tests/setup/admin-client'
import type { TestStore } from '@/tests/setup/store'
import { TEST_ADMIN } from '@/tests/setup/template'
import {
  accessibilityViolations,
  expect,
  type Page,
  THOROUGH,
  test,
  toast,
  violationsOfVariant,
} from './fixtures'

const PASSWORD = 'violin-Lisbon-Karli-3'

const gateOf = (page: Page) => page.getByRole('dialog', { name: 'Admin Authentication Required' })

/** Opens the users as a new administrator, and types one into the dialog. */
async function typeUser(page: Page, store: TestStore, username: string) {
  const client = await clientOfRole(store, 'admin', true)
  await page.context().addCookies(
    client.cookies.map((cookie) => {
      const [name = '', value = ''] = cookie.split('=', 2)
      return { name, value, url: store.url }
    }),
  )
  const { body: me } = await client.call('/api/auth/user')
  await page.addInitScript((saved) => {
    if (sessionStorage.getItem('planted')) return
    sessionStorage.setItem('planted', 'yes')
    localStorage.setItem('adminToken', saved)
  }, client.token)
  await page.goto('/admin/users')
  await page.getByRole('button', { name: 'Add User' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add User' })
  await dialog.getByLabel('Username').fill(username)
  await dialog.getByLabel('Email').fill(`${username}@softhaven.example`)
  await dialog.getByLabel('Password').fill(PASSWORD)
  return {
    client,
    me,
    dialog,
    save: () => dialog.getByRole('button', { name: 'Add User' }).click(),
  }
}

test.describe('4 States: a session that ends in the middle of work', () => {
  // The browser reports every refused call.
  test.use({ expectedConsole: [/Failed to load resource/] })

  test('asks for the login over the page, and goes on where it was', async ({ page, store }) => {
    const { client, me, dialog, save } = await typeUser(page, store, 'unfinished')
    await client.post('/api/auth/logout')
    await save()
    await expect(toast(page, 'Session Expired')).toBeVisible()
    await expect(gateOf(page)).toBeVisible()
    expect(await violationsOfVariant(page)).toEqual([])
    await page.keyboard.press('Escape')
    await gateOf(page).getByLabel('Username').fill(me.username)
    await gateOf(page).getByLabel('Password').fill(TEST_ADMIN.password)
    await page.keyboard.press('Enter')
    await expect(gateOf(page)).toBeHidden()
    await expect(toast(page, 'User Added')).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('unfinished@softhaven.example')).toBeVisible()
  })

  test('shows nothing of it to somebody else who signs in', THOROUGH, async ({ page, store }) => {
    const { client, dialog, save } = await typeUser(page, store, 'confidential')
    const other = await clientOfRole(store, 'moderator')
    const { body: somebody } = await other.call('/api/auth/user')
    await client.post('/api/auth/logout')
    await save()
    await gateOf(page).getByLabel('Username').fill(somebody.username)
    await gateOf(page).getByLabel('Password').fill(TEST_ADMIN.password)
    await page.keyboard.press('Enter')
    await expect(
      page.getByRole('banner').getByRole('link', { name: new RegExp(somebody.username) }),
    ).toBeVisible()
    await expect(dialog).toHaveCount(0)
    const { rows } = await store.sql.query(`SELECT 1 FROM "User" WHERE "username" = 'confidential'`)
    expect(rows).toEqual([])
  })
})

test.describe('9 Back office: who it is, once more', () => {
  test.use({ expectedConsole: [/Failed to load resource/] })

  test('is asked before users change, and nothing typed is lost', async ({ page, store }) => {
    const { me, dialog, save } = await typeUser(page, store, 'careful')
    await store.sql.query(
      `UPDATE "AdminSession" SET "provenAt" = now() - interval '16 minutes' WHERE "userId" = $1`,
      [me.id],
    )
    await save()
    const proof = page.getByRole('dialog', { name: 'Confirm that it is you' })
    await expect(proof).toBeVisible()
    expect(await accessibilityViolations(page)).toEqual([])
    // Whoever thinks better of it goes on typing.
    await page.keyboard.press('Escape')
    await expect(proof).toBeHidden()
    await expect(dialog.getByLabel('Username')).toHaveValue('careful')
    await save()
    await proof.getByLabel('Your password').fill('not this one')
    await page.keyboard.press('Enter')
    await expect(proof.getByLabel('Your password')).toHaveAccessibleDescription(/not your current/)
    await proof.getByLabel('Your password').fill(TEST_ADMIN.password)
    await page.keyboard.press('Enter')
    await expect(proof).toBeHidden()
    await expect(toast(page, 'User Added')).toBeVisible()
    await expect(page.getByText('careful@softhaven.example')).toBeVisible()
  })
})
