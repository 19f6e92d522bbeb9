import { adminClient, clientOfRole, signInOnPage } from '@/tests/setup/admin-client'
import { apiClient, eventually } from '@/tests/setup/api-client'
import { mailsTo } from '@/tests/setup/checkout-client'
import { deliveredOrder } from '@/tests/setup/order-client'
import { TEST_ADMIN } from '@/tests/setup/template'
import {
  accessibilityViolations,
  catalogue,
  expect,
  forgetVisitor,
  oneOf,
  open,
  type Page,
  THOROUGH,
  test,
  toast,
  violationsOfVariant,
} from './fixtures'

const PASSWORD = 'violin-Lisbon-Karli-3'

const gateOf = (page: Page) => page.getByRole('dialog', { name: 'Admin Authentication Required' })
const rowOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) })
const savedToken = (page: Page) => page.evaluate(() => localStorage.getItem('adminToken'))

async function logIn(page: Page, username: string, password: string) {
  await gateOf(page).getByLabel('Username').fill(username)
  await gateOf(page).getByLabel('Password').fill(password)
  await page.keyboard.press('Enter')
}

test.describe('2 Screens: admin login gate', () => {
  // The browser reports every refused call.
  test.use({ expectedConsole: [/401|Failed to load resource|ERR_FAILED/] })

  test('asks who is there, says what was wrong, and asks again when the session has expired', async ({
    page,
    store,
  }) => {
    await test.step('says what was wrong', async () => {
      await page.goto('/admin/users')
      await logIn(page, 'nobody', 'not the password')
      await expect(toast(page, 'Login Failed')).toBeVisible()
      await expect(toast(page, 'Invalid username or password')).toBeVisible()
      expect(await savedToken(page)).toBeNull()
      await gateOf(page).getByLabel('Username').fill('')
      await gateOf(page).getByRole('button', { name: 'Login to Admin Panel' }).click()
      await expect(gateOf(page).getByText('Enter your username')).toBeVisible()
    })
    await forgetVisitor(page)
    await test.step('asks who is there, and lets in by Enter', async () => {
      await page.goto('/admin')
      await expect(gateOf(page)).toBeVisible()
      expect(await accessibilityViolations(page)).toEqual([])
      await expect(gateOf(page).getByRole('button', { name: 'Login to Admin Panel' })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(gateOf(page)).toBeVisible()

      await logIn(page, TEST_ADMIN.username, TEST_ADMIN.password)
      await expect(toast(page, 'Login Successful')).toBeVisible()
      await expect(toast(page, 'Welcome to the admin panel!')).toBeVisible()
      await expect(page.getByRole('tab', { name: 'Users' })).toBeVisible()
      const token = await savedToken(page)
      expect(token).toBeTruthy()
      await page.reload()
      await expect(page.getByRole('tab', { name: 'Users' })).toBeVisible()
      // What scripts of the page can read lets nobody in elsewhere.
      const headers = { 'x-session-token': token ?? '' }
      const { status } = await apiClient(store.url).call('/api/auth/user', { headers })
      expect(status).toBe(401)
      expect(await page.evaluate(() => document.cookie)).not.toContain('staff-')
    })
    await forgetVisitor(page)
    await test.step('asks again when the session has expired', async () => {
      const { token, post } = await clientOfRole(store, 'admin')
      await page.goto('/admin/users')
      await page.evaluate((saved) => localStorage.setItem('adminToken', saved), token)
      await page.reload()
      await expect(page.getByRole('heading', { name: 'Users', level: 1 })).toBeVisible()
      await post('/api/auth/logout')
      await page.getByLabel('Search users').fill('somebody')
      await expect(toast(page, 'Session Expired')).toBeVisible()
      await expect(toast(page, 'Please log in again to continue')).toBeVisible()
      await expect(gateOf(page)).toBeVisible()
      expect(await savedToken(page)).toBeNull()
    })
  })

  test('is passed once for all tabs of a browser', THOROUGH, async ({ page, context }) => {
    await page.goto('/admin')
    await logIn(page, TEST_ADMIN.username, TEST_ADMIN.password)
    await expect(page.getByRole('tab', { name: 'Users' })).toBeVisible()
    const other = await context.newPage()
    await other.goto('/admin/account')
    await expect(other.getByRole('row').filter({ hasText: 'This session' })).toContainText(
      'Browser',
    )
    await other.close()
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
    await expect(gateOf(page)).toBeVisible()
    const cookies = await context.cookies()
    expect(cookies.map(({ name }) => name)).not.toContain('staff-session')
  })

  test('says when the server is out of reach', THOROUGH, async ({ page }) => {
    await page.goto('/admin/users')
    await expect(gateOf(page)).toBeVisible()
    await page.route('**/api/auth/login', (route) => route.abort())
    await logIn(page, TEST_ADMIN.username, TEST_ADMIN.password)
    await expect(toast(page, 'Login Error')).toBeVisible()
    await expect(toast(page, 'Unable to connect to server')).toBeVisible()
  })

  test('removes an invalid token', THOROUGH, async ({ page }) => {
    await page.addInitScript(() => {
      if (sessionStorage.getItem('planted')) return
      sessionStorage.setItem('planted', 'yes')
      localStorage.setItem('adminToken', 'no token of ours')
    })
    await page.goto('/admin/users')
    await expect(gateOf(page)).toBeVisible()
    expect(await savedToken(page)).toBeNull()
  })
})

test.describe('2 Screens: users', () => {
  // Of the invitation that is refused.
  test.use({ expectedConsole: [/400 \(Bad Request\)/] })

  test('are listed, added, edited, deleted and invited by mail, to what their role allows', async ({
    page,
    store,
  }) => {
    await signInOnPage(page, store)
    await page.goto('/admin/users')
    await test.step('lists users, adds one, edits and deletes them', async () => {
      const admin = await adminClient(store)
      for (const name of ['User', 'Email', 'Role', 'Status', 'Last Login', 'Actions'])
        await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible()
      await expect(rowOf(page, 'admin@softhaven.example')).toContainText('Admin')
      await expect(page.getByRole('button', { name: 'Delete admin', exact: true })).toHaveCount(0)
      expect(await accessibilityViolations(page)).toEqual([])

      await page.getByRole('button', { name: 'Add User' }).click()
      const dialog = page.getByRole('dialog', { name: 'Add User' })
      await dialog.getByLabel('Username').fill('editor')
      await dialog.getByLabel('Email').fill('editor@softhaven.example')
      await dialog.getByLabel('Password').fill(PASSWORD)
      await dialog.getByLabel('First name').fill('Edith')
      await dialog.getByLabel('Role').selectOption('moderator')
      await expect(dialog.getByRole('switch', { name: 'Account Active' })).toBeChecked()
      expect(await violationsOfVariant(page)).toEqual([])
      await dialog.getByRole('button', { name: 'Add User' }).click()
      await expect(dialog).toBeHidden()
      const row = rowOf(page, 'editor@softhaven.example')
      await expect(row).toContainText('Never')
      await expect(row).toContainText('Moderator')
      await expect(row).toContainText('Active')

      const editor = await adminClient(store, { username: 'editor', password: PASSWORD })
      await page.getByRole('button', { name: 'Edit editor', exact: true }).click()
      const edit = page.getByRole('dialog', { name: 'Edit User' })
      await expect(edit.getByLabel('Password')).toHaveValue('')
      await edit.getByLabel('Last name').fill('Clarke')
      await edit.getByRole('button', { name: 'Save User' }).click()
      await expect(row).toContainText('Edith Clarke')
      expect((await editor.call('/api/auth/user')).status).toBe(200)

      await page.getByRole('button', { name: 'Edit editor', exact: true }).click()
      await edit.getByRole('switch', { name: 'Account Active' }).click()
      await expect(edit.getByText('Saving signs this user out everywhere.')).toBeVisible()
      await edit.getByRole('button', { name: 'Save User' }).click()
      await expect(row).toContainText('Inactive')
      expect((await editor.call('/api/auth/user')).status).toBe(401)

      await page.getByRole('button', { name: 'Delete editor', exact: true }).click()
      const confirm = page.getByRole('alertdialog', { name: 'Delete editor?' })
      await confirm.getByRole('button', { name: 'Cancel' }).click()
      await expect(row).toBeVisible()
      await page.getByRole('button', { name: 'Delete editor', exact: true }).click()
      await confirm.getByRole('button', { name: 'Delete user' }).click()
      // Content behind a dialog has no roles, so the dialog must be gone first.
      await expect(confirm).toBeHidden()
      await expect(row).toHaveCount(0)
      const { body } = await admin.call('/api/admin/audit?entity=user&limit=10')
      expect(body.map(({ action }: { action: string }) => action)).toEqual(
        expect.arrayContaining(['user.create', 'user.update', 'user.delete']),
      )
    })
    await test.step('invites somebody, who chooses a password and works with what the role allows', async () => {
      const product = oneOf(await catalogue(store), ({ inStock }) => inStock)
      const { number } = await deliveredOrder(store, [{ product }])
      await page.getByRole('button', { name: 'Add User' }).click()
      const dialog = page.getByRole('dialog', { name: 'Add User' })
      await dialog.getByLabel('Username').fill('helper')
      await dialog.getByLabel('Email').fill('helper@softhaven.example')
      await dialog.getByRole('switch', { name: 'Invite by e-mail' }).click()
      await expect(dialog.getByLabel('Password')).toHaveCount(0)
      await dialog.getByRole('button', { name: 'Mail Invitation' }).click()
      await expect(dialog.getByText('Choose a role in the back office')).toBeVisible()
      await dialog.getByLabel('Role').selectOption('support')
      await dialog.getByText('What Support may do').click()
      await expect(dialog.getByText('Read and answer messages')).toBeVisible()
      expect(await violationsOfVariant(page)).toEqual([])
      await dialog.getByRole('button', { name: 'Mail Invitation' }).click()
      await expect(toast(page, 'Invitation Mailed')).toBeVisible()
      await expect(rowOf(page, 'helper@softhaven.example')).toContainText('Invited')

      const mail = await eventually(
        async () => (await mailsTo(store, 'helper@softhaven.example'))[0],
      )
      const link = /\/admin\/reset-password#\S+/.exec(mail.text)?.[0] ?? ''
      const helper = await (
        await page.context().browser()?.newContext({ baseURL: store.url })
      )?.newPage()
      if (!helper) throw new Error('No second browser')
      await open(helper, link)
      await helper.getByLabel(/^New password/).fill(PASSWORD)
      await helper.getByRole('button', { name: 'Change password' }).click()
      await helper.getByRole('link', { name: 'Go to the login' }).click()
      await logIn(helper, 'helper', PASSWORD)
      const tabs = helper.getByRole('navigation', { name: 'Back office' })
      await expect(tabs.getByRole('tab', { name: 'Orders' })).toBeVisible()
      for (const hidden of ['Products', 'Keys', 'Analytics', 'Settings', 'Users'])
        await expect(tabs.getByRole('tab', { name: hidden, exact: true })).toHaveCount(0)
      await tabs.getByRole('tab', { name: 'Orders' }).click()
      await helper.getByRole('main').getByRole('link', { name: number }).click()
      await expect(helper.getByRole('button', { name: 'Resend delivery' })).toBeVisible()
      await expect(helper.getByRole('button', { name: 'Refund', exact: true })).toHaveCount(0)
      await expect(helper.getByText('Your role does not allow this')).toHaveCount(0)
      await helper.goto('/admin/products')
      await expect(helper.getByText('Your role does not include this.')).toBeVisible()
      await helper.context().close()

      await page.reload()
      await expect(rowOf(page, 'helper@softhaven.example')).toContainText('Active')
      await page.getByRole('link', { name: 'What helper did' }).click()
      await expect(page.getByLabel('User', { exact: true })).toHaveValue('helper')
      await expect(page.getByRole('row').filter({ hasText: 'reset password' })).toBeVisible()
    })
  })
})

test.describe('8 Errors: users', () => {
  test.use({ expectedConsole: [/Failed to load resource/] })

  test(
    'refuses to remove the last administrator, and says so',
    THOROUGH,
    async ({ page, store }) => {
      await signInOnPage(page, store)
      await page.goto('/admin/users')
      await page.getByRole('button', { name: 'Edit admin', exact: true }).click()
      const dialog = page.getByRole('dialog', { name: 'Edit User' })
      await dialog.getByLabel('Role').selectOption('moderator')
      await expect(dialog.getByText('This is your own account')).toBeVisible()
      // Other tests of this store may have left administrators behind.
      await store.sql.query(`UPDATE "User" SET "isActive" = false WHERE "username" <> 'admin'`)
      await dialog.getByRole('button', { name: 'Save User' }).click()
      await expect(dialog.getByRole('alert')).toContainText('The last active administrator')
    },
  )

  test('says when a user cannot be deleted', THOROUGH, async ({ page, store }) => {
    const admin = await adminClient(store)
    await admin.post('/api/admin/users', {
      username: 'keeper',
      email: 'keeper@softhaven.example',
      password: PASSWORD,
    })
    await signInOnPage(page, store)
    await page.goto('/admin/users')
    await page.route('**/api/admin/users/*', (route) => route.fulfill({ status: 500, body: '{}' }))
    await page.getByRole('button', { name: 'Delete keeper', exact: true }).click()
    await page.getByRole('button', { name: 'Delete user' }).click()
    await expect(page.getByRole('alertdialog').getByRole('alert')).not.toBeEmpty()
    await expect(toast(page, 'Failed to delete user')).toBeVisible()
  })
})

test.describe('9 Back office: sessions and audit trail', () => {
  // What the page still asks for after all sessions have ended is refused.
  test.use({ expectedConsole: [/Failed to load resource.*401/] })

  test('shows where one is signed in, and ends one session', async ({ page, store }) => {
    const other = await clientOfRole(store, 'moderator')
    const { body: me } = await other.call('/api/auth/user')
    const second = await adminClient(store, {
      username: me.username,
      password: TEST_ADMIN.password,
    })
    await page.addInitScript((saved) => localStorage.setItem('adminToken', saved), second.token)
    await page.goto('/admin/users/sessions')
    await expect(page).toHaveURL(/\/admin\/account$/)
    await expect(page.getByText('This session')).toHaveCount(1)
    expect(await violationsOfVariant(page)).toEqual([])
    await page.getByRole('button', { name: /^End session/ }).click()
    await expect(toast(page, 'Session Ended')).toBeVisible()
    // Else the list would be read again while all sessions end.
    await expect(page.getByRole('button', { name: /^End session/ })).toHaveCount(0)
    expect((await other.call('/api/auth/user')).status).toBe(401)
    expect((await second.call('/api/auth/user')).status).toBe(200)

    await page.getByRole('button', { name: 'Sign out everywhere' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click()
    await expect.poll(async () => (await second.call('/api/auth/user')).status).toBe(401)
  })

  test('shows who did what', THOROUGH, async ({ page, store }) => {
    const admin = await adminClient(store)
    await admin.post('/api/admin/categories', { name: 'Audited category' })
    await signInOnPage(page, store)
    await page.goto('/admin/users/audit')
    await page.getByLabel('Subject').selectOption('category')
    const row = page.getByRole('row').filter({ hasText: 'Audited category' })
    await expect(row).toContainText('Category: create')
    await expect(row).toContainText('admin')
    expect(await accessibilityViolations(page)).toEqual([])
    await page.getByLabel('To (UTC)').fill('2020-01-01')
    await expect(page.getByText('Nothing was done that matches.')).toBeVisible()
  })

  test('Logout on the users tab ends the session', THOROUGH, async ({ page, store }) => {
    const { token, call } = await adminClient(store)
    await page.goto('/admin/users')
    await page.evaluate((saved) => localStorage.setItem('adminToken', saved), token)
    await page.reload()
    await page.getByRole('main').getByRole('button', { name: 'Logout' }).click()
    await expect(gateOf(page)).toBeVisible()
    expect(await savedToken(page)).toBeNull()
    expect((await call('/api/auth/user')).status).toBe(401)
  })
})
